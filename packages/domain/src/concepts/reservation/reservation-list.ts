import { type Instant, instantToWall, type TimeZone, type WallDate } from '../../base/time/index.ts'
import { isOfStatus } from '../booking/index.ts'
import type { Reservation } from './reservation.ts'

/** Client-side filter of « Mes Réservations ». */
export type ReservationFilter = { status?: string; type?: string; customer?: string; from?: WallDate; to?: WallDate }

/** Whether a reservation passes: of the status, equal type and customer (an id); start on a day from `from` to `to`, both included (AMB-29). */
export function matchesReservationFilter(
  { type, start, customerId, ...booking }: Pick<Reservation, 'status' | 'type' | 'start' | 'wish' | 'customerId'>,
  filter: ReservationFilter,
): boolean {
  if (filter.status && !isOfStatus(booking, filter.status)) return false
  if (filter.type && type !== filter.type) return false
  if (filter.customer && customerId !== filter.customer) return false
  if (start === null) return !filter.from && !filter.to
  const day = start.slice(0, 10)
  return (!filter.from || day >= filter.from) && (!filter.to || day <= filter.to)
}

/** The customers of reservations, by name; those without an id are nobody's to choose. */
export function customersOf(
  rows: readonly Pick<Reservation, 'customerId' | 'customerName'>[],
): { id: string; name: string }[] {
  const named = rows.filter(({ customerId, customerName }) => customerId && customerName)
  return [...new Map(named.map(({ customerId, customerName }) => [customerId, customerName]))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
}

/**
 * Reading order, by the clock of a zone (Paris without one): current and future ones, soonest first, then past ones,
 * latest first; undated last.
 */
export function inReadingOrder<Row extends Pick<Reservation, 'start' | 'end'>>(
  rows: readonly Row[],
  now: Instant,
  zone?: TimeZone,
): Row[] {
  const present = instantToWall(now, zone)
  const isOver = ({ end }: Row) => end !== null && end <= present
  const dated = rows.filter(({ start }) => start !== null)
  const byStart = (a: Row, b: Row) => (a.start ?? '').localeCompare(b.start ?? '')
  return [
    ...dated.filter((row) => !isOver(row)).toSorted(byStart),
    ...dated.filter(isOver).toSorted((a, b) => byStart(b, a)),
    ...rows.filter(({ start }) => start === null),
  ]
}
