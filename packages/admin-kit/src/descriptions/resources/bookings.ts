import type { AuditedResource } from '@potager/domain/audit'
import { type BookingStatus, bookingStatuses } from '@potager/domain/booking'
import { formatInstant } from '@potager/domain/format'
import {
  bookingFieldLabels,
  eventRequestFieldLabels,
  filterLabels,
  reservationFieldLabels,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import type { ComponentType, ReactNode } from 'react'
import type { Action, AnyRow, Column, Filter, FilterFieldProps } from '../description.ts'
import { stateOf } from '../history.ts'

type Booking = AnyRow & { status: string }

/** The last columns of reservations and event requests: people, status, creation date. */
export function standingColumns<Row extends Booking & { people: number | null; createdAt: Instant | null }>(
  resource: AuditedResource,
  status: (row: Row) => ReactNode,
): readonly Column<Row>[] {
  const { createdAt: since } = resource === 'reservation' ? reservationFieldLabels : eventRequestFieldLabels
  return [
    {
      source: 'people',
      label: bookingFieldLabels.people,
      cell: ({ people }) => people,
      align: 'right',
      sortable: true,
    },
    {
      source: 'status',
      label: bookingFieldLabels.status,
      cell: (row) => stateOf(resource, row.status),
      render: status,
      sortable: true,
    },
    {
      source: 'createdAt',
      label: since,
      cell: ({ createdAt }) => formatInstant(createdAt),
      sortable: true,
      unbroken: true,
      hidden: true,
    },
  ]
}

/** Filters of reservations and event requests. */
export function bookingFilters(
  labels: Record<BookingStatus, string>,
  RestaurantFilter: ComponentType<FilterFieldProps>,
): readonly Filter[] {
  return [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'status',
      label: bookingFieldLabels.status,
      options: [
        { value: '', label: filterLabels.anyStatus },
        ...bookingStatuses.map((status) => ({ value: status, label: labels[status] })),
      ],
    },
    { kind: 'own', source: 'restaurantId', label: bookingFieldLabels.restaurant, Field: RestaurantFilter },
    { kind: 'day', source: 'day', label: words.filters.day },
  ]
}

/** Actions on reservations and event requests; a cancellation asks first, for its reason too where one is kept. */
export function bookingActions<Row extends Booking>(
  beforeConfirming?: Pick<Action<Row>, 'concerns'>,
): readonly Action<Row>[] {
  return [
    {
      verb: words.actions.confirm,
      fits: ({ status }) => status === 'PENDING',
      changes: 'status',
      to: () => ({ status: 'CONFIRMED' }),
      ...beforeConfirming,
    },
    {
      verb: words.actions.complete,
      fits: ({ status }) => status === 'CONFIRMED',
      changes: 'status',
      to: () => ({ status: 'COMPLETED' }),
    },
    {
      verb: words.actions.cancel,
      spelled: true,
      fits: ({ status }) => status === 'PENDING' || status === 'CONFIRMED',
      changes: 'status',
      to: (reason) => ({ status: 'CANCELLED', reason }),
      asks: true,
      asksReason: true,
      destructive: true,
    },
  ]
}
