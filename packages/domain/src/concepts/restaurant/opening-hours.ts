import {
  type ClockTime,
  type TimeZone,
  type WallDate,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../../base/time/index.ts'
import {
  answeredAs,
  byCode,
  clock,
  day as dayKind,
  describe,
  id,
  named,
  omittable,
  optional,
  orNull,
  type Read,
  record,
  text,
} from '../../base/wire/index.ts'

export { type Weekday, weekdays }

/** One day's service on the restaurant's clock; an end before the start belongs to the next day. */
export type ServiceHours = { start: ClockTime; end: ClockTime }

/** A day's hours: one service, or two with a pause between them (extension). */
export type DayServices = ServiceHours & { second?: ServiceHours | undefined }

/** Hours by weekday; a missing day is closed (AMB-16), a week without any is not told. */
export type OpeningHours = Partial<Record<Weekday, DayServices>>

const bothTimes = record({ start: clock, end: clock })

/** A day's service on the wire, from arrays, strings or objects (T03); null unless it has both times. */
export const serviceHours = orNull(
  answeredAs(bothTimes, (value): ServiceHours | undefined => {
    const { start, end } = bothTimes.read(value)
    return start && end ? { start, end } : undefined
  }),
)

/** Hours on the wire: a map of days in any order, of which those without a service are closed (T06). */
const week = byCode(weekdays, serviceHours)

export { week as openingHours }

/** Hours as the form lists them, where a day can be named twice by mistake. */
export type DayHours = DayServices & { day: Weekday }

/** The services of a day, in order. */
export function servicesIn({ start, end, second }: DayServices): ServiceHours[] {
  return [{ start, end }, ...(second ? [second] : [])]
}

/** The week with the second services of the wire; those of a closed day are left out. */
export function withSeconds(hours: OpeningHours, seconds: OpeningHours = {}): OpeningHours {
  return Object.fromEntries(
    toDayHours(hours).map(({ day, ...first }) => [
      day,
      { ...first, ...(seconds[day] ? { second: seconds[day] } : {}) },
    ]),
  )
}

/** The week as the wire has it: the specification's hours, and the second services if there are any. */
export function splitServices(hours: OpeningHours): { first: OpeningHours; seconds: OpeningHours | undefined } {
  const days = toDayHours(hours)
  const seconds = days.flatMap(({ day, second }) => (second ? [[day, second] as const] : []))
  return {
    first: Object.fromEntries(days.map(({ day, start, end }) => [day, { start, end }])),
    seconds: seconds.length > 0 ? Object.fromEntries(seconds) : undefined,
  }
}

/** Minutes after midnight; '24:00' is 1440. */
export function clockMinutes(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** True when the service runs past midnight: 19:00 to 02:00, or to 00:00 exactly (RST-21, T03). */
export function isOvernight({ start, end }: ServiceHours): boolean {
  return clockMinutes(end) < clockMinutes(start)
}

/** The form's list as the map of the wire; the last entry of a day wins. */
export function toOpeningHours(list: readonly DayHours[]): OpeningHours {
  return Object.fromEntries(list.map(({ day, ...services }) => [day, services]))
}

/** The map as a list in week order, closed days left out (T06). */
export function toDayHours(hours: OpeningHours): DayHours[] {
  return weekdays.flatMap((day) => {
    const service = hours[day]
    return service ? [{ day, ...service }] : []
  })
}

/** Days on which a restaurant does not keep its week's hours: closed, or open at others. Both days included. */
export const hoursExceptionRecord = record({
  id,
  from: named('startDate', dayKind),
  to: named('endDate', dayKind),
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
