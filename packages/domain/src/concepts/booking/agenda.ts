import { type Instant, instantToWall, type TimeZone, type WallDate, type WallTime } from '../../base/time/index.ts'
import { type BookingWish, isOfStatus, waitsForAnswer } from './booking.ts'

type Row = { restaurantId: string; status: string; wish?: BookingWish; start: WallTime | null; end: WallTime | null }

/** Bookings to come and bookings that are over. */
export type Agenda<Booking> = { coming: readonly Booking[]; past: readonly Booking[] }

/** Client-side filter of an agenda: of a status, starting on a day. */
export type AgendaFilter = { status?: string; day?: WallDate }

/** Whether a booking passes; what waits for an answer is found among the pending ones (`isOfStatus`). */
export function matchesAgendaFilter(booking: Pick<Row, 'status' | 'wish' | 'start'>, filter: AgendaFilter): boolean {
  if (filter.status && !isOfStatus(booking, filter.status)) return false
  return !filter.day || booking.start?.slice(0, 10) === filter.day
}

const startOf = ({ start }: Row) => start ?? '9999'
const byStart = (a: Row, b: Row) => startOf(a).localeCompare(startOf(b))

/**
 * Splits bookings into those to come, what waits for an answer first and then soonest first, and those that are over,
 * latest first. A booking is over when its end has passed on the clock of its restaurant; one without an end never is.
 * @param zoneOf the zone of a restaurant, undefined for Paris
 */
export function agendaOf<Booking extends Row>(
  bookings: readonly Booking[],
  now: Instant,
  zoneOf: (restaurantId: string) => TimeZone | undefined,
): Agenda<Booking> {
  // A conversion for each restaurant, not for each of thousands of rows.
  const clocks = new Map<string, WallTime>()
  function clockOf(restaurantId: string): WallTime {
    const known = clocks.get(restaurantId) ?? instantToWall(now, zoneOf(restaurantId))
    clocks.set(restaurantId, known)
    return known
  }
  const isOver = ({ restaurantId, end }: Booking) => end !== null && end <= clockOf(restaurantId)
  const coming = bookings.filter((booking) => !isOver(booking)).toSorted(byStart)
  return {
    coming: [...coming.filter(waitsForAnswer), ...coming.filter((booking) => !waitsForAnswer(booking))],
    past: bookings.filter(isOver).toSorted((a, b) => byStart(b, a)),
  }
}
