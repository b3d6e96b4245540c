import { type Agenda, type BookingStatus, waitsForAnswer } from '@potager/domain/booking'
import {
  emptyListMessages,
  formatMessages,
  reservationFieldLabels,
  reservationMessages,
  reservationStatusLabels,
  reservationManagementMessages as words,
} from '@potager/domain/messages'
import { canCancelManagedReservation, type Reservation } from '@potager/domain/reservation'
import { EmptyState } from '../../components/feedback/index.ts'
import { type AgendaChoice, AgendaParts, AgendaTools, BookingTable } from '../booking/Agenda.tsx'
import css from '../booking/agenda.module.css'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { BookingStatusSelect, hoursOf, peopleOf, shortDayOf, WishMark } from '../booking/index.ts'
import { chooseFirst } from '../restaurant/RestaurantSelect.tsx'
import { referenceOf, typeOf } from './reservation-words.ts'

type ReservationTableProps = {
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
function ReservationTable(props: ReservationTableProps) {
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

export type ReservationManagementScreenProps = BookingsScreenState &
  AgendaChoice & {
    /** The reservations that pass the filter; null while loading. */
    agenda: Agenda<Reservation> | null
    /** Ids of reservations whose status is being changed. */
    changing: ReadonlySet<string>
    onPick: (reservation: Reservation, status: BookingStatus) => void
    /** Asks to cancel a reservation; the caller then asks why. */
    onCancel: (reservation: Reservation) => void
    onOpen: (reservation: Reservation) => void
  }

/** « Gestion des réservations »: of a restaurant or of all, what is to come and what is over, with an editable status. */
export function ReservationManagementScreen(props: ReservationManagementScreenProps) {
  const { agenda } = props
  const reservations = agenda && [...agenda.coming, ...agenda.past]
  return (
    <BookingsScreen
      {...props}
      layout="table"
      title={reservationMessages.managementTitle}
      counts={reservations && countsOf(reservations)}
      tools={
        <AgendaTools {...props} label={reservationMessages.filters.heading} statusLabels={reservationStatusLabels} />
      }
      choose={props.together ? undefined : chooseFirst(props, words.choose)}
      bookings={reservations}
      empty={<Nothing {...props} />}
      pages={reservationMessages.pages}
    >
      {(shown) =>
        agenda && (
          <AgendaParts agenda={agenda} shown={shown} captions={words}>
            {(bookings, caption) => (
              <ReservationTable
                reservations={bookings}
                caption={caption}
                withRestaurant={props.restaurantId === ''}
                changing={props.changing}
                onPick={props.onPick}
                onCancel={props.onCancel}
                onOpen={props.onOpen}
              />
            )}
          </AgendaParts>
        )
      }
    </BookingsScreen>
  )
}

function countsOf(reservations: readonly Reservation[]): string {
  const waiting = reservations.filter(waitsForAnswer).length
  return `${reservationMessages.total(reservations.length)} · ${words.pending(waiting)}`
}

function Nothing({ filter, create, onFilter }: ReservationManagementScreenProps) {
  if (Object.keys(filter).length > 0)
    return <EmptyState title={reservationMessages.filteredEmpty} onReset={() => onFilter({})} />
  return <EmptyState title={reservationMessages.empty} hint={emptyListMessages.reservations.hint} action={create} />
}
