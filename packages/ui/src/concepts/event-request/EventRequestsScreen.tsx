import { bookingStatuses } from '@potager/domain/booking'
import { type EventRequest, type EventRequestFilter, eventTypes } from '@potager/domain/event-request'
import {
  commonMessages,
  eventRequestFieldLabels,
  eventRequestMessages,
  eventRequestStatusLabels,
  eventTypeLabels,
  filterLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/feedback/index.ts'
import { FilterBar, FilterDate, FilterSelect, StatusChip } from '../../components/list/index.ts'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import css from '../booking/booking-card.module.css'
import { BookingStatusChip, dayOf, hoursOf, peopleOf, WishMark } from '../booking/index.ts'
import { eventRequestLocationOf, eventTypeOf, waitOf } from './event-request-words.ts'

type EventRequestCardProps = { request: EventRequest; now: Instant; onOpen: (request: EventRequest) => void }

/** An event request: what, when, where, for whom, and its age while pending. */
function EventRequestCard({ request, now, onOpen }: EventRequestCardProps) {
  const heading = useId()
  const wait = waitOf(request, now)
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {request.title}
        </h2>
        <BookingStatusChip status={request.status} labels={eventRequestStatusLabels} />
        <WishMark wish={request.wish} />
        {request.taken && <StatusChip tone="error" label={words.competing.takenMark} />}
      </div>
      <p className={css.soft}>{eventTypeOf(request)}</p>
      <p className={css.when}>{`${dayOf(request)}, ${hoursOf(request)}`}</p>
      <p className={css.line}>{[request.customerName, peopleOf(request)].filter(Boolean).join(' · ')}</p>
      <p className={css.soft}>
        {[eventRequestLocationOf(request), request.restaurantName].filter(Boolean).join(' · ')}
      </p>
      <div className={css.foot}>
        <span className={css.wait}>{wait}</span>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={words.detailsOf(request.title)}
          onClick={() => onOpen(request)}
        >
          {eventRequestMessages.details}
        </Button>
      </div>
    </article>
  )
}

export type EventRequestsScreenProps = BookingsScreenState & {
  /** Matching requests, sorted; null during the first load. */
  requests: readonly EventRequest[] | null
  /** Total without filters. */
  total: number
  /** Choices of the filter. */
  restaurants: readonly { id: string; name: string }[]
  filter: EventRequestFilter
  now: Instant
  onFilter: (filter: EventRequestFilter) => void
  onOpen: (request: EventRequest) => void
}

/** « Demandes d'Événements »: count, filters, and requests, the longest waiting first. */
export function EventRequestsScreen(props: EventRequestsScreenProps) {
  const { requests, total, filter } = props
  const filtered = Object.keys(filter).length > 0
  return (
    <BookingsScreen
      {...props}
      layout="cards"
      title={eventRequestMessages.title}
      counts={requests && (filtered ? words.shown(requests.length, total) : words.total(total))}
      tools={<EventRequestFilterBar filter={filter} restaurants={props.restaurants} onFilter={props.onFilter} />}
      bookings={requests}
      empty={<NoRequest filtered={filtered} create={props.create} onReset={() => props.onFilter({})} />}
      pages={words.pages}
    >
      {(shown) => (
        <ul className={css.requests} aria-label={words.list}>
          {shown.map((request) => (
            <li key={request.id} data-row={request.id}>
              <EventRequestCard request={request} now={props.now} onOpen={props.onOpen} />
            </li>
          ))}
        </ul>
      )}
    </BookingsScreen>
  )
}

type NoRequestProps = Pick<EventRequestsScreenProps, 'create'> & { filtered: boolean; onReset: () => void }

function NoRequest({ filtered, create, onReset }: NoRequestProps) {
  return filtered ? (
    <EmptyState title={eventRequestMessages.filteredEmpty} onReset={onReset} />
  ) : (
    <EmptyState title={eventRequestMessages.empty} hint={words.emptyHint} action={create} />
  )
}

const { filters } = words
const statusOptions = [
  { value: '', label: filterLabels.anyStatus },
  ...bookingStatuses.map((status) => ({ value: status, label: eventRequestStatusLabels[status] })),
]
const typeOptions = [
  { value: '', label: filterLabels.anyType },
  ...eventTypes.map((type) => ({ value: type, label: eventTypeLabels[type] })),
]

function EventRequestFilterBar(props: Pick<EventRequestsScreenProps, 'filter' | 'restaurants' | 'onFilter'>) {
  const { filter, restaurants, onFilter } = props
  const change = (name: keyof EventRequestFilter) => (value: string) => {
    const { [name]: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <FilterBar
      label={filters.heading}
      resetLabel={commonMessages.reset}
      onReset={Object.keys(filter).length > 0 ? () => onFilter({}) : undefined}
    >
      <FilterSelect
        label={eventRequestFieldLabels.status}
        options={statusOptions}
        value={filter.status ?? ''}
        onChange={change('status')}
      />
      <FilterSelect
        label={eventRequestFieldLabels.type}
        options={typeOptions}
        value={filter.type ?? ''}
        onChange={change('type')}
      />
      <FilterSelect
        label={eventRequestFieldLabels.restaurant}
        options={[
          { value: '', label: filterLabels.anyRestaurant },
          ...restaurants.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.restaurantId ?? ''}
        onChange={change('restaurantId')}
      />
      <FilterDate label={filters.from} value={filter.from ?? ''} onChange={change('from')} />
    </FilterBar>
  )
}
