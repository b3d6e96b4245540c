import { isOvernight, type OpeningHours, type ServiceHours } from '../restaurant/opening-hours.ts'
import {
  addDays,
  type ClockTime,
  type Instant,
  instantToWall,
  localHourKind,
  type WallDate,
  type WallTime,
  wallDurationMinutes,
  weekdayOf,
} from '../time/index.ts'

/** From (included) to (excluded), Paris wall clock. */
export type BookingPeriod = { start: WallTime; end: WallTime }

/** Longer bookings are typing errors: ours, SPEC gives no bound. */
export const LONGEST_BOOKING_DAYS = 31

/** Why a period cannot be booked, whatever the restaurant. */
export type PeriodProblem = 'end-before-start' | 'start-skipped' | 'end-skipped' | 'past' | 'too-long'

/** Whether the end is after the start as the clock shows them (SPEC §5, V11); equal is not. */
export function endsAfterStart({ start, end }: BookingPeriod): boolean {
  return wallDurationMinutes(start, end) > 0
}

/** Whether a start is before now; the present minute still counts, as the picker offers it (SPEC §5, RNW-26). */
export function isPast(start: WallTime, now: Instant): boolean {
  return start.slice(0, 16) < instantToWall(now).slice(0, 16)
}

/** The first rule about time that a period breaks, or null: order, hours that the clock skips (V08), past, length. */
export function checkPeriod(period: BookingPeriod, now: Instant): PeriodProblem | null {
  if (!endsAfterStart(period)) return 'end-before-start'
  if (localHourKind(period.start) === 'skipped') return 'start-skipped'
  if (localHourKind(period.end) === 'skipped') return 'end-skipped'
  if (isPast(period.start, now)) return 'past'
  return wallDurationMinutes(period.start, period.end) > LONGEST_BOOKING_DAYS * 1440 ? 'too-long' : null
}

/** Whether two periods share a moment; one that ends as the other starts does not. */
export function overlaps(one: BookingPeriod, other: BookingPeriod): boolean {
  return wallDurationMinutes(one.start, other.end) > 0 && wallDurationMinutes(other.start, one.end) > 0
}

function wall(day: WallDate, clock: ClockTime): WallTime {
  return clock === '24:00' ? `${addDays(day, 1)}T00:00:00` : `${day}T${clock}:00`
}

/** A day's service as a period; an evening past midnight ends on the next day. */
function serviceOn(day: WallDate, hours: ServiceHours): BookingPeriod {
  return { start: wall(day, hours.start), end: wall(isOvernight(hours) ? addDays(day, 1) : day, hours.end) }
}

/** Until when the restaurant stays open from a moment on, or null when it is closed then. */
function openUntil(hours: OpeningHours, moment: WallTime): WallTime | null {
  const today = moment.slice(0, 10)
  // Yesterday's evening may run past midnight.
  for (const day of [today, addDays(today, -1)]) {
    const service = hours[weekdayOf(day)]
    const period = service && serviceOn(day, service)
    if (period && wallDurationMinutes(period.start, moment) >= 0 && wallDurationMinutes(moment, period.end) > 0)
      return period.end
  }
  return null
}

/**
 * Whether a restaurant is open during the whole period, as its clock shows it (SPEC §8 RestaurantClosed): evenings run past
 * midnight, and services that touch make one. Clock changes do not matter: both are wall clock.
 */
export function isOpenDuring(hours: OpeningHours, { start, end }: BookingPeriod): boolean {
  let covered: WallTime | null = start
  while (covered !== null && wallDurationMinutes(covered, end) > 0) covered = openUntil(hours, covered)
  return covered !== null
}
