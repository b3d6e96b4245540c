import { reservationMessages as words } from '@potager/domain/messages'
import type { Reservation, ReservationFilter } from '@potager/domain/reservation'
import type { ReactNode } from 'react'
import { CardSkeletons, EmptyState, ErrorState, PageWindow, RefreshingBar } from '../../components/feedback/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { ReservationCard, SampleReservationCard } from './ReservationCard.tsx'
import { ReservationFilterBar } from './ReservationFilterBar.tsx'
import css from './ReservationsScreen.module.css'

/** Cards per page. */
export const RESERVATIONS_PER_PAGE = 24

export type ReservationsScreenProps = {
  /** Matching reservations, sorted; null during the first load. */
  reservations: readonly Reservation[] | null
  /** Total without filters. */
  total: number
  failure?: string | null
  refreshing?: boolean
  filter: ReservationFilter
  /** Current page, from 0. */
  page: number
  links: ReactNode
  onFilter: (filter: ReservationFilter) => void
  onPage: (page: number) => void
  onRetry: () => void
  onOpen: (reservation: Reservation) => void
}

/** « Mes Réservations »: count, filters, cards, and a sample when there are none. */
export function ReservationsScreen(props: ReservationsScreenProps) {
  const { reservations, total, failure, refreshing = false, filter, page } = props
  const filtered = Object.keys(filter).length > 0
  const totalPages = Math.ceil((reservations?.length ?? 0) / RESERVATIONS_PER_PAGE)
  return (
    <div className={css.screen}>
      <ScreenHeading
        title={words.title}
        counts={reservations && (filtered ? words.shown(reservations.length, total) : words.total(total))}
      >
        {props.links}
      </ScreenHeading>
      <ReservationFilterBar filter={filter} onChange={props.onFilter} />
      <RefreshingBar active={refreshing} />
      {failure && <ErrorState message={failure} onRetry={props.onRetry} />}
      {!reservations && !failure && <CardSkeletons count={8} />}
      {reservations?.length === 0 && <NoReservation filtered={filtered} onReset={() => props.onFilter({})} />}
      {reservations && reservations.length > 0 && (
        <ul className={css.grid} aria-label={words.list}>
          {reservations.slice(page * RESERVATIONS_PER_PAGE, (page + 1) * RESERVATIONS_PER_PAGE).map((reservation) => (
            <li key={reservation.id}>
              <ReservationCard reservation={reservation} onOpen={props.onOpen} />
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={totalPages} size={5} onChange={props.onPage} />
      )}
    </div>
  )
}

function NoReservation({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (filtered) return <EmptyState title={words.filteredEmpty} onReset={onReset} />
  return <EmptyState title={words.empty} hint={words.emptyHint} action={<SampleReservationCard />} />
}
