import { browseReservations } from '@potager/domain/console'
import { formatInstant } from '@potager/domain/format'
import {
  bookingOrigin,
  emptyListMessages,
  reservationFieldLabels,
  reservationMessages,
  reservationStatusLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Reservation } from '@potager/domain/reservation'
import { instantToWall, serverNow } from '@potager/domain/time'
import { BookingStatusChip } from '@potager/ui/booking'
import { hoursOf, locationOf, peopleOf, priceOf, shortDayOf, typeOf } from '@potager/ui/reservation'
import { listStarts } from '../../query/list-starts.ts'
import type { Action, Description, DescriptionContext } from '../description.ts'
import { restaurantFilter } from '../RestaurantFilter.tsx'
import { bookingActions, bookingFilters, standingColumns } from './bookings.ts'
import { customerOf } from './customerOf.tsx'
import { restaurantOf } from './restaurantOf.tsx'

const status = (row: Reservation) => <BookingStatusChip status={row.status} labels={reservationStatusLabels} />

const hasBegun = ({ start }: Reservation) => start !== null && start <= instantToWall(serverNow())

const noteAbsence = (noShow: boolean): Action<Reservation> => ({
  verb: noShow ? words.actions.noShow : words.actions.notNoShow,
  question: noShow ? words.questions.noShow : words.questions.notNoShow,
  warning: (noShow ? words.becomes : words.remains)(reservationStatusLabels.COMPLETED),
  fits: (row) => row.noShow !== noShow && row.status !== 'CANCELLED' && hasBegun(row),
  changes: 'noShow',
  to: () => ({ noShow }),
  // Noted on a confirmed reservation it also completes it, which cannot be taken back.
  undo: (before) => (before.status === 'COMPLETED' ? { noShow: !noShow } : null),
  asks: true,
})
const absences = [noteAbsence(true), noteAbsence(false)]

/** Reservations. */
export const describe = (context: Pick<DescriptionContext, 'api' | 'supports'>): Description<Reservation> => ({
  name: 'reservations',
  call: browseReservations,
  audited: 'reservation',
  count: words.counts.reservations,
  empty: emptyListMessages.reservations,
  ...listStarts.reservations,
  columns: [
    { source: 'customerName', label: reservationFieldLabels.customer, cell: ({ customerName }) => customerName },
    { source: 'start', label: reservationFieldLabels.day, cell: shortDayOf, sortable: true },
    { source: 'hours', label: reservationFieldLabels.hours, cell: hoursOf },
    {
      source: 'restaurantName',
      label: reservationFieldLabels.restaurant,
      cell: ({ restaurantName }) => restaurantName,
    },
    { source: 'roomName', label: reservationFieldLabels.location, cell: locationOf },
    ...standingColumns<Reservation>('reservation', status),
  ],
  filters: bookingFilters(reservationStatusLabels, restaurantFilter(context)),
  summary: { secondary: (row) => `${shortDayOf(row)} · ${hoursOf(row)} · ${row.restaurantName}`, end: status },
  nameOf: ({ customerName }) => customerName,
  fullNameOf: (row) => `${row.customerName}, ${shortDayOf(row)}`,
  statusOf: status,
  facts: (row) => [
    [reservationFieldLabels.customer, customerOf(row)],
    [reservationFieldLabels.restaurant, restaurantOf(row)],
    [reservationFieldLabels.type, typeOf(row)],
    [reservationFieldLabels.location, locationOf(row)],
    [reservationFieldLabels.day, shortDayOf(row)],
    [reservationFieldLabels.hours, hoursOf(row)],
    [reservationFieldLabels.people, peopleOf(row)],
    [reservationFieldLabels.price, priceOf(row)],
    [reservationFieldLabels.noShow, row.noShow ? reservationMessages.noShow : undefined],
    [reservationFieldLabels.notes, row.notes],
    [reservationFieldLabels.reason, row.reason],
    [reservationFieldLabels.origin, bookingOrigin(row)],
    [reservationFieldLabels.createdAt, formatInstant(row.createdAt)],
  ],
  actions: [...bookingActions<Reservation>(), ...absences],
  related: [
    {
      name: 'orders',
      target: 'customerId',
      title: words.related.customerOrders,
      idOf: ({ customerId }) => customerId,
    },
  ],
  screenPath: paths.manageReservations,
})
