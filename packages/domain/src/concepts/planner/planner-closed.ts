import { addDays, type WallDate, wallDurationMinutes } from '../../base/time/index.ts'
import { servicePeriod } from '../booking/index.ts'
import { type Schedule, servicesOf, tellsHours } from '../restaurant/index.ts'

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
