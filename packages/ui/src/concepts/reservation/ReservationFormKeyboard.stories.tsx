import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { customer } from '../../storybook/booking-form.ts'
import { tabTo } from '../../storybook/keyboard.ts'
import { tabStops } from '../../storybook/tab-stops.ts'
import { StoryReservationForm } from './StoryReservationForm.tsx'
import { empty, reservationFormArgs } from './story-form.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouvelle réservation/Clavier',
  id: 'ecrans-nouvelle-reservation-clavier',
  component: StoryReservationForm,
  args: reservationFormArgs,
})

export const Order = meta.story({
  name: 'Clavier : du retour à l’envoi, sans rien sauter',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await tabStops(2)).toEqual(['Retour aux réservations', 'Restaurant *'])
    const send = canvas.getByRole('button', { name: 'Créer la réservation' })
    await tabTo(canvas.getByRole('button', { name: 'Annuler' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(send).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // An incomplete form is not sent; it shows its errors and focuses the first one.
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Restaurant' })).toHaveFocus())
    await expect(send).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Chosen = meta.story({
  name: 'Clavier : changer de client',
  args: { customer, draft: { ...empty, customerId: customer.id } },
  play: async ({ canvasElement, args }) => {
    await tabTo(within(canvasElement).getByRole('button', { name: 'Changer de client' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(empty)
  },
})
