import { formatMessages as words } from '../messages/common.ts'
import { type Instant, instantToWall } from '../time/index.ts'
import { formatDate, INVALID_DATE } from './dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Elapsed time: under an hour, hours, « Hier », days up to 6, then the date. */
export function formatRelative(instant: Instant | null, now: Instant): string {
  if (instant === null) return INVALID_DATE
  const elapsed = now - instant
  if (elapsed < HOUR) return words.lessThanAnHour
  if (elapsed < DAY) return words.hoursAgo(Math.floor(elapsed / HOUR))
  if (elapsed < 2 * DAY) return words.yesterday
  if (elapsed < 7 * DAY) return words.daysAgo(Math.floor(elapsed / DAY))
  return formatDate(instantToWall(instant))
}

/** How long something has been waiting for a manager: 'à l’instant', '12 min', '3 h 05', '2 j'. */
export function formatWait(instant: Instant, now: Instant): string {
  const minutes = Math.floor((now - instant) / MINUTE)
  if (minutes < 1) return words.justNow
  if (minutes < 60) return words.minutes(minutes)
  if (minutes < 24 * 60) return words.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'))
  return words.days(Math.floor(minutes / (24 * 60)))
}

/** Urgency of an unresolved report by age: urgent over 7 days, medium over 3 days, else recent. */
export function reportAge(createdAt: Instant, now: Instant): 'urgent' | 'medium' | 'recent' {
  if (now - createdAt > 7 * DAY) return 'urgent'
  return now - createdAt > 3 * DAY ? 'medium' : 'recent'
}
