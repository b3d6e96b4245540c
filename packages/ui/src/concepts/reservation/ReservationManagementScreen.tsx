import { type Agenda, type BookingStatus, waitsForAnswer } from '@potager/domain/booking'
import {
  emptyListMessages,
  reservationMessages,
  reservationStatusLabels,
  reservationManagementMessages as words,
} from '@potager/domain/messages'
import type { Reservation } from '@potager/domain/reservation'
import { EmptyState } from '../../components/feedback/index.ts'
import { AgendaParts } from '../booking/AgendaParts.tsx'
import { type AgendaChoice, AgendaTools } from '../booking/AgendaTools.tsx'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { chooseFirst } from '../restaurant/RestaurantSelect.tsx'
import { ReservationTable } from './ReservationTable.tsx'

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
