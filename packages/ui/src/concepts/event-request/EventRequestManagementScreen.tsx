import { type BookingStatus, bookingStatuses, isOfStatus } from '@potager/domain/booking'
import { countEventRequests, type EventRequest } from '@potager/domain/event-request'
import {
  eventRequestFieldLabels,
  eventRequestMessages,
  filterLabels,
  managedEventRequestStatusLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import {
  EmptyState,
  ErrorState,
  FilterSelect,
  ListSkeleton,
  PageWindow,
  RefreshingBar,
  StatCard,
} from '../../components/feedback/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { hasChoice, RestaurantSelect, type RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import css from './EventRequestManagementScreen.module.css'
import { EventRequestTable } from './EventRequestTable.tsx'

/** Rows per page. */
export const MANAGED_EVENT_REQUESTS_PER_PAGE = 25

export type EventRequestManagementScreenProps = {
  restaurants: RestaurantSelectProps['restaurants']
  /** Id of the chosen restaurant, '' for none. */
  restaurantId: string
  /** All of its requests, sorted; null while loading. */
  requests: readonly EventRequest[] | null
  /** Filters the table but not the counters (AMB-39); '' for all. */
  status: string
  failure?: string | null
  refreshing?: boolean
  changing: ReadonlySet<string>
  page: number
  now: Instant
  links: ReactNode
  onRestaurant: (restaurantId: string) => void
  onStatus: (status: string) => void
  onPage: (page: number) => void
  onRetry: () => void
  onPick: (request: EventRequest, status: BookingStatus) => void
  onRefuse: (request: EventRequest) => void
  onOpen: (request: EventRequest) => void
}

const statusOptions = [
  { value: '', label: filterLabels.anyStatus },
  ...bookingStatuses.map((status) => ({ value: status, label: managedEventRequestStatusLabels[status] })),
]

/** « Gestion des demandes d'événements »: a restaurant, its counters, and its requests with an editable status. */
export function EventRequestManagementScreen(props: EventRequestManagementScreenProps) {
  const { restaurantId, requests, status, failure, page } = props
  const shown = requests?.filter((request) => status === '' || isOfStatus(request, status))
  const totalPages = Math.ceil((shown?.length ?? 0) / MANAGED_EVENT_REQUESTS_PER_PAGE)
  return (
    <div className={css.screen}>
      <ScreenHeading title={eventRequestMessages.managementTitle}>{props.links}</ScreenHeading>
      <div className={css.choices}>
        <RestaurantSelect restaurants={props.restaurants} value={restaurantId} onChange={props.onRestaurant} />
        <FilterSelect
          label={eventRequestFieldLabels.status}
          options={statusOptions}
          value={status}
          onChange={props.onStatus}
        />
      </div>
      {restaurantId !== '' && <Counters requests={requests} />}
      <RefreshingBar active={props.refreshing ?? false} />
      {failure && <ErrorState message={failure} onRetry={props.onRetry} />}
      {restaurantId === '' && hasChoice(props.restaurants) && <EmptyState title={words.choose} />}
      {restaurantId !== '' && !requests && !failure && <ListSkeleton rows={10} />}
      {shown?.length === 0 && (
        <EmptyState
          title={status ? eventRequestMessages.filteredEmpty : eventRequestMessages.empty}
          {...(status ? { onReset: () => props.onStatus('') } : {})}
        />
      )}
      {shown && shown.length > 0 && (
        <EventRequestTable
          requests={shown.slice(page * MANAGED_EVENT_REQUESTS_PER_PAGE, (page + 1) * MANAGED_EVENT_REQUESTS_PER_PAGE)}
          now={props.now}
          changing={props.changing}
          onPick={props.onPick}
          onRefuse={props.onRefuse}
          onOpen={props.onOpen}
        />
      )}
      {totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={totalPages} size={5} onChange={props.onPage} />
      )}
    </div>
  )
}

function Counters({ requests }: { requests: readonly EventRequest[] | null }) {
  const counts = requests && countEventRequests(requests)
  const names = ['total', ...bookingStatuses] as const
  return (
    <section className={css.counters} aria-label={eventRequestMessages.title}>
      {names.map((name) => (
        <StatCard key={name} label={words.counters[name]} value={counts ? String(counts[name]) : null} />
      ))}
    </section>
  )
}
