import { type Agenda, type BookingStatus, bookingStatuses } from '@potager/domain/booking'
import { canRefuseEventRequest, countEventRequests, type EventRequest } from '@potager/domain/event-request'
import {
  emptyListMessages,
  eventRequestFieldLabels,
  eventRequestMessages,
  formatMessages,
  managedEventRequestStatusLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { EmptyState } from '../../components/feedback/index.ts'
import { StatCard, StatusChip } from '../../components/list/index.ts'
import { type AgendaChoice, AgendaParts, AgendaTools, BookingTable } from '../booking/Agenda.tsx'
import table from '../booking/agenda.module.css'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { BookingStatusSelect, hoursOf, peopleOf, shortDayOf, WishMark } from '../booking/index.ts'
import { chooseFirst } from '../restaurant/RestaurantSelect.tsx'
import css from './event-request.module.css'
import { eventRequestLocationOf, eventTypeOf, waitOf } from './event-request-words.ts'

type EventRequestTableProps = {
  requests: readonly EventRequest[]
  caption: string
  /** Whether each row says its restaurant. */
  withRestaurant: boolean
  now: Instant
  /** Ids of requests with a pending change. */
  changing: ReadonlySet<string>
  onPick: (request: EventRequest, status: BookingStatus) => void
  onRefuse: (request: EventRequest) => void
  onOpen: (request: EventRequest) => void
}

/** Requests with an editable status; on a phone each row becomes a card. */
function EventRequestTable(props: EventRequestTableProps) {
  const { requests, caption, withRestaurant, now, changing, onPick, onRefuse, onOpen } = props
  const { columns } = words
  return (
    <BookingTable
      caption={caption}
      columns={[
        columns.title,
        eventRequestFieldLabels.customer,
        eventRequestFieldLabels.day,
        { numbers: eventRequestFieldLabels.people },
        eventRequestFieldLabels.status,
        { actions: columns.actions },
      ]}
    >
      {requests.map((request) => (
        <tr key={request.id} data-row={request.id}>
          <th scope="row">
            <span>{request.title}</span>
            <small>{[eventTypeOf(request), waitOf(request, now)].filter(Boolean).join(' · ')}</small>
            <WishMark wish={request.wish} />
            {request.taken && <StatusChip tone="error" label={words.competing.takenMark} />}
          </th>
          <td className={table.name}>{request.customerName}</td>
          <td>
            <span>{`${shortDayOf(request)} ${hoursOf(request)}`}</span>
            <small>
              {[eventRequestLocationOf(request), withRestaurant && request.restaurantName].filter(Boolean).join(' · ')}
            </small>
          </td>
          <td className={table.number}>
            <span className={table.onPhone}>{peopleOf(request)}</span>
            <span className={table.onWide}>{request.people ?? formatMessages.unsaid}</span>
          </td>
          <td>
            <BookingStatusSelect
              label={words.statusOf(request.title)}
              status={request.status}
              labels={managedEventRequestStatusLabels}
              busy={changing.has(request.id)}
              onPick={(status) => onPick(request, status)}
            />
          </td>
          <td className={table.actions}>
            <button
              type="button"
              className={table.open}
              aria-haspopup="dialog"
              aria-label={words.detailsOf(request.title)}
              onClick={() => onOpen(request)}
            >
              {eventRequestMessages.details}
            </button>
            <button
              type="button"
              className={table.cancel}
              aria-label={words.refuseOf(request.title)}
              disabled={!canRefuseEventRequest(request.status)}
              aria-disabled={changing.has(request.id)}
              onClick={() => !changing.has(request.id) && onRefuse(request)}
            >
              {eventRequestMessages.refuse}
            </button>
          </td>
        </tr>
      ))}
    </BookingTable>
  )
}

export type EventRequestManagementScreenProps = BookingsScreenState &
  AgendaChoice & {
    /** All of them, for the counters: the filter leaves these whole (AMB-39); null while loading. */
    requests: readonly EventRequest[] | null
    /** Those that pass the filter; null while loading. */
    agenda: Agenda<EventRequest> | null
    /** Ids of requests whose status is being changed. */
    changing: ReadonlySet<string>
    now: Instant
    onPick: (request: EventRequest, status: BookingStatus) => void
    /** Asks to refuse a request; the caller then asks why. */
    onRefuse: (request: EventRequest) => void
    onOpen: (request: EventRequest) => void
  }

/**
 * « Gestion des demandes d'événements »: of a restaurant or of all, counters, and what is to come and what is over, with
 * an editable status.
 */
export function EventRequestManagementScreen(props: EventRequestManagementScreenProps) {
  const { agenda, together, restaurantId } = props
  return (
    <BookingsScreen
      {...props}
      layout="table"
      title={eventRequestMessages.managementTitle}
      tools={
        <>
          <AgendaTools {...props} label={words.filters.heading} statusLabels={managedEventRequestStatusLabels} />
          {(together || restaurantId !== '') && <Counters requests={props.requests} />}
        </>
      }
      choose={together ? undefined : chooseFirst(props, words.choose)}
      bookings={agenda && [...agenda.coming, ...agenda.past]}
      empty={<Nothing {...props} />}
      pages={words.pages}
    >
      {(shown) =>
        agenda && (
          <AgendaParts agenda={agenda} shown={shown} captions={words}>
            {(bookings, caption) => (
              <EventRequestTable
                requests={bookings}
                caption={caption}
                withRestaurant={restaurantId === ''}
                now={props.now}
                changing={props.changing}
                onPick={props.onPick}
                onRefuse={props.onRefuse}
                onOpen={props.onOpen}
              />
            )}
          </AgendaParts>
        )
      }
    </BookingsScreen>
  )
}

function Nothing({ filter, create, onFilter }: EventRequestManagementScreenProps) {
  if (Object.keys(filter).length > 0)
    return <EmptyState title={eventRequestMessages.filteredEmpty} onReset={() => onFilter({})} />
  return (
    <EmptyState title={eventRequestMessages.empty} hint={emptyListMessages['event-requests'].hint} action={create} />
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
