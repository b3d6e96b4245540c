/** A wall-clock time without zone, of Paris unless a zone is said: 'YYYY-MM-DDTHH:mm:ss', with '.SSS' for milliseconds. */
export type WallTime = string
/** A calendar day: 'YYYY-MM-DD'. */
export type WallDate = string
/** A time on the wire: a wall time, or a day alone. */
export type WallTimeOrDate = string
/** A time of day: 'HH:mm', from '00:00' to '24:00'. */
export type ClockTime = string
/** A moment, in milliseconds since the epoch. */
export type Instant = number
/** A time zone by its IANA name. */
export type TimeZone = string

/** Weekdays from Monday, by their wire names. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export type Weekday = (typeof weekdays)[number]

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000
export const PARIS: TimeZone = 'Europe/Paris'

/** Parses a wall time as if it were UTC, the scale for wall-clock differences. */
function asUtc(wall: WallTimeOrDate): number {
  return Date.parse(wall.length === 10 ? `${wall}T00:00:00Z` : `${wall}Z`)
}

function fromUtc(utc: number): WallTime {
  const iso = new Date(utc).toISOString()
  return iso.endsWith('.000Z') ? iso.slice(0, 19) : iso.slice(0, 23)
}

/** Cache by zone and hour, since formatting takes a hundred times as long; clocks change on the hour. */
const offsets = /* @__PURE__ */ new Map<string, number>()
const MOST_OFFSETS = 10_000

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: Instant, zone: TimeZone): number {
  const hour = Math.floor(instant / HOUR)
  const key = zone + hour
  let offset = offsets.get(key)
  if (offset === undefined) {
    if (offsets.size >= MOST_OFFSETS) offsets.clear()
    offset = readOffset(hour * HOUR, zone)
    offsets.set(key, offset)
  }
  return offset
}

type WithTemporal = {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds(instant: Instant): { toZonedDateTimeISO(zone: string): { offsetNanoseconds: number } }
    }
  }
}

/** Uses Temporal where available: a browser's first date formatter takes 30 ms to create. */
function readOffset(instant: Instant, zone: TimeZone): number {
  const { Temporal } = globalThis as WithTemporal
  if (!Temporal) return formattedOffset(instant, zone)
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6
}

const formats = /* @__PURE__ */ new Map<TimeZone, Intl.DateTimeFormat>()

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(zone, format)
  }
  return format
}

function formattedOffset(instant: Instant, zone: TimeZone): number {
  const parts = formatOf(zone).formatToParts(instant)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const wall = Date.UTC(
    Number(part.year),
    Number(part.month) - 1,
    Number(part.day),
    Number(part.hour),
    Number(part.minute),
    Number(part.second),
  )
  return wall - instant
}

/** The wall clock at an instant, of Paris unless a zone is said. */
export function instantToWall(instant: Instant, zone: TimeZone = PARIS): WallTime {
  return fromUtc(instant + offsetAt(instant, zone))
}

/** The instants at which a zone's clock shows a wall time: none in spring's skipped hour, two in autumn's repeated one. */
function shownAt(utc: number, zone: TimeZone): Instant[] {
  const instants = new Set([utc - offsetAt(utc - DAY, zone), utc - offsetAt(utc + DAY, zone)])
  return [...instants].filter((instant) => instant + offsetAt(instant, zone) === utc)
}

/** The instant of a wall time, of Paris unless a zone is said: a skipped hour shifts forward, a repeated one is the first. */
export function wallToInstant(wall: WallTimeOrDate, zone: TimeZone = PARIS): Instant {
  const utc = asUtc(wall)
  const shown = shownAt(utc, zone)
  return shown.length > 0 ? Math.min(...shown) : utc - offsetAt(utc - DAY, zone)
}

/** Whether the clock shows this time once, never (spring) or twice (autumn) that day. */
export function localHourKind(wall: WallTime, zone: TimeZone = PARIS): 'normal' | 'skipped' | 'repeated' {
  const shown = shownAt(asUtc(wall), zone).length
  if (shown === 0) return 'skipped'
  return shown === 2 ? 'repeated' : 'normal'
}

/** Minutes between two wall times as the clock shows them, whatever the clock change in between (AMB-63). */
export function wallDurationMinutes(start: WallTime, end: WallTime): number {
  return (asUtc(end) - asUtc(start)) / MINUTE
}

/** Whether a text is a calendar day, 'YYYY-MM-DD', from the year 1000 on. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const utc = asUtc(text)
  // Some engines read 30 February as 2 March, others as no date.
  return !Number.isNaN(utc) && fromUtc(utc).startsWith(text)
}

/** Adds days, possibly negative, to a day. */
export function addDays(date: WallDate, days: number): WallDate {
  return fromUtc(asUtc(date) + days * DAY).slice(0, 10)
}

/** Adds minutes on the clock to a wall time, whatever the clock change in between (AMB-63). */
export function addMinutes(wall: WallTime, minutes: number): WallTime {
  return fromUtc(asUtc(wall) + minutes * MINUTE)
}

/** Adds months to a day, limited to the month's last day (AMB-65). */
export function addMonths(date: WallDate, months: number): WallDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const target = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(day, lastDay))
  return target.toISOString().slice(0, 10)
}

/** The current day in a zone, or in Paris without one. */
export function todayIn(zone: TimeZone | undefined, now: Instant): WallDate {
  return instantToWall(now, zone).slice(0, 10)
}

/** The current day in Paris. */
export function todayInParis(now: Instant): WallDate {
  return todayIn(PARIS, now)
}

/** Whether an instant falls on a Paris day from `from` to `to`, both included; a missing bound is open (AMB-29). */
export function isOnDays(
  instant: Instant,
  { from, to }: { from?: WallDate | undefined; to?: WallDate | undefined },
): boolean {
  const day = todayInParis(instant)
  return (!from || day >= from) && (!to || day <= to)
}

/** The weekday of a day. */
export function weekdayOf(date: WallDate): Weekday {
  // JavaScript's week starts on Sunday, ours on Monday.
  return weekdays[(new Date(asUtc(date)).getUTCDay() + 6) % 7] ?? 'MONDAY'
}

/** Whether a text is a time of day as in forms: 'HH:mm' from 00:00 to 23:59, or 24:00 (AMB-14). */
export function isClockTime(text: string): text is ClockTime {
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)
}

/** The Monday of a day's week. */
export function weekStart(date: WallDate): WallDate {
  return addDays(date, -weekdays.indexOf(weekdayOf(date)))
}

/** The weeks of a day's month, Monday first, completed with days of the adjacent months. */
export function weeksOfMonth(date: WallDate): WallDate[][] {
  const month = date.slice(0, 7)
  const weeks: WallDate[][] = []
  for (let monday = weekStart(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(weekdays.map((_, index) => addDays(monday, index)))
  }
  return weeks
}
