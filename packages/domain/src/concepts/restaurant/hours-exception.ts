import { type TimeZone, type WallDate, weekdayOf } from '../../base/time/index.ts'
import { day, describe, id, named, omittable, optional, type Read, record, text } from '../../base/wire/index.ts'
import { type DayServices, type OpeningHours, type ServiceHours, serviceHours, servicesIn } from './opening-hours.ts'

/** Days on which a restaurant does not keep its week's hours: closed, or open at others. Both days included. */
export const hoursExceptionRecord = record({
  id,
  from: named('startDate', day),
  to: named('endDate', day),
  hours: named('openingHours', describe('Absent : fermé', omittable(serviceHours))),
  second: named('openingHours2', describe('Le second service de ces jours', optional(serviceHours))),
  reason: optional(text),
})

/** An exception as the product has it: its hours are a day's, with both services. */
export interface HoursException extends Omit<Read<typeof hoursExceptionRecord>, 'hours' | 'second'> {
  hours: DayServices | null
}

/** Reads an exception; null without its days. */
export function readHoursException(value: unknown): HoursException | null {
  const { second, ...exception } = hoursExceptionRecord.read(value)
  if (!exception.from || !exception.to) return null
  return second && exception.hours ? { ...exception, hours: { ...exception.hours, second } } : exception
}

/** When a restaurant is open: its week, but for the days of its exceptions, by the clock of its zone (Paris when absent). */
export type Schedule = {
  openingHours: OpeningHours
  exceptions?: readonly HoursException[] | undefined
  zone?: TimeZone | undefined
}

/** Whether anything is told of when a restaurant is open; without it, it is not closed: nobody knows. */
export function tellsHours({ openingHours, exceptions }: Schedule): boolean {
  return Object.values(openingHours).some(Boolean) || exceptions?.some(({ hours }) => hours !== null) === true
}

/** The exception of a day, if any; two never share a day. */
export function exceptionOn<One extends Pick<HoursException, 'from' | 'to'>>(
  exceptions: readonly One[] | undefined,
  on: WallDate,
): One | undefined {
  return exceptions?.find(({ from, to }) => from <= on && on <= to)
}

/** The services that start on a day, in order. An evening past midnight belongs to the day it starts on. */
export function servicesOf({ openingHours, exceptions }: Schedule, on: WallDate): ServiceHours[] {
  const exception = exceptionOn(exceptions, on)
  const hours = exception ? exception.hours : openingHours[weekdayOf(on)]
  return hours ? servicesIn(hours) : []
}

/** Those that are not over yet on a day, the first to come first. */
export function comingExceptions<One extends Pick<HoursException, 'from' | 'to'>>(
  exceptions: readonly One[] | undefined,
  today: WallDate,
): One[] {
  return exceptions?.filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from)) ?? []
}
