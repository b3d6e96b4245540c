import type { BookingStatus } from '@potager/domain/booking'
import {
  formatMessages,
  reservationFieldLabels,
  reservationStatusLabels,
  reservationManagementMessages as words,
} from '@potager/domain/messages'
import { canCancelManagedReservation, type Reservation } from '@potager/domain/reservation'
import { BookingTable } from '../booking/BookingTable.tsx'
import css from '../booking/booking-table.module.css'
import { BookingStatusSelect, hoursOf, peopleOf, shortDayOf, WishMark } from '../booking/index.ts'
import { referenceOf, typeOf } from './reservation-words.ts'

export type ReservationTableProps = {
  reservations: readonly Reservation[]
  caption: string
  /** Whether each row says its restaurant. */
  withRestaurant: boolean
  /** Ids of reservations with a pending change. */
  changing: ReadonlySet<string>
  onPick: (reservation: Reservation, status: BookingStatus) => void
  onCancel: (reservation: Reservation) => void
  onOpen: (reservation: Reservation) => void
}

/** Reservations with an editable status; on a phone each row becomes a card. */
export function ReservationTable(props: ReservationTableProps) {
  const { reservations, caption, withRestaurant, changing, onPick, onCancel, onOpen } = props
  return (
    <BookingTable
      caption={caption}
      columns={[
        reservationFieldLabels.customer,
        reservationFieldLabels.day,
        reservationFieldLabels.hours,
        { numbers: reservationFieldLabels.people },
        reservationFieldLabels.type,
        reservationFieldLabels.status,
        { actions: words.columns.actions },
      ]}
    >
      {reservations.map((reservation) => (
        <tr key={reservation.id} data-row={reservation.id}>
          <th scope="row">
            <button
              type="button"
              className={css.open}
              aria-haspopup="dialog"
              aria-label={words.open(reservation.customerName, referenceOf(reservation))}
              onClick={() => onOpen(reservation)}
            >
              {reservation.customerName}
            </button>{' '}
            <WishMark wish={reservation.wish} />
          </th>
          <td>{shortDayOf(reservation)}</td>
          <td>{hoursOf(reservation)}</td>
          <td className={css.number}>
            <span className={css.onPhone}>{peopleOf(reservation)}</span>
            <span className={css.onWide}>{reservation.people ?? formatMessages.unsaid}</span>
          </td>
          <td>
            <span>{typeOf(reservation)}</span>
            <small>{placeOf(reservation, withRestaurant)}</small>
          </td>
          <td>
            <BookingStatusSelect
              label={words.statusOf(referenceOf(reservation))}
              status={reservation.status}
              labels={reservationStatusLabels}
              busy={changing.has(reservation.id)}
              onPick={(status) => onPick(reservation, status)}
            />
          </td>
          <td>
            <button
              type="button"
              className={css.cancel}
              aria-label={words.cancelOf(referenceOf(reservation))}
              disabled={!canCancelManagedReservation(reservation.status)}
              aria-disabled={changing.has(reservation.id)}
              onClick={() => !changing.has(reservation.id) && onCancel(reservation)}
            >
              {words.cancel}
            </button>
          </td>
        </tr>
      ))}
    </BookingTable>
  )
}

/** 'Salle des Tilleuls · La Fève Tonka': the room, which the type does not say, and the restaurant. */
function placeOf({ roomName, restaurantName }: Reservation, withRestaurant: boolean): string {
  return [roomName, withRestaurant && restaurantName].filter(Boolean).join(' · ')
}
