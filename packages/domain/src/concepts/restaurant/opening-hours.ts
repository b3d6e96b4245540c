import { type ClockTime, type Weekday, weekdays } from '../../base/time/index.ts'
import { answeredAs, byCode, clock, orNull, record } from '../../base/wire/index.ts'

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
export const openingHours = byCode(weekdays, serviceHours)

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
