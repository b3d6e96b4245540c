import { addDays, isDay, type WallDate, wallDurationMinutes, weekdayOf } from '../../base/time/index.ts'
import { day, describe, id, named, omittable, optional, type Read, record, text } from '../../base/wire/index.ts'
import { checkServiceHours, type OpeningHours, type ServiceHours, serviceHours } from './opening-hours.ts'

/** Days on which a restaurant does not keep its week's hours: closed, or open at others. Both days included. */
export const hoursExceptionRecord = record({
  id,
  from: named('startDate', day),
  to: named('endDate', day),
  hours: named('openingHours', describe('Absent : fermé', omittable(serviceHours))),
  reason: optional(text),
})
export interface HoursException extends Read<typeof hoursExceptionRecord> {}

/** Reads an exception; null without its days. */
export function readHoursException(value: unknown): HoursException | null {
  const exception = hoursExceptionRecord.read(value)
  return exception.from && exception.to ? exception : null
}

/** An exception as its form holds it; what is not filled in is ''. */
export type HoursExceptionDraft = { from: WallDate; to: WallDate; hours: ServiceHours | null; reason: string }

/** When a restaurant is open: its week, but for the days of its exceptions. */
export type Schedule = { openingHours: OpeningHours; exceptions?: readonly HoursException[] | undefined }

/** Bounds of ours: the specification knows no exceptions. */
export const hoursExceptionLimits = { reason: 200, days: 366, daysAhead: 730, perRestaurant: 100 } as const

/** The exception of a day, if any; two never share a day. */
export function exceptionOn<One extends Pick<HoursException, 'from' | 'to'>>(
  exceptions: readonly One[] | undefined,
  on: WallDate,
): One | undefined {
  return exceptions?.find(({ from, to }) => from <= on && on <= to)
}

/** The service that starts on a day, or null on a day without one. An evening past midnight belongs to the day it starts on. */
export function serviceOf({ openingHours, exceptions }: Schedule, on: WallDate): ServiceHours | null {
  const exception = exceptionOn(exceptions, on)
  return exception ? exception.hours : (openingHours[weekdayOf(on)] ?? null)
}

/** Those that are not over yet on a day, the first to come first. */
export function comingExceptions<One extends Pick<HoursException, 'from' | 'to'>>(
  exceptions: readonly One[] | undefined,
  today: WallDate,
): One[] {
  return (exceptions ?? []).filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from))
}

/** What an exception can have wrong about its days or its reason. */
export type ExceptionProblem = 'day' | 'past' | 'far' | 'order' | 'long' | 'reason'

/** By field of its form; hours have the messages of the week's. */
export type ExceptionProblems = Partial<
  Record<'from' | 'to' | 'reason', ExceptionProblem> & Record<keyof ServiceHours, string>
>

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
  const clock = hours ? checkServiceHours(hours) : null
  return {
    ...(first ? { from: first } : {}),
    ...(last ? { to: last } : {}),
    ...(clock ? { [clock.field]: clock.message } : {}),
    ...(reason.trim().length > hoursExceptionLimits.reason ? { reason: 'reason' } : {}),
  }
}
