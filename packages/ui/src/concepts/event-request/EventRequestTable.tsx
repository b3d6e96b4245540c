import type { BookingStatus } from '@potager/domain/booking'
import { canRefuseEventRequest, type EventRequest } from '@potager/domain/event-request'
import {
  eventRequestFieldLabels,
  eventRequestMessages,
  formatMessages,
  managedEventRequestStatusLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { StatusChip } from '../../components/list/index.ts'
import { BookingTable } from '../booking/BookingTable.tsx'
import table from '../booking/booking-table.module.css'
import { BookingStatusSelect, hoursOf, peopleOf, shortDayOf, WishMark } from '../booking/index.ts'
import { eventRequestLocationOf, eventTypeOf, waitOf } from './event-request-words.ts'

export type EventRequestTableProps = {
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
export function EventRequestTable(props: EventRequestTableProps) {
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
