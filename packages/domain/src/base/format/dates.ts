import { lazily } from '../lazily.ts'
import { formatMessages, formatMessages as words } from '../messages/common.ts'
import { type Instant, instantToWall, type WallDate, type WallTimeOrDate } from '../time/index.ts'

export const INVALID_DATE: string = formatMessages.invalidDate
const INVALID_TIME = '--:--'

const inUtc = (parts: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...parts }))
const longDate = /* @__PURE__ */ inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const monthAndYear = /* @__PURE__ */ inUtc({ month: 'long', year: 'numeric' })
const weekdayNames = {
  short: /* @__PURE__ */ inUtc({ weekday: 'short' }),
  long: /* @__PURE__ */ inUtc({ weekday: 'long' }),
}

/** The day of a wall time as '14/07/2026', or 'Date invalide'. */
export function formatDate(wall: WallTimeOrDate | null): string {
  if (!wall) return INVALID_DATE
  return `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)}`
}

/** The clock of a wall time as '19:00', or '--:--' without one. */
export function formatTime(wall: WallTimeOrDate | null): string {
  return wall && wall.length > 10 ? wall.slice(11, 16) : INVALID_TIME
}

/** '14/07/2026 19:00', the day alone without a time, or 'Date invalide'. */
export function formatDateTime(wall: WallTimeOrDate | null): string {
  return wall && wall.length > 10 ? `${formatDate(wall)} ${formatTime(wall)}` : formatDate(wall)
}

/** 'samedi 21 novembre 2026', 'mardi 1er décembre 2026', or 'Date invalide'. */
export function formatLongDate(wall: WallTimeOrDate | null): string {
  if (!wall) return INVALID_DATE
  return longDate()
    .format(new Date(`${wall.slice(0, 10)}T00:00:00Z`))
    .replace(' 1 ', ' 1er ')
}

/** 'novembre 2026', the month of a day. */
export function formatMonth(date: WallDate): string {
  return monthAndYear().format(new Date(`${date}T00:00:00Z`))
}

/** 'samedi', or 'sam.', the weekday of a day. */
export function formatWeekday(date: WallDate, length: 'short' | 'long'): string {
  return weekdayNames[length]().format(new Date(`${date}T00:00:00Z`))
}

/** An instant as '14/07/2026 19:00' in Paris, or 'Date invalide'. */
export function formatInstant(instant: Instant | null): string {
  return formatDateTime(instant === null ? null : instantToWall(instant))
}

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
