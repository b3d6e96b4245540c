import {
  addDays,
  addMinutes,
  type ClockTime,
  type Instant,
  instantToWall,
  type WallDate,
  type WallTime,
} from '../../base/time/index.ts'
import { type Schedule, servicesOf } from '../restaurant/index.ts'
import { servicePeriod } from './booking-period.ts'

/** The day of a shortcut, the time that its field holds ('' for none that can be read), and the form's usual one. */
type Asked = { day: WallDate; time: ClockTime; usual: ClockTime }

/**
 * The start that a day's shortcut proposes, never past. Today that is a time that was set and is still to come, else the
 * opening or the next quarter of an hour; once today's service is over, or without one, tomorrow.
 */
export function proposedStart({ day, time, usual }: Asked, now: Instant, schedule?: Schedule): WallTime {
  if (time === '') return ''
  const asked = `${day}T${time}:00`
  const wall = instantToWall(now, schedule?.zone)
  if (day > wall || (time !== usual && asked > wall)) return asked
  const quarters = Math.floor(Number(wall.slice(14, 16)) / 15) + 1
  const soon = addMinutes(`${wall.slice(0, 13)}:00:00`, quarters * 15)
  const services = schedule
    ? servicesOf(schedule, day).map((service) => servicePeriod(day, service))
    : [{ start: asked, end: `${day}T24` }]
  const coming = services.find(({ end }) => soon < end)
  if (coming) return coming.start > soon ? coming.start : soon
  const next = addDays(day, 1)
  return `${next}T${(schedule && servicesOf(schedule, next)[0]?.start) || usual}:00`
}
