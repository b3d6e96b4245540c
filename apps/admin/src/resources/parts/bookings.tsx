import { DataTable, DateInput, SearchInput, SelectInput, type UpdateProps } from '@potager/admin-kit'
import type { BookingStatus } from '@potager/domain/booking'
import { formatDate, formatDateTime, formatInstant } from '@potager/domain/format'
import { filterLabels, bookingFieldLabels as labels, consoleMessages as words } from '@potager/domain/messages'
import type { Instant, WallTimeOrDate } from '@potager/domain/time'
import { hoursOf } from '@potager/ui/booking'
import type { ReactNode } from 'react'
import { RestaurantInput } from './filterInputs.tsx'

type Period = { start: WallTimeOrDate | null; end: WallTimeOrDate | null }

const atStart = ({ start }: Period) => start && formatDateTime(start)
const atEnd = ({ end }: Period) => end && formatDateTime(end)

/** The columns of when: day and hours on screen; start and end, with their days, in exports. */
export const periodColumns = (
  <>
    <DataTable.Col<Period>
      source="start"
      label={labels.day}
      exportLabel={labels.start}
      value={atStart}
      render={({ start }) => formatDate(start)}
    />
    <DataTable.Col<Period> source="hours" label={labels.hours} render={hoursOf} exported={false} disableSort />
    <DataTable.Col<Period> source="end" label={labels.end} value={atEnd} disableSort unbroken />
  </>
)

type Booking = { id: string; status: string; people: number | null; createdAt: Instant | null }

/** The last columns of reservations and event requests: people, status, creation date. */
export const standingColumns = (
  since: string,
  statusOf: (row: Booking) => string,
  status: (row: never) => ReactNode,
) => (
  <>
    <DataTable.Col<Booking> source="people" label={labels.people} align="right" />
    <DataTable.Col<Booking>
      source="status"
      label={labels.status}
      value={statusOf}
      render={status as (row: Booking) => ReactNode}
    />
    <DataTable.Col<Booking>
      source="createdAt"
      label={since}
      value={({ createdAt }) => formatInstant(createdAt)}
      unbroken
    />
  </>
)

/** Filters of reservations and event requests. */
export const bookingFilters = (statuses: Record<BookingStatus, string>) => (
  <>
    <SearchInput />
    <SelectInput source="status" label={labels.status} choices={statuses} emptyText={filterLabels.anyStatus} />
    <RestaurantInput />
    <DateInput source="day" label={words.filters.day} />
  </>
)

/** Actions on reservations and event requests; a cancellation asks first, for its reason too where one is kept. */
export function bookingActions<Row extends Pick<Booking, 'id' | 'status'>>(
  beforeConfirming: Pick<UpdateProps<Row>, 'concerns'> = {},
): readonly UpdateProps<Row>[] {
  return [
    {
      label: words.actions.confirm,
      fits: ({ status }) => status === 'PENDING',
      data: { status: 'CONFIRMED' },
      ...beforeConfirming,
    },
    {
      label: words.actions.complete,
      fits: ({ status }) => status === 'CONFIRMED',
      data: { status: 'COMPLETED' },
    },
    {
      label: words.actions.cancel,
      spelled: true,
      fits: ({ status }) => status === 'PENDING' || status === 'CONFIRMED',
      data: { status: 'CANCELLED' },
      asks: true,
      asksReason: true,
      destructive: true,
    },
  ]
}
