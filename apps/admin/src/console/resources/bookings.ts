import { type BookingStatus, bookingStatuses } from '@potager/domain/booking'
import { backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import type { Action, AnyRow, Filter } from '../description.ts'

type Booking = AnyRow & { status: string }

/** Filters of reservations and event requests. */
export function bookingFilters(labels: Record<BookingStatus, string>): readonly Filter[] {
  return [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'status',
      label: texts.columns.status,
      options: [
        { value: '', label: words.filters.anyStatus },
        ...bookingStatuses.map((status) => ({ value: status, label: labels[status] })),
      ],
    },
    { kind: 'day', source: 'day', label: words.filters.day },
  ]
}

/** What can be done with reservations and event requests; a cancellation asks first. */
export function bookingActions<Row extends Booking>(
  give: (id: string, status: BookingStatus) => Promise<unknown>,
): readonly Action<Row>[] {
  return [
    {
      label: words.actions.confirm,
      fits: ({ status }) => status === 'PENDING',
      run: ({ id }) => give(id, 'CONFIRMED'),
    },
    {
      label: words.actions.complete,
      fits: ({ status }) => status === 'CONFIRMED',
      run: ({ id }) => give(id, 'COMPLETED'),
    },
    {
      label: words.actions.cancel,
      fits: ({ status }) => status === 'PENDING' || status === 'CONFIRMED',
      run: ({ id }) => give(id, 'CANCELLED'),
      asks: true,
      destructive: true,
    },
  ]
}
