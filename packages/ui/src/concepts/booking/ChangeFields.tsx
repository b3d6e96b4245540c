import {
  type BookingKind,
  CHANGED_NOTES_MAX,
  type ChangeableBooking,
  type ChangeDraft,
  type CompetingBooking,
  endsAfterStart,
  holdsSpace,
  rivalsOf,
} from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import type { RoomState } from '@potager/domain/meeting-room'
import { reservationFormMessages, bookingChangeMessages as words } from '@potager/domain/messages'
import type { MeetingRoom } from '@potager/domain/restaurant'
import { Controller, useFormContext } from 'react-hook-form'
import { CustomerPicker, type CustomerPickerProps, MoneyField, TextField } from '../../components/input/index.ts'
import css from './ChangeBookingDialog.module.css'
import { RoomChoice } from './RoomChoice.tsx'

/** A booking, the form that changes it, and what else is booked or asked for on its days; null while unknown. */
type Placed = {
  kind: BookingKind
  booking: ChangeableBooking
  draft: ChangeDraft
  others: readonly CompetingBooking[] | null
}

/** What else needs a space in the period of the form. What waits without holding anything only yields to what is confirmed. */
function rivalsIn({ kind, booking, others, draft }: Placed, roomId: string) {
  const { start, end } = draft
  if (!others || !start || !end || !endsAfterStart({ start, end })) return { stopping: [], asking: [] }
  const holds = holdsSpace(kind, booking.status, booking.requested)
  const stops = ({ holdsSpace: held, status }: CompetingBooking) => held && (holds || status === 'CONFIRMED')
  const rivals = rivalsOf({ id: booking.id, start, end, roomId }, others)
  return { stopping: rivals.filter(stops), asking: rivals.filter((rival) => !stops(rival)) }
}

function roomState(placed: Placed, { id, reservable }: MeetingRoom): RoomState {
  if (!reservable && id !== placed.booking.roomId) return 'not-reservable'
  return rivalsIn(placed, id ?? '').stopping.length > 0 ? 'occupied' : 'available'
}

/** The rooms of the restaurant, or all of it; nothing where it has no rooms. */
export function ChangedRoom({ rooms, ...placed }: Placed & { rooms: readonly MeetingRoom[] }) {
  const { control } = useFormContext<ChangeDraft>()
  if (rooms.length === 0) return null
  const items = rooms.map((room) => ({ room, state: roomState(placed, room) }))
  return (
    <Controller
      control={control}
      name="roomId"
      render={({ field, fieldState }) => (
        <RoomChoice
          ref={field.ref}
          wholeRestaurant
          rooms={{ items, onRetry: () => undefined }}
          value={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      )}
    />
  )
}

/** What is in the way of the change, and what else was asked for, before it is sent. */
export function Rivals(placed: Placed) {
  const { stopping, asking } = rivalsIn(placed, placed.draft.roomId)
  return (
    <div role="status">
      {stopping.length > 0 && (
        <RivalList heading={words.conflicts} bookings={stopping}>
          <p>{words.willBeRefused}</p>
        </RivalList>
      )}
      {asking.length > 0 && <RivalList heading={words.alsoAsked} bookings={asking} />}
    </div>
  )
}

type RivalListProps = { heading: string; bookings: readonly CompetingBooking[]; children?: React.ReactNode }

function RivalList({ heading, bookings, children }: RivalListProps) {
  return (
    <section className={css.callout}>
      <h3>{heading}</h3>
      <ul className={css.rivals}>
        {bookings.map(({ id, title, customerName, start, end, roomName }) => (
          <li key={id}>{start && end && words.conflict(title ?? customerName, { start, end }, roomName)}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}

type ChangedCustomerProps = {
  booking: ChangeableBooking
  customer: Customer | null
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'onCreate' | 'loading' | 'error'>
  onCustomer: (customer: Customer | null) => void
}

/** The customer, who stays the same where a visitor asked in their own name. */
export function ChangedCustomer({ booking, customer, search, onCustomer }: ChangedCustomerProps) {
  const { control } = useFormContext<ChangeDraft>()
  if (booking.requested) return <p className={css.soft}>{`${booking.customerName}. ${words.sameCustomer}`}</p>
  return (
    <Controller
      control={control}
      name="customerId"
      render={({ field, fieldState }) => (
        <>
          <CustomerPicker
            {...search}
            required
            value={customer}
            error={search.error ?? fieldState.error?.message}
            onChange={(chosen) => {
              field.onChange(chosen?.id ?? '')
              onCustomer(chosen)
            }}
          />
          {field.value !== '' && field.value !== booking.customerId && (
            <p className={css.soft}>{words.otherCustomer(booking.customerName)}</p>
          )}
        </>
      )}
    />
  )
}

/** The notes of a reservation, or the special requests of an event. */
export function ChangedNotes({ label }: { label: string }) {
  const { control } = useFormContext<ChangeDraft>()
  return (
    <Controller
      control={control}
      name="notes"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          rows={2}
          hint={reservationFormMessages.notesCounter(field.value.length, CHANGED_NOTES_MAX)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** The price of a reservation, or the estimate of an event. */
export function ChangedPrice({ label }: { label: string }) {
  const { control } = useFormContext<ChangeDraft>()
  return (
    <Controller
      control={control}
      name="price"
      render={({ field, fieldState }) => (
        <MoneyField {...field} label={label} hint={words.priceHint} error={fieldState.error?.message} />
      )}
    />
  )
}
