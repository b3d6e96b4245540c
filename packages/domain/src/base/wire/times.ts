import {
  type ClockTime,
  type Instant,
  instantToWall,
  isClockTime,
  isDay,
  type WallDate,
  type WallTime,
  type WallTimeOrDate,
  wallToInstant,
} from '../time/index.ts'
import { asRecord } from './read.ts'

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?$/
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/
/** Four-digit years only: the range that a wall time can express. */
const FIRST_INSTANT = Date.UTC(1000, 0, 2)
const LAST_INSTANT = Date.UTC(9999, 11, 30)
/** Numbers below count seconds, above milliseconds: 1e11 s is the year 5138, 1e11 ms is 1973. */
const SECONDS_BELOW = 1e11

const two = (value: number) => String(value).padStart(2, '0')
const within = (value: number, max: number) => value >= 0 && value <= max

function wallFrom(parts: readonly number[]): WallTimeOrDate | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, nanos = 0] = parts
  const date = `${year}-${two(month)}-${two(day)}`
  if (!parts.every(Number.isInteger) || !isDay(date)) return null
  if (parts.length === 3) return date
  const inClock = within(hour, 23) && within(minute, 59) && within(second, 59) && within(nanos, 999_999_999)
  if (!inClock) return null
  const millis = Math.floor(nanos / 1e6)
  return `${date}T${two(hour)}:${two(minute)}:${two(second)}${millis ? `.${String(millis).padStart(3, '0')}` : ''}`
}

function zonedInstant(text: string): Instant | null {
  const local = LOCAL.exec(text.replace(/(?:Z|[+-]\d{2}:?\d{2})$/, ''))
  if (!local || !wallFrom(local.slice(1, 4).map(Number))) return null
  const instant = Date.parse(
    text
      .replace(' ', 'T')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
      .replace(/(\.\d{3})\d+/, '$1'),
  )
  return Number.isNaN(instant) ? null : instant
}

function readLocal(value: unknown): WallTimeOrDate | null {
  if (Array.isArray(value)) {
    const parts: unknown[] = value
    return [3, 5, 6, 7].includes(parts.length) && parts.every((part) => typeof part === 'number')
      ? wallFrom(parts)
      : null
  }
  const match = typeof value === 'string' ? LOCAL.exec(value.trim()) : null
  if (!match) return null
  const nanos = match[7] ? Number(match[7].padEnd(9, '0')) : undefined
  return wallFrom(
    [...match.slice(1, 7).filter((part) => part !== undefined), ...(nanos === undefined ? [] : [nanos])].map(Number),
  )
}

/** A time with its own zone, or since the epoch; null otherwise. */
function readAbsolute(value: unknown): Instant | null {
  if (typeof value === 'number') {
    // Nanoseconds may come as decimals of seconds, whose product by 1000 is not whole.
    const millis = Math.round(Math.abs(value) < SECONDS_BELOW ? value * 1000 : value)
    return millis >= FIRST_INSTANT && millis <= LAST_INSTANT ? millis : null
  }
  const text = typeof value === 'string' ? value.trim() : ''
  return ZONED.test(text) ? zonedInstant(text) : null
}

/** A wall time, or a day alone, from arrays or text, or of Paris from an instant; null otherwise (T01, T02). */
export function readWallTime(value: unknown): WallTimeOrDate | null {
  const instant = readAbsolute(value)
  return instant === null ? readLocal(value) : instantToWall(instant)
}

/** An instant from any format; times without zone are Paris time (T01, T02). */
export function readInstant(value: unknown): Instant | null {
  const instant = readAbsolute(value)
  if (instant !== null) return instant
  const wall = readLocal(value)
  return wall === null ? null : wallToInstant(wall)
}

/** A time of day from [h], [h, m], [h, m, s], 'HH:mm[:ss]' or {hour, minute}; null otherwise (T03). */
export function readClockTime(value: unknown): ClockTime | null {
  const record = asRecord(value)
  const parts: unknown[] = Array.isArray(value) ? value : record ? [record.hour, record.minute ?? 0] : []
  const text =
    typeof value === 'string'
      ? (/^(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value.trim())?.[1] ?? '')
      : parts.length >= 1 && parts.length <= 4 && parts.every((part) => Number.isInteger(part))
        ? `${two(Number(parts[0]))}:${two(Number(parts[1] ?? 0))}`
        : ''
  return isClockTime(text) ? text : null
}

/** A wall time as it is sent: clock unchanged, missing seconds added (T04). */
export function writeWallTime(wall: string): WallTime {
  return /T\d{2}:\d{2}$/.test(wall) ? `${wall}:00` : wall
}

/** The order filter's range of a Paris day: 00:00:00 through 23:59:59, zone-less or as UTC instants (T05, AMB-21). */
export function dayRangeQuery(date: WallDate, setting: 'local' | 'utc'): { startDate: string; endDate: string } {
  const send = (wall: WallTime) => (setting === 'local' ? wall : new Date(wallToInstant(wall)).toISOString())
  return { startDate: send(`${date}T00:00:00`), endDate: send(`${date}T23:59:59`) }
}
