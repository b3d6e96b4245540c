import { customer } from '@potager/storybook/booking-form'
import { tabStops, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { empty, filled, form, reservationFormArgs, StoryReservationForm } from './story-form.tsx'

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

export const EnterTakes = meta.story({
  name: 'Entrée prend le jour et l’heure tels qu’ils sont écrits, avant d’envoyer',
  tags: ['[TYP-01]'],
  args: { customer, draft: filled },
  play: async ({ canvasElement, args }) => {
    const { day, time } = form(canvasElement)
    const write = async (field: HTMLElement, typed: string) => {
      await userEvent.tripleClick(field)
      await userEvent.keyboard(`${typed}{Enter}`)
    }
    await write(time('Fin'), '22h')
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...filled, end: '2026-11-28T22:00:00' }))
    await write(day('Début'), '29/11')
    const moved = { ...filled, start: '2026-11-29T19:00:00', end: '2026-11-29T22:00:00' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(moved))
    for (const [field, typed, said] of [
      [time('Début'), '25h', /Ce n’est pas une heure/],
      [day('Fin'), 'bientôt', /Ce n’est pas une date/],
    ] as const) {
      await write(field, typed)
      await expect(field).toHaveValue(typed)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(said)
      await expect(field).toHaveFocus()
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

export const EnterFinds = meta.story({
  name: 'Entrée aussitôt après le nom attend la réponse, la prend, et n’envoie rien',
  tags: ['[TYP-02]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('combobox', { name: /client/i })
    await userEvent.type(search, '{Enter}legrand{Enter}')
    await expect(search).toBeValid()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...empty, customerId: customer.id }))
    await expect(canvas.getByText('Suzanne Legrand')).toBeVisible()
  },
})
