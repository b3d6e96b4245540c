import { type BookingStatus, bookingStatuses, isOfStatus } from '@potager/domain/booking'
import { countEventRequests, type EventRequest } from '@potager/domain/event-request'
import {
  emptyListMessages,
  eventRequestFieldLabels,
  eventRequestMessages,
  filterLabels,
  managedEventRequestStatusLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { EmptyState, FilterSelect, StatCard } from '../../components/feedback/index.ts'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { chooseFirst, RestaurantSelect, type RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import css from './EventRequestManagementScreen.module.css'
import { EventRequestTable } from './EventRequestTable.tsx'

export type EventRequestManagementScreenProps = BookingsScreenState & {
  restaurants: RestaurantSelectProps['restaurants']
  /** Id of the chosen restaurant, '' for none. */
  restaurantId: string
  /** All of its requests, sorted; null while loading. */
  requests: readonly EventRequest[] | null
  /** Filters the table but not the counters (AMB-39); '' for all. */
  status: string
  changing: ReadonlySet<string>
  now: Instant
  onRestaurant: (restaurantId: string) => void
  onStatus: (status: string) => void
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
  const { requests, status } = props
  return (
    <BookingsScreen
      {...props}
      layout="table"
      title={eventRequestMessages.managementTitle}
      tools={<Tools {...props} />}
      choose={chooseFirst(props, words.choose)}
      bookings={requests && requests.filter((request) => status === '' || isOfStatus(request, status))}
      empty={
        status ? (
          <EmptyState title={eventRequestMessages.filteredEmpty} onReset={() => props.onStatus('')} />
        ) : (
          <EmptyState
            title={eventRequestMessages.empty}
            hint={emptyListMessages['event-requests'].hint}
            action={props.create}
          />
        )
      }
      pages={words.pages}
    >
      {(shown) => (
        <EventRequestTable
          requests={shown}
          now={props.now}
          changing={props.changing}
          onPick={props.onPick}
          onRefuse={props.onRefuse}
          onOpen={props.onOpen}
        />
      )}
    </BookingsScreen>
  )
}

function Tools({
  restaurants,
  restaurantId,
  requests,
  status,
  onRestaurant,
  onStatus,
}: EventRequestManagementScreenProps) {
  return (
    <>
      <div className={css.choices}>
        <RestaurantSelect restaurants={restaurants} value={restaurantId} onChange={onRestaurant} />
        <FilterSelect
          label={eventRequestFieldLabels.status}
          options={statusOptions}
          value={status}
          onChange={onStatus}
        />
      </div>
      {restaurantId !== '' && <Counters requests={requests} />}
    </>
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
