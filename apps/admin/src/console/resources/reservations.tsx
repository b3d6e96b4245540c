import { formatInstant } from '@potager/domain/format'
import {
  reservationStatusLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type Reservation, updateReservationStatus } from '@potager/domain/reservation'
import { BookingStatusChip } from '@potager/ui/booking'
import { hoursOf, peopleOf, placeOf, priceOf, shortDayOf, typeOf } from '@potager/ui/reservation'
import { listStarts } from '../../lists/list-starts.ts'
import { api } from '../../services.ts'
import { listPage } from '../ConsoleList.tsx'
import type { Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'
import { bookingActions, bookingFilters, standingColumns } from './bookings.ts'

const { columns } = words
const status = (row: Reservation) => <BookingStatusChip status={row.status} labels={reservationStatusLabels} />

const description: Description<Reservation> = {
  name: 'reservations',
  resource: 'reservations',
  call: 'browseReservations',
  audited: 'reservation',
  count: words.counts.reservations,
  ...listStarts.reservations,
  columns: [
    { source: 'customerName', label: texts.columns.customer, cell: ({ customerName }) => customerName },
    { source: 'start', label: columns.start, cell: shortDayOf, sortable: true },
    { source: 'hours', label: columns.hours, cell: hoursOf },
    { source: 'restaurantName', label: texts.columns.restaurant, cell: ({ restaurantName }) => restaurantName },
    { source: 'roomName', label: columns.place, cell: placeOf },
    ...standingColumns<Reservation>('reservation', status),
  ],
  filters: bookingFilters(reservationStatusLabels),
  summary: { secondary: (row) => `${shortDayOf(row)} · ${hoursOf(row)} · ${row.restaurantName}`, end: status },
  nameOf: ({ customerName }) => customerName,
  statusOf: status,
  facts: (row) => [
    [texts.columns.restaurant, row.restaurantName],
    [columns.type, typeOf(row)],
    [columns.place, placeOf(row)],
    [columns.start, shortDayOf(row)],
    [columns.hours, hoursOf(row)],
    [columns.people, peopleOf(row)],
    [columns.price, priceOf(row)],
    [columns.notes, row.notes],
    [columns.reason, row.reason],
    [columns.createdAt, formatInstant(row.createdAt)],
  ],
  actions: bookingActions((change) => api.send(updateReservationStatus, change)),
  createPath: paths.createReservation,
  screenPath: paths.manageReservations,
}

export const ListPage = listPage(description)
export const RecordPage = recordPage(description)
