import {
  addDays,
  addMinutes,
  instantToWall,
  type WallDate,
  type WallTime,
  wallDurationMinutes,
} from '../../base/time/index.ts'
import { servicePeriod } from '../booking/index.ts'
import { type Schedule, servicesOf, tellsHours, zoneOf } from '../restaurant/index.ts'
import type { PlannerBooking } from './planner-booking.ts'
import { holdersOf, PLANNER_STEP, type PlannerPlace, type PlannerSpace, problemOf, startAt } from './planner-layout.ts'

/** From (included) to (excluded), in minutes of the wall clock since the first midnight shown. */
export type PlannerSpanOfTime = { from: number; to: number }

/** Opening spans of the days shown: to the minute for a single day, else whole days on which a service starts. */
function openSpans(schedule: Schedule, days: readonly WallDate[]): PlannerSpanOfTime[] {
  const [first = ''] = days
  if (days.length > 1)
    return days.flatMap((day, index) =>
      servicesOf(schedule, day).length > 0 ? [{ from: index * 1440, to: (index + 1) * 1440 }] : [],
    )
  const minuteOf = (time: string) => wallDurationMinutes(`${first}T00:00:00`, time)
  return [addDays(first, -1), first].flatMap((day) =>
    servicesOf(schedule, day).map((hours) => {
      const { start, end } = servicePeriod(day, hours)
      return { from: minuteOf(start), to: minuteOf(end) }
    }),
  )
}

/** Closed spans of the days shown, in order: to the minute for a single day, by whole days for a week; none when no hours are told. */
export function closedSpans(schedule: Schedule, days: readonly WallDate[]): PlannerSpanOfTime[] {
  if (!tellsHours(schedule)) return []
  const closed: PlannerSpanOfTime[] = []
  let covered = 0
  for (const { from, to } of openSpans(schedule, days)) {
    if (from > covered) closed.push({ from: covered, to: from })
    covered = Math.max(covered, to)
  }
  const minutes = days.length * 1440
  return covered < minutes ? [...closed, { from: covered, to: minutes }] : closed
}

/** Minutes of a new booking: what is offered, and the least. */
const LENGTH = 120
const LEAST = 30

/**
 * The place for a new booking that starts then: two hours, or what is left before the restaurant closes or the next booking
 * begins. Null when that is less than half an hour, or already past.
 */
export function freeSlot(start: WallTime, roomId: string | null, space: PlannerSpace): PlannerPlace | null {
  return slotAmong(holdersOf(lasting(start, roomId, LENGTH), space.bookings), start, roomId, space)
}

const lasting = (start: WallTime, roomId: string | null, minutes: number): PlannerPlace => ({
  start,
  end: addMinutes(start, minutes),
  roomId,
})

function slotAmong(
  holders: readonly PlannerBooking[],
  start: WallTime,
  roomId: string | null,
  space: PlannerSpace,
): PlannerPlace | null {
  const next = holders.reduce((soonest, one) => (one.end > start && one.start < soonest ? one.start : soonest), '9')
  const isFree = (minutes: number) => {
    const place = lasting(start, roomId, minutes)
    return place.end <= next && !problemOf(place, space)
  }
  let minutes = 0
  while (minutes < LENGTH && isFree(minutes + PLANNER_STEP)) minutes += PLANNER_STEP
  return minutes < LEAST ? null : lasting(start, roomId, minutes)
}

const quarter = (minute: number) => Math.ceil(minute / PLANNER_STEP) * PLANNER_STEP

/** The first free slot of a day from a minute of it, before the next midnight; null when there is none. */
export function firstFreeSlot(
  day: WallDate,
  roomId: string | null,
  space: PlannerSpace,
  from = 0,
): PlannerPlace | null {
  const present = instantToWall(space.now, zoneOf(space.restaurant.address))
  const shut = [...closedSpans(space.restaurant, [day]), { from: 0, to: wallDurationMinutes(startAt(day, 0), present) }]
  const until = startAt(day, 1440 + LENGTH)
  const near = space.bookings.filter(({ start, end }) => start < until && end > day)
  const holders = holdersOf(lasting(startAt(day, 0), roomId, 1440 + LENGTH), near)
  for (let minute = quarter(from); minute < 1440; ) {
    const span = shut.find((one) => one.from <= minute && one.to > minute)
    const slot = span ? null : slotAmong(holders, startAt(day, minute), roomId, space)
    if (slot) return slot
    minute = span ? quarter(span.to) : minute + PLANNER_STEP
  }
  return null
}
