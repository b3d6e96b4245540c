import {
  addDays,
  isClockTime,
  isDay,
  readTypedTime,
  type WallDate,
  type Weekday,
  wallDurationMinutes,
  weekdays,
} from '../../base/time/index.ts'
import {
  clockMinutes,
  type DayHours,
  type DayServices,
  isOvernight,
  type OpeningHours,
  type ServiceHours,
  toOpeningHours,
} from './opening-hours.ts'
import { openingHoursErrors, secondServiceErrors } from './restaurant-errors.messages.ts'

/** A time of a day's hours, by its path. */
export type HoursField = keyof ServiceHours | `second.${keyof ServiceHours}`

/** What is wrong with a day's hours, and which time to correct. */
export type HoursProblem = { field: HoursField; message: string }

/**
 * The first rule of the specification that a service breaks, or null. An earlier end is an overnight shift, so the order rule
 * only applies where overnight is refused (AMB-15).
 */
export function checkServiceHours(
  hours: ServiceHours,
  { overnight = true } = {},
): { field: keyof ServiceHours; message: string } | null {
  if (!isClockTime(hours.start)) return { field: 'start', message: openingHoursErrors.format }
  if (!isClockTime(hours.end)) return { field: 'end', message: openingHoursErrors.format }
  if (clockMinutes(hours.start) === clockMinutes(hours.end)) return { field: 'end', message: openingHoursErrors.differ }
  if (!overnight && isOvernight(hours)) return { field: 'end', message: openingHoursErrors.order }
  return null
}

/** The first rule that a day's hours break, or null. A second service comes after the first, which ends the same day. */
export function checkDayServices({ second, ...first }: DayServices): HoursProblem | null {
  const problem = checkServiceHours(first)
  if (problem || !second) return problem
  const broken = checkServiceHours(second)
  if (broken) return { field: `second.${broken.field}`, message: broken.message }
  if (isOvernight(first)) return { field: 'end', message: secondServiceErrors.firstOvernight }
  if (clockMinutes(second.start) <= clockMinutes(first.end)) {
    return { field: 'second.start', message: secondServiceErrors.order(first.end) }
  }
  return null
}

/** A day's hours as they are typed: « 9 » and « 9h30 » are times already; other text stays. */
export function readTypedServices<Hours extends DayServices>(hours: Hours): Hours {
  const readEdges = ({ start, end }: ServiceHours) => ({
    start: readTypedTime(start, '24:00') ?? start,
    end: readTypedTime(end, '24:00') ?? end,
  })
  return { ...hours, ...readEdges(hours), ...(hours.second ? { second: readEdges(hours.second) } : {}) }
}

/** The week of a form as it is typed; null while a day breaks a rule. */
export function readTypedWeek(list: readonly DayHours[]): OpeningHours | null {
  const typed = list.map(readTypedServices)
  const wrong = duplicateDays(typed).length > 0 || typed.some((hours) => checkDayServices(hours) !== null)
  return wrong ? null : toOpeningHours(typed)
}

/** What is wrong with second services, by the wire's path: each comes after the first of its day. */
export function checkSeconds(hours: OpeningHours, seconds: OpeningHours = {}): Record<string, string> {
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const [first, second] = [hours[day], seconds[day]]
      const field = `openingHours2.${day}`
      if (!second) return []
      if (!first) return [[field, secondServiceErrors.alone]]
      const problem = checkDayServices({ ...first, second })
      if (!problem) return []
      return [[problem.field === 'end' ? `availability.openingHours.${day}.end` : field, problem.message]]
    }),
  )
}

const AFTERNOON = '14:30'
const DINNER = { start: '19:00', end: '22:30' }

/** A day with a second service, as a form proposes it: long hours are cut in the afternoon, an evening gets a lunch. */
export function proposeSecond({ start, end }: ServiceHours): DayServices {
  if (clockMinutes(start) >= clockMinutes(AFTERNOON)) {
    return { start: '12:00', end: '14:00', second: { start, end } }
  }
  const closes = isOvernight({ start, end }) ? 24 * 60 : clockMinutes(end)
  const dinner = clockMinutes(DINNER.start)
  return {
    start,
    end: closes < dinner ? end : AFTERNOON,
    second: { start: DINNER.start, end: closes > dinner ? end : DINNER.end },
  }
}

/** Days named more than once, in week order. */
export function duplicateDays(list: readonly { day: Weekday }[]): Weekday[] {
  return weekdays.filter((day) => list.filter((entry) => entry.day === day).length > 1)
}

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
