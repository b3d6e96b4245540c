import { type BookingStatus, waitsForAnswer } from '@potager/domain/booking'
import { reservationMessages, reservationManagementMessages as words } from '@potager/domain/messages'
import type { Reservation } from '@potager/domain/reservation'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, ListSkeleton, PageWindow, RefreshingBar } from '../../components/feedback/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { hasChoice, RestaurantSelect, type RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import css from './ReservationManagementScreen.module.css'
import { ReservationTable } from './ReservationTable.tsx'

/** Rows per page. */
export const MANAGED_PER_PAGE = 25

export type ReservationManagementScreenProps = {
  restaurants: RestaurantSelectProps['restaurants']
  /** Id of the chosen restaurant, '' for none. */
  restaurantId: string
  /** All of its reservations, sorted; null while loading. */
  reservations: readonly Reservation[] | null
  failure?: string | null
  refreshing?: boolean
  changing: ReadonlySet<string>
  page: number
  links: ReactNode
  onRestaurant: (restaurantId: string) => void
  onPage: (page: number) => void
  onRetry: () => void
  onPick: (reservation: Reservation, status: BookingStatus) => void
  onCancel: (reservation: Reservation) => void
  onOpen: (reservation: Reservation) => void
}

/** « Gestion des réservations »: a restaurant, and its reservations with an editable status. */
export function ReservationManagementScreen(props: ReservationManagementScreenProps) {
  const { restaurantId, reservations, failure, page } = props
  const pending = reservations?.filter(waitsForAnswer).length ?? 0
  const totalPages = Math.ceil((reservations?.length ?? 0) / MANAGED_PER_PAGE)
  return (
    <div className={css.screen}>
      <ScreenHeading
        title={reservationMessages.managementTitle}
        counts={reservations && `${reservationMessages.total(reservations.length)} · ${words.pending(pending)}`}
      >
        {props.links}
      </ScreenHeading>
      <div className={css.restaurant}>
        <RestaurantSelect restaurants={props.restaurants} value={restaurantId} onChange={props.onRestaurant} />
      </div>
      <RefreshingBar active={props.refreshing ?? false} />
      {failure && <ErrorState message={failure} onRetry={props.onRetry} />}
      {restaurantId === '' && hasChoice(props.restaurants) && <EmptyState title={words.choose} />}
      {restaurantId !== '' && !reservations && !failure && <ListSkeleton rows={10} />}
      {reservations?.length === 0 && <EmptyState title={reservationMessages.empty} />}
      {reservations && reservations.length > 0 && (
        <ReservationTable
          reservations={reservations.slice(page * MANAGED_PER_PAGE, (page + 1) * MANAGED_PER_PAGE)}
          changing={props.changing}
          onPick={props.onPick}
          onCancel={props.onCancel}
          onOpen={props.onOpen}
        />
      )}
      {totalPages > 1 && (
        <PageWindow
          label={reservationMessages.pages}
          page={page}
          totalPages={totalPages}
          size={5}
          onChange={props.onPage}
        />
      )}
    </div>
  )
}
