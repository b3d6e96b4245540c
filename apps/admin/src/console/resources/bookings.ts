import type { AuditedResource } from '@potager/domain/audit'
import { type BookingStatus, bookingStatuses } from '@potager/domain/booking'
import { formatInstant } from '@potager/domain/format'
import { backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import type { Action, AnyRow, Column, Filter } from '../description.ts'
import { stateOf } from '../history.ts'

type Booking = AnyRow & { status: string }

/** Columns that reservations and event requests end with: for how many, where it stands, since when. */
export function standingColumns<Row extends Booking & { people: number | null; createdAt: Instant | null }>(
  resource: AuditedResource,
  status: (row: Row) => ReactNode,
): readonly Column<Row>[] {
  const { columns } = words
  return [
    { source: 'people', label: columns.people, cell: ({ people }) => people, align: 'right', sortable: true },
    {
      source: 'status',
      label: texts.columns.status,
      cell: (row) => stateOf(resource, row.status),
      render: status,
      sortable: true,
    },
    {
      source: 'createdAt',
      label: columns.createdAt,
      cell: ({ createdAt }) => formatInstant(createdAt),
      sortable: true,
      hidden: true,
    },
  ]
}

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
  give: (change: { id: string; status: BookingStatus; reason?: string }) => Promise<unknown>,
): readonly Action<Row>[] {
  return [
    {
      label: words.actions.confirm,
      fits: ({ status }) => status === 'PENDING',
      run: ({ id }) => give({ id, status: 'CONFIRMED' }),
    },
    {
      label: words.actions.complete,
      fits: ({ status }) => status === 'CONFIRMED',
      run: ({ id }) => give({ id, status: 'COMPLETED' }),
    },
    {
      label: words.actions.cancel,
      fits: ({ status }) => status === 'PENDING' || status === 'CONFIRMED',
      run: ({ id }, reason = '') => give({ id, status: 'CANCELLED', reason }),
      asks: true,
      asksReason: true,
      destructive: true,
    },
  ]
}
