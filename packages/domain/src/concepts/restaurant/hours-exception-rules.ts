import { addDays, isDay, type WallDate, wallDurationMinutes } from '../../base/time/index.ts'
import { checkDayServices, type HoursField } from './hours-rules.ts'
import type { DayServices } from './opening-hours.ts'

/** An exception as its form holds it; what is not filled in is ''. */
export type HoursExceptionDraft = { from: WallDate; to: WallDate; hours: DayServices | null; reason: string }

/** Bounds of ours: the specification knows no exceptions. */
export const hoursExceptionLimits = { reason: 200, days: 366, daysAhead: 730, perRestaurant: 100 } as const

/** What an exception can have wrong about its days or its reason. */
export type ExceptionProblem = 'day' | 'past' | 'far' | 'order' | 'long' | 'reason'

/** By field of its form; hours have the messages of the week's. */
export type ExceptionProblems = Partial<Record<'from' | 'to' | 'reason', ExceptionProblem> & Record<HoursField, string>>

/** Days from one to another, both included. */
function daysFrom(from: WallDate, to: WallDate): number {
  return wallDurationMinutes(`${from}T00:00:00`, `${to}T00:00:00`) / 1440 + 1
}

function checkLast(from: WallDate, to: WallDate, today: WallDate): ExceptionProblem | null {
  if (!isDay(to)) return 'day'
  if (isDay(from) && to < from) return 'order'
  if (to < today) return 'past'
  return isDay(from) && daysFrom(from, to) > hoursExceptionLimits.days ? 'long' : null
}

/**
 * The rules that an exception breaks, by field: real days in order, not over, not years away; hours as those of the week; a
 * short reason.
 */
export function checkHoursException(draft: HoursExceptionDraft, today: WallDate): ExceptionProblems {
  const { from, to, hours, reason } = draft
  const first = !isDay(from) ? 'day' : from > addDays(today, hoursExceptionLimits.daysAhead) ? 'far' : null
  const last = checkLast(from, to, today)
  const clock = hours ? checkDayServices(hours) : null
  return {
    ...(first ? { from: first } : {}),
    ...(last ? { to: last } : {}),
    ...(clock ? { [clock.field]: clock.message } : {}),
    ...(reason.trim().length > hoursExceptionLimits.reason ? { reason: 'reason' } : {}),
  }
}
