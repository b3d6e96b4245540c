import { formatInstant } from '@potager/domain/format'
import {
  reservationMessages,
  reservationStatusLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { markReservationNoShow, type Reservation, updateReservationStatus } from '@potager/domain/reservation'
import { instantToWall } from '@potager/domain/time'
import { BookingStatusChip } from '@potager/ui/booking'
import { hoursOf, peopleOf, placeOf, priceOf, shortDayOf, typeOf } from '@potager/ui/reservation'
import { listStarts } from '../../lists/list-starts.ts'
import { api } from '../../services.ts'
import { listPage } from '../ConsoleList.tsx'
import type { Action, Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'
import { bookingActions, bookingFilters, standingColumns } from './bookings.ts'
import { restaurantOf } from './restaurantOf.tsx'

const { columns } = words
const status = (row: Reservation) => <BookingStatusChip status={row.status} labels={reservationStatusLabels} />

const hasBegun = ({ start }: Reservation) => start !== null && start <= instantToWall(Date.now())

const noteAbsence = (noShow: boolean): Action<Reservation> => ({
  verb: noShow ? words.actions.noShow : words.actions.notNoShow,
  question: noShow ? words.questions.noShow : words.questions.notNoShow,
  warning: (noShow ? words.becomes : words.remains)(reservationStatusLabels.COMPLETED),
  fits: (row) => row.noShow !== noShow && row.status !== 'CANCELLED' && hasBegun(row),
  run: ({ id }) => api.send(markReservationNoShow, { id, noShow }),
  asks: true,
})
const absences = [noteAbsence(true), noteAbsence(false)]

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
  fullNameOf: (row) => `${row.customerName}, ${shortDayOf(row)}`,
  statusOf: status,
  facts: (row) => [
    [texts.columns.restaurant, restaurantOf(row)],
    [columns.type, typeOf(row)],
    [columns.place, placeOf(row)],
    [columns.start, shortDayOf(row)],
    [columns.hours, hoursOf(row)],
    [columns.people, peopleOf(row)],
    [columns.price, priceOf(row)],
    [reservationMessages.facts.noShow, row.noShow ? reservationMessages.noShow : undefined],
    [columns.notes, row.notes],
    [columns.reason, row.reason],
    [columns.createdAt, formatInstant(row.createdAt)],
  ],
  actions: [...bookingActions<Reservation>((change) => api.send(updateReservationStatus, change)), ...absences],
  createPath: paths.createReservation,
  screenPath: paths.manageReservations,
}

export const ListPage = listPage(description)
export const RecordPage = recordPage(description)
