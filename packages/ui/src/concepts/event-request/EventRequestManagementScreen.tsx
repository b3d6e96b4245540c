import { type Agenda, type BookingStatus, bookingStatuses } from '@potager/domain/booking'
import { countEventRequests, type EventRequest } from '@potager/domain/event-request'
import {
  emptyListMessages,
  eventRequestMessages,
  managedEventRequestStatusLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { EmptyState } from '../../components/feedback/index.ts'
import { StatCard } from '../../components/list/index.ts'
import { AgendaParts } from '../booking/AgendaParts.tsx'
import { type AgendaChoice, AgendaTools } from '../booking/AgendaTools.tsx'
import { BookingsScreen, type BookingsScreenState } from '../booking/BookingsScreen.tsx'
import { chooseFirst } from '../restaurant/RestaurantSelect.tsx'
import css from './EventRequestManagementScreen.module.css'
import { EventRequestTable } from './EventRequestTable.tsx'

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
