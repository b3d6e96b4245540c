import { fieldErrors } from '@potager/domain/messages'
import { invalid } from '../errors.ts'

const DAY_MS = 86_400_000
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** A wall-clock moment, in milliseconds as if it were UTC; `zone` null means Paris; `unit` is the written precision. */
type ParsedInstant = { ms: number; zone: string | null; unit: number }

/** An instant in SQL: the text of a parameter, read as Paris wall clock when it has no zone. */
export type Bound = { text: string; zoned: boolean }

/** From (included) to (excluded). `days` when both are Paris midnights: totals then need no counting. */
export type OrderPeriod = {
  from: Bound | null
  to: Bound | null
  days: { from: string | null; to: string | null } | null
}

function parseMoment(field: string, text: string): ParsedInstant {
  const match = MOMENT.exec(text)
  const [, year, month, day, hour = '00', minute = '00', second, fraction, zone] = match ?? []
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}.${(fraction ?? '').padEnd(3, '0').slice(0, 3)}`
  const ms = Date.parse(`${written}Z`)
  const [zoneHours, zoneMinutes] = zone && zone !== 'Z' ? [Number(zone.slice(1, 3)), Number(zone.slice(-2))] : [0, 0]
  const real =
    !Number.isNaN(ms) && new Date(ms).toISOString() === `${written}Z` && Number(year) >= 1900 && Number(year) < 3000
  if (!match || !real || zoneMinutes > 59 || zoneHours * 60 + zoneMinutes > 14 * 60)
    throw invalid({ [field]: fieldErrors.date })
  const unit = fraction ? 1 : second ? 1000 : match[4] ? 60_000 : DAY_MS
  return { ms, zone: zone ?? null, unit }
}

function boundOf({ ms, zone }: ParsedInstant): Bound {
  return { text: `${new Date(ms).toISOString().slice(0, 23)}${zone ?? ''}`, zoned: zone !== null }
}

/**
 * The period of a list's startDate and endDate. Times without zone are Paris wall clock (AMB-21); the end includes the
 * whole unit it is written in, so 23:59:59 covers the last second of the day.
 * @throws Refusal 400 naming the field whose date does not exist
 */
export function readPeriod(startDate: string | undefined, endDate: string | undefined): OrderPeriod {
  const start = startDate === undefined ? null : parseMoment('startDate', startDate)
  const last = endDate === undefined ? null : parseMoment('endDate', endDate)
  const end = last && { ...last, ms: last.ms + last.unit }
  const bounds = [start, end].filter((bound) => bound !== null)
  const wholeDays = bounds.every(({ ms, zone }) => zone === null && ms % DAY_MS === 0)
  const dayOf = (moment: ParsedInstant | null) => moment && new Date(moment.ms).toISOString().slice(0, 10)
  return {
    from: start && boundOf(start),
    to: end && boundOf(end),
    days: wholeDays ? { from: dayOf(start), to: dayOf(end) } : null,
  }
}
