import type { Customer } from '@potager/domain/customer'
import type { RoomForPeriod } from '@potager/domain/meeting-room'
import { reservationFormMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type ReservationDraft, reservationDraft } from '@potager/domain/reservation'
import { bookingForm, customer, hall, tonka } from '@potager/storybook/booking-form'
import { fn, userEvent, within } from 'storybook/test'
import type { ServerErrors } from '../../components/input/index.ts'
import { useBookingMemory } from '../booking/story-booking-memory.ts'
import { ReservationFormScreen, type ReservationFormScreenProps, reservationRules } from './ReservationFormScreen.tsx'

type StoryReservationFormProps = Omit<ReservationFormScreenProps, 'form' | 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
  serverErrors: ServerErrors
  onSearch: (term: string) => void
  onChange: (draft: ReservationDraft) => void
}

/** The form, with the props that its page provides. */
export function StoryReservationForm(props: StoryReservationFormProps) {
  const { items } = props.restaurants
  const memory = useBookingMemory(
    props,
    (draft) =>
      reservationRules(
        draft,
        items?.find(({ id }) => id === draft.restaurantId),
      ),
    items,
  )
  return <ReservationFormScreen {...props} {...memory} />
}

export const empty = reservationDraft.empty()
/** Complete values: a room for Saturday evening. */
export const filled: ReservationDraft = {
  ...empty,
  customerId: customer.id,
  restaurantId: tonka.id,
  type: 'MEETING_ROOM',
  roomId: hall.id,
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 8,
}
export const rooms: readonly RoomForPeriod[] = [
  { room: hall, state: 'available' },
  { room: { ...hall, id: '0197a000-0000-7000-8000-00000000b002', name: 'Salon du Levant' }, state: 'occupied' },
  { room: { ...hall, id: '0197a000-0000-7000-8000-00000000b003', name: 'La Serre' }, state: 'not-reservable' },
]

/** An empty form, with a customer to find, a restaurant and its rooms. */
export const reservationFormArgs = {
  ...bookingForm,
  draft: empty,
  rooms: { items: rooms, onRetry: fn() },
  back: <a href={paths.reservations}>{reservationFormMessages.back}</a>,
}

/** User actions in the form. */
export const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const group = (name: string) => within(canvas.getByRole('group', { name }))
  return {
    canvas,
    group,
    press: (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name })),
    submit: () => canvas.getByRole('button', { name: 'Créer la réservation' }),
    day: (label: string) => canvas.getByLabelText<HTMLInputElement>(`${label}, Date`),
    time: (label: string) => canvas.getByLabelText<HTMLInputElement>(`${label}, Heure`),
  }
}
