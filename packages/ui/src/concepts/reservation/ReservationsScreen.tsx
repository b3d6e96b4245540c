import { reservationMessages as words } from '@potager/domain/messages'
import type { Reservation, ReservationFilter } from '@potager/domain/reservation'
import { EmptyState } from '../../components/feedback/index.ts'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { ReservationCard, SampleReservationCard } from './ReservationCard.tsx'
import { ReservationFilterBar } from './ReservationFilterBar.tsx'
import css from './ReservationsScreen.module.css'

export type ReservationsScreenProps = BookingsScreenState & {
  /** Matching reservations, sorted; null during the first load. */
  reservations: readonly Reservation[] | null
  /** Total without filters. */
  total: number
  filter: ReservationFilter
  /** The customers of all reservations, by name; one can be chosen of several. */
  customers?: readonly { id: string; name: string }[]
  onFilter: (filter: ReservationFilter) => void
  onOpen: (reservation: Reservation) => void
}

/** « Mes Réservations »: count, filters, cards, and a sample when there are none. */
export function ReservationsScreen(props: ReservationsScreenProps) {
  const { reservations, total, filter } = props
  const filtered = Object.keys(filter).length > 0
  return (
    <BookingsScreen
      {...props}
      layout="cards"
      title={words.title}
      counts={reservations && (filtered ? words.shown(reservations.length, total) : words.total(total))}
      tools={<ReservationFilterBar filter={filter} customers={props.customers ?? []} onChange={props.onFilter} />}
      bookings={reservations}
      empty={<NoReservation filtered={filtered} create={props.create} onReset={() => props.onFilter({})} />}
      pages={words.pages}
    >
      {(shown) => (
        <ul className={css.grid} aria-label={words.list}>
          {shown.map((reservation) => (
            <li key={reservation.id}>
              <ReservationCard reservation={reservation} onOpen={props.onOpen} />
            </li>
          ))}
        </ul>
      )}
    </BookingsScreen>
  )
}

type NoReservationProps = Pick<ReservationsScreenProps, 'create'> & { filtered: boolean; onReset: () => void }

function NoReservation({ filtered, create, onReset }: NoReservationProps) {
  if (filtered) return <EmptyState title={words.filteredEmpty} onReset={onReset} />
  return (
    <EmptyState
      title={words.empty}
      hint={words.emptyHint}
      action={
        <>
          <SampleReservationCard />
          {create}
        </>
      }
    />
  )
}
