import { listStarts } from '@potager/admin-kit/query'
import type { EventRequest } from '@potager/domain/event-request'
import {
  managedEventRequestStatusLabels as labels,
  reservationStatusLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import type { Reservation } from '@potager/domain/reservation'
import { BookingStatusChip, hoursOf, shortDayOf } from '@potager/ui/booking'

export const reservationCount = words.counts.reservations
export const reservationName = ({ customerName }: Reservation) => customerName
export const reservationStatus = (row: Reservation) => (
  <BookingStatusChip status={row.status} labels={reservationStatusLabels} />
)

/** A reservation in three texts. */
export const reservationRows = {
  sort: listStarts.reservations.sort,
  count: reservationCount,
  primaryText: reservationName,
  secondaryText: (row: Reservation) => [shortDayOf(row), hoursOf(row), row.restaurantName].filter(Boolean).join(' · '),
  tertiaryText: reservationStatus,
}

export const eventRequestCount = words.counts['event-requests']
export const eventRequestName = ({ title }: EventRequest) => title
export const eventRequestStatus = (row: EventRequest) => <BookingStatusChip status={row.status} labels={labels} />

/** An event request in three texts. */
export const eventRequestRows = {
  sort: listStarts['event-requests'].sort,
  count: eventRequestCount,
  primaryText: eventRequestName,
  secondaryText: (row: EventRequest) =>
    [row.customerName, shortDayOf(row), row.restaurantName].filter(Boolean).join(' · '),
  tertiaryText: eventRequestStatus,
}
