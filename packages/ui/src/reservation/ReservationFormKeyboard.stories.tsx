import { paths } from '@potager/domain/paths'
import { emptyReservationDraft } from '@potager/domain/reservation'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { tabTo } from '../storybook/keyboard.ts'
import { tabStops } from '../storybook/tab-stops.ts'
import { ReservationFormScreen } from './ReservationFormScreen.tsx'
import { customer, hall, NOW, tonka } from './reservation-form.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Nouvelle réservation/Clavier',
  id: 'ecrans-nouvelle-reservation-clavier',
  component: ReservationFormScreen,
  args: {
    draft: emptyReservationDraft(),
    customer: null,
    restaurants: { items: [tonka], onRetry: fn() },
    search: { options: [], answered: null, onSearch: fn() },
    rooms: [{ room: hall, state: 'available' as const }],
    now: NOW,
    submitting: false,
    serverErrors: {},
    back: <a href={paths.reservations}>Retour aux réservations</a>,
    onChange: fn(),
    onCustomer: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

export const Order = meta.story({
  name: 'Clavier : du retour à l’envoi, sans rien sauter',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await tabStops(2)).toEqual(['Retour aux réservations', 'Restaurant'])
    const send = canvas.getByRole('button', { name: 'Créer la réservation' })
    await tabTo(canvas.getByRole('button', { name: 'Annuler' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(send).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // An incomplete form is not sent; what is missing is told, and the button keeps its place in the order.
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(send).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Chosen = meta.story({
  name: 'Clavier : changer de client',
  args: { customer, draft: { ...emptyReservationDraft(), customerId: customer.id } },
  play: async ({ canvasElement, args }) => {
    await tabTo(within(canvasElement).getByRole('button', { name: 'Changer de client' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onCustomer).toHaveBeenCalledWith(null)
  },
})
