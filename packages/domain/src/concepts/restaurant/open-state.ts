import {
  addDays,
  type ClockTime,
  type Instant,
  instantToWall,
  type WallDate,
  weekdayOf,
} from '../../base/time/index.ts'
import {
  clockMinutes,
  isOvernight,
  type Schedule,
  type ServiceHours,
  servicesOf,
  type Weekday,
} from './opening-hours.ts'

/** The opening state for visitors: open until when, or closed until when. */
export type OpenState =
  | { open: true; closesAt: ClockTime }
  | { open: false; opensAt: ClockTime; day: Weekday; inDays: number }
  | { open: false }

/** The last day to search for the next opening: after a whole week without exceptions the weekly hours repeat. */
function horizon({ exceptions }: Schedule, today: WallDate): WallDate {
  const last = exceptions?.reduce((latest, { to }) => (to > latest ? to : latest), today)
  return addDays(last ?? today, 7)
}

/**
 * Whether a restaurant is open at an instant on its own clock, by weekly hours and exceptions; an evening past midnight
 * extends into the next day, even a closed one.
 */
export function openState(schedule: Schedule, now: Instant): OpenState {
  const wall = instantToWall(now, schedule.zone)
  const today: WallDate = wall.slice(0, 10)
  const minute = clockMinutes(wall.slice(11, 16))

  const evening = servicesOf(schedule, addDays(today, -1)).at(-1)
  if (evening && isOvernight(evening) && minute < clockMinutes(evening.end)) {
    return { open: true, closesAt: evening.end }
  }
  const running = servicesOf(schedule, today).find(
    (service) => minute >= clockMinutes(service.start) && (isOvernight(service) || minute < clockMinutes(service.end)),
  )
  if (running) return { open: true, closesAt: running.end }
  const last = horizon(schedule, today)
  for (let date = today, inDays = 0; date <= last; date = addDays(date, 1), inDays++) {
    const next = servicesOf(schedule, date).find(({ start }) => inDays > 0 || clockMinutes(start) > minute)
    if (next) return { open: false, opensAt: next.start, day: weekdayOf(date), inDays }
  }
  return { open: false }
}

/** The services of a day that are not over, and how many days away it is. */
export type ComingServices = { date: WallDate; inDays: number; services: ServiceHours[] }

/** The next days on which a restaurant is open, at most `most`, by its own clock; today counts until its last service is over. */
export function comingServices(schedule: Schedule, now: Instant, most: number): ComingServices[] {
  const wall = instantToWall(now, schedule.zone)
  const today: WallDate = wall.slice(0, 10)
  const minute = clockMinutes(wall.slice(11, 16))
  const last = horizon(schedule, today)
  const found: ComingServices[] = []
  for (let date = today, inDays = 0; date <= last && found.length < most; date = addDays(date, 1), inDays++) {
    const services = servicesOf(schedule, date).filter(
      (service) => inDays > 0 || isOvernight(service) || minute < clockMinutes(service.end),
    )
    if (services.length > 0) found.push({ date, inDays, services })
  }
  return found
}
