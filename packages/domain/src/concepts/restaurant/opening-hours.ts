import { openingHoursErrors } from '../../base/messages/opening-hours.ts'
import { type ClockTime, isClockTime, type Weekday, weekdays } from '../../base/time/index.ts'
import { answeredAs, byCode, clock, orNull, record } from '../../base/wire/index.ts'

export { type Weekday, weekdays }

/** One day's service in Paris clock time; an end at or before the start belongs to the next day. */
export type ServiceHours = { start: ClockTime; end: ClockTime }

/** Hours by weekday; a missing day is closed (AMB-16). */
export type OpeningHours = Partial<Record<Weekday, ServiceHours>>

const bothTimes = record({ start: clock, end: clock })

/** A day's service on the wire, from arrays, strings or objects (T03); null unless it has both times. */
export const serviceHours = orNull(
  answeredAs(bothTimes, (value): ServiceHours | undefined => {
    const { start, end } = bothTimes.read(value)
    return start && end ? { start, end } : undefined
  }),
)

/** Hours on the wire: a map of days in any order, of which those without a service are closed (T06). */
export const openingHours = byCode(weekdays, serviceHours)

/** Hours as the form lists them, where a day can be named twice by mistake. */
export type DayHours = ServiceHours & { day: Weekday }

/** Minutes after midnight; '24:00' is 1440. */
export function clockMinutes(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** True when the service runs past midnight: 19:00 to 02:00, or to 00:00 exactly (RST-21, T03). */
export function isOvernight({ start, end }: ServiceHours): boolean {
  return clockMinutes(end) < clockMinutes(start)
}

/** What is wrong with a day's hours, and which of the two times to correct. */
export type HoursProblem = { field: keyof ServiceHours; message: string }

/**
 * The first rule of the specification that a day's hours break, or null. An earlier end is an overnight shift, so the order rule
 * only applies where overnight is refused (AMB-15).
 */
export function checkServiceHours(hours: ServiceHours, { overnight = true } = {}): HoursProblem | null {
  if (!isClockTime(hours.start)) return { field: 'start', message: openingHoursErrors.format }
  if (!isClockTime(hours.end)) return { field: 'end', message: openingHoursErrors.format }
  if (clockMinutes(hours.start) === clockMinutes(hours.end)) return { field: 'end', message: openingHoursErrors.differ }
  if (!overnight && isOvernight(hours)) return { field: 'end', message: openingHoursErrors.order }
  return null
}

/** Days named more than once, in week order. */
export function duplicateDays(list: readonly { day: Weekday }[]): Weekday[] {
  return weekdays.filter((day) => list.filter((entry) => entry.day === day).length > 1)
}

/** The form's list as the map of the wire; the last entry of a day wins. */
export function toOpeningHours(list: readonly DayHours[]): OpeningHours {
  return Object.fromEntries(list.map(({ day, start, end }) => [day, { start, end }]))
}

/** The map as a list in week order, closed days left out (T06). */
export function toDayHours(hours: OpeningHours): DayHours[] {
  return weekdays.flatMap((day) => {
    const service = hours[day]
    return service ? [{ day, ...service }] : []
  })
}
