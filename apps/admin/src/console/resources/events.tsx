import { type EventRequest, updateEventRequestStatus } from '@potager/domain/event-request'
import { formatInstant } from '@potager/domain/format'
import {
  managedEventStatusLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { BookingStatusChip } from '@potager/ui/booking'
import { eventPlaceOf, eventPriceOf, eventTypeOf } from '@potager/ui/event-request'
import { hoursOf, shortDayOf } from '@potager/ui/reservation'
import { listStarts } from '../../lists/list-starts.ts'
import { api } from '../../services.ts'
import { listPage } from '../ConsoleList.tsx'
import type { Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'
import { bookingActions, bookingFilters, standingColumns } from './bookings.ts'

const { columns } = words
const status = (row: EventRequest) => <BookingStatusChip status={row.status} labels={managedEventStatusLabels} />

const description: Description<EventRequest> = {
  name: 'events',
  resource: 'events',
  call: 'browseEventRequests',
  audited: 'event-request',
  count: words.counts.events,
  ...listStarts.events,
  columns: [
    { source: 'title', label: columns.title, cell: ({ title }) => title },
    { source: 'type', label: columns.type, cell: eventTypeOf },
    { source: 'customerName', label: texts.columns.customer, cell: ({ customerName }) => customerName },
    { source: 'start', label: columns.start, cell: shortDayOf, sortable: true },
    { source: 'hours', label: columns.hours, cell: hoursOf, hidden: true },
    { source: 'restaurantName', label: texts.columns.restaurant, cell: ({ restaurantName }) => restaurantName },
    ...standingColumns<EventRequest>('event-request', status),
  ],
  filters: bookingFilters(managedEventStatusLabels),
  summary: { secondary: (row) => `${row.customerName} · ${shortDayOf(row)} · ${row.restaurantName}`, end: status },
  nameOf: ({ title }) => title,
  statusOf: status,
  facts: (row) => [
    [columns.type, eventTypeOf(row)],
    [texts.columns.customer, row.customerName],
    [columns.contact, row.phone],
    [texts.columns.restaurant, row.restaurantName],
    [columns.place, eventPlaceOf(row)],
    [columns.start, shortDayOf(row)],
    [columns.hours, hoursOf(row)],
    [columns.people, row.people],
    [columns.price, eventPriceOf(row)],
    [columns.description, row.description],
    [columns.wishes, row.specialRequests],
    [columns.reason, row.reason],
    [columns.createdAt, formatInstant(row.createdAt)],
  ],
  actions: bookingActions((change) => api.send(updateEventRequestStatus, change)),
  createPath: paths.createEventRequest,
  screenPath: paths.manageEventRequests,
}

export const ListPage = listPage(description)
export const RecordPage = recordPage(description)
