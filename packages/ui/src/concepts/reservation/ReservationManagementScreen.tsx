import { type BookingStatus, waitsForAnswer } from '@potager/domain/booking'
import {
  emptyListMessages,
  reservationMessages,
  reservationManagementMessages as words,
} from '@potager/domain/messages'
import type { Reservation } from '@potager/domain/reservation'
import { EmptyState } from '../../components/feedback/index.ts'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { chooseFirst, RestaurantSelect, type RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import css from './ReservationManagementScreen.module.css'
import { ReservationTable } from './ReservationTable.tsx'

export type ReservationManagementScreenProps = BookingsScreenState & {
  restaurants: RestaurantSelectProps['restaurants']
  /** Id of the chosen restaurant, '' for none. */
  restaurantId: string
  /** All of its reservations, sorted; null while loading. */
  reservations: readonly Reservation[] | null
  changing: ReadonlySet<string>
  onRestaurant: (restaurantId: string) => void
  onPick: (reservation: Reservation, status: BookingStatus) => void
  onCancel: (reservation: Reservation) => void
  onOpen: (reservation: Reservation) => void
}

/** « Gestion des réservations »: a restaurant, and its reservations with an editable status. */
export function ReservationManagementScreen(props: ReservationManagementScreenProps) {
  const { restaurants, restaurantId, reservations } = props
  const pending = reservations?.filter(waitsForAnswer).length ?? 0
  return (
    <BookingsScreen
      {...props}
      layout="table"
      title={reservationMessages.managementTitle}
      counts={reservations && `${reservationMessages.total(reservations.length)} · ${words.pending(pending)}`}
      tools={
        <div className={css.restaurant}>
          <RestaurantSelect restaurants={restaurants} value={restaurantId} onChange={props.onRestaurant} />
        </div>
      }
      choose={chooseFirst(props, words.choose)}
      bookings={reservations}
      empty={
        <EmptyState
          title={reservationMessages.empty}
          hint={emptyListMessages.reservations.hint}
          action={props.create}
        />
      }
      pages={reservationMessages.pages}
    >
      {(shown) => (
        <ReservationTable
          reservations={shown}
          changing={props.changing}
          onPick={props.onPick}
          onCancel={props.onCancel}
          onOpen={props.onOpen}
        />
      )}
    </BookingsScreen>
  )
}
