import { listCompetingBookings } from '@potager/domain/booking'
import { browseEventRequests } from '@potager/domain/console'
import { type EventRequest, eventTypes } from '@potager/domain/event-request'
import { formatInstant } from '@potager/domain/format'
import {
  bookingOrigin,
  emptyListMessages,
  eventRequestFieldLabels,
  eventRequestScreenMessages,
  eventTypeLabels,
  filterLabels,
  formatMessages,
  managedEventRequestStatusLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { BookingStatusChip } from '@potager/ui/booking'
import { CompetingList, eventRequestLocationOf, eventRequestPriceOf, eventTypeOf } from '@potager/ui/event-request'
import { hoursOf, shortDayOf } from '@potager/ui/reservation'
import type { CallContext } from '../../data/adapter.ts'
import { fewAtATime } from '../../data/fewAtATime.ts'
import { orSpecified } from '../../data/orSpecified.ts'
import { listStarts } from '../../query/list-starts.ts'
import type { Description, DescriptionContext } from '../description.ts'
import { restaurantFilter } from '../RestaurantFilter.tsx'
import { bookingActions, bookingFilters, standingColumns } from './bookings.ts'
import { customerOf } from './customerOf.tsx'
import { restaurantOf } from './restaurantOf.tsx'

/** Competing bookings for the space to be confirmed: confirming shuts them out. */
const competitorsWith =
  ({ api, supports }: CallContext) =>
  async (rows: readonly EventRequest[]) => {
    const read = () => fewAtATime(rows, ({ id }) => api.send(listCompetingBookings, id))
    const competitors = await orSpecified(supports, listCompetingBookings, read, async () => [])
    const others = [...new Map(competitors.flat().map((booking) => [booking.id, booking])).values()]
    return others.length > 0 ? (
      <>
        <p>{eventRequestScreenMessages.competing.confirmWarning}</p>
        <CompetingList bookings={others} />
      </>
    ) : null
  }

const status = (row: EventRequest) => <BookingStatusChip status={row.status} labels={managedEventRequestStatusLabels} />

/** Event requests; a confirmation tells whom it shuts out, where the backend knows. */
export const describe = (context: Pick<DescriptionContext, 'api' | 'supports'>): Description<EventRequest> => ({
  name: 'event-requests',
  call: browseEventRequests,
  audited: 'event-request',
  count: words.counts['event-requests'],
  empty: emptyListMessages['event-requests'],
  ...listStarts['event-requests'],
  columns: [
    { source: 'title', label: eventRequestFieldLabels.title, cell: ({ title }) => title },
    { source: 'type', label: eventRequestFieldLabels.type, cell: eventTypeOf },
    { source: 'customerName', label: eventRequestFieldLabels.customer, cell: ({ customerName }) => customerName },
    { source: 'start', label: eventRequestFieldLabels.day, cell: shortDayOf, sortable: true },
    { source: 'hours', label: eventRequestFieldLabels.hours, cell: hoursOf, hidden: true },
    {
      source: 'restaurantName',
      label: eventRequestFieldLabels.restaurant,
      cell: ({ restaurantName }) => restaurantName,
    },
    ...standingColumns<EventRequest>('event-request', status),
  ],
  filters: [
    ...bookingFilters(managedEventRequestStatusLabels, restaurantFilter(context)),
    {
      kind: 'choice',
      source: 'type',
      label: eventRequestFieldLabels.type,
      options: [
        { value: '', label: filterLabels.anyType },
        ...eventTypes.map((value) => ({ value, label: eventTypeLabels[value] })),
      ],
    },
  ],
  summary: { secondary: (row) => `${row.customerName} · ${shortDayOf(row)} · ${row.restaurantName}`, end: status },
  nameOf: ({ title }) => title,
  statusOf: status,
  facts: (row) => [
    [eventRequestFieldLabels.type, eventTypeOf(row)],
    [eventRequestFieldLabels.customer, customerOf(row)],
    [eventRequestFieldLabels.phone, row.phone],
    [eventRequestFieldLabels.restaurant, restaurantOf(row)],
    [eventRequestFieldLabels.location, eventRequestLocationOf(row)],
    [eventRequestFieldLabels.day, shortDayOf(row)],
    [eventRequestFieldLabels.hours, hoursOf(row)],
    [eventRequestFieldLabels.people, row.people ?? formatMessages.unsaid],
    [eventRequestFieldLabels.price, eventRequestPriceOf(row)],
    [eventRequestFieldLabels.description, row.description],
    [eventRequestFieldLabels.specialRequests, row.specialRequests],
    [eventRequestFieldLabels.reason, row.reason],
    [eventRequestFieldLabels.origin, bookingOrigin(row)],
    [eventRequestFieldLabels.createdAt, formatInstant(row.createdAt)],
  ],
  actions: bookingActions({ concerns: competitorsWith(context) }),
  related: [
    {
      name: 'orders',
      target: 'customerId',
      title: words.related.customerOrders,
      idOf: ({ customerId }) => customerId,
    },
  ],
  screenPath: paths.manageEventRequests,
})
