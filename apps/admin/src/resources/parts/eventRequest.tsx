import { listStarts } from '@potager/admin-kit/query'
import type { EventRequest } from '@potager/domain/event-request'
import { managedEventRequestStatusLabels as labels, consoleMessages as words } from '@potager/domain/messages'
import { BookingStatusChip, shortDayOf } from '@potager/ui/booking'

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
