import {
  addDays,
  type ClockTime,
  type Instant,
  instantToWall,
  localHourKind,
  type TimeZone,
  type WallDate,
  type WallTime,
  type WallTimeOrDate,
  wallDurationMinutes,
} from '../../base/time/index.ts'
import { asRecord, readBody, readNumber, readString, readWallTime, writeWallTime } from '../../base/wire/index.ts'
import { type Customer, customerRecord } from '../customer/index.ts'
import {
  exceptionOn,
  type HoursException,
  isOvernight,
  type Schedule,
  type ServiceHours,
  servicesOf,
  tellsHours,
} from '../restaurant/index.ts'

/** From (included) to (excluded), on the restaurant's wall clock. */
export type BookingPeriod = { start: WallTime; end: WallTime }

/** Longer bookings are typing errors: our bound, the specification has none. */
export const LONGEST_BOOKING_DAYS = 31

/** Why a period can never be booked, in any restaurant. */
export type PeriodProblem = 'end-before-start' | 'start-skipped' | 'end-skipped' | 'past' | 'too-long'

/** Whether the end is after the start on the wall clock; equal is not. */
export function endsAfterStart({ start, end }: BookingPeriod): boolean {
  return wallDurationMinutes(start, end) > 0
}

/** Whether a start is in the past; the current minute is not, since the picker offers it (RNW-26). */
export function isPast(start: WallTime, now: Instant, zone?: TimeZone): boolean {
  return start < instantToWall(now, zone).slice(0, 16)
}

/** The first time rule that a period breaks, or null: order, hours skipped by the clock change, past, length. */
export function checkPeriod(period: BookingPeriod, now: Instant, zone?: TimeZone): PeriodProblem | null {
  if (!endsAfterStart(period)) return 'end-before-start'
  if (localHourKind(period.start, zone) === 'skipped') return 'start-skipped'
  if (localHourKind(period.end, zone) === 'skipped') return 'end-skipped'
  if (isPast(period.start, now, zone)) return 'past'
  return wallDurationMinutes(period.start, period.end) > LONGEST_BOOKING_DAYS * 1440 ? 'too-long' : null
}

/** Whether two periods overlap; one that ends when the other starts does not. */
export function overlaps(one: BookingPeriod, other: BookingPeriod): boolean {
  return wallDurationMinutes(one.start, other.end) > 0 && wallDurationMinutes(other.start, one.end) > 0
}

/** Whether two bookings need the same space: the same room, or one of them the whole restaurant. */
export function sharesSpace(one: { roomId?: string | undefined }, other: { roomId?: string | undefined }): boolean {
  return !one.roomId || !other.roomId || one.roomId === other.roomId
}

/** The bookings that need the space of another one in its period; `id` is its own, which is never in its way. */
export function rivalsOf<
  Rival extends { id: string; roomId?: string | undefined; start: WallTimeOrDate | null; end: WallTimeOrDate | null },
>(booking: BookingPeriod & { id: string; roomId?: string | undefined }, bookings: readonly Rival[]): Rival[] {
  return bookings.filter(({ id, roomId, start, end }) => {
    if (id === booking.id || start === null || end === null) return false
    return sharesSpace(booking, { roomId }) && overlaps(booking, { start, end })
  })
}

function wall(day: WallDate, clock: ClockTime): WallTime {
  return clock === '24:00' ? `${addDays(day, 1)}T00:00:00` : `${day}T${clock}:00`
}

/** A day's service as a period; an evening past midnight ends on the next day. */
export function servicePeriod(day: WallDate, hours: ServiceHours): BookingPeriod {
  return { start: wall(day, hours.start), end: wall(isOvernight(hours) ? addDays(day, 1) : day, hours.end) }
}

/** When the restaurant closes next after a moment, or null when it is closed then. */
function openUntil(schedule: Schedule, moment: WallTime): WallTime | null {
  const today = moment.slice(0, 10)
  // Yesterday's evening may run past midnight.
  for (const day of [today, addDays(today, -1)]) {
    const periods = servicesOf(schedule, day).map((service) => servicePeriod(day, service))
    const running = periods.find(
      ({ start, end }) => wallDurationMinutes(start, moment) >= 0 && wallDurationMinutes(moment, end) > 0,
    )
    if (running) return running.end
  }
  return null
}

/** The day whose hours tell of a moment: the one before while its evening still runs, else its own. */
export function serviceDay(schedule: Schedule, moment: WallTime): WallDate {
  const day = moment.slice(0, 10)
  const before = addDays(day, -1)
  const runs = (hours: ServiceHours) => wallDurationMinutes(moment, servicePeriod(before, hours).end) > 0
  return servicesOf(schedule, before).some(runs) ? before : day
}

/**
 * The exception that closes a restaurant at a moment: that day's, or the previous day's for an evening past midnight.
 */
function exceptionAt({ openingHours, exceptions }: Schedule, moment: WallTime): HoursException | null {
  const today = moment.slice(0, 10)
  const of = exceptionOn(exceptions, today)
  if (of || openUntil({ openingHours }, moment) === null) return of ?? null
  return exceptionOn(exceptions, addDays(today, -1)) ?? null
}

/** Why a period cannot be booked: when the restaurant closes, and the exception that closes it, if any. */
export type Closure = { from: WallTime; exception: HoursException | null }

/**
 * The first closed moment of a period, or null when the restaurant is open throughout (the refusal `RestaurantClosed`):
 * evenings run past midnight, adjacent services merge, exceptions replace the weekly hours of their days. All is wall
 * clock, so clock changes do not matter.
 */
export function closureDuring(schedule: Schedule, { start, end }: BookingPeriod): Closure | null {
  let covered = start
  while (wallDurationMinutes(covered, end) > 0) {
    const next = openUntil(schedule, covered)
    if (next === null) return { from: covered, exception: exceptionAt(schedule, covered) }
    covered = next
  }
  return null
}

/** Whether a restaurant is open during the whole period: {@link closureDuring} finds nothing. */
export function isOpenDuring(schedule: Schedule, period: BookingPeriod): boolean {
  return closureDuring(schedule, period) === null
}

/** The bookings that a change of hours leaves outside them: within the old hours, where any were told, not the new ones. */
export function bookingsLeftOutside<Booking extends { start: WallTime | null; end: WallTime | null }>(
  before: Schedule,
  after: Schedule,
  bookings: readonly Booking[],
): Booking[] {
  const keeps = (schedule: Schedule, period: BookingPeriod) => !tellsHours(schedule) || isOpenDuring(schedule, period)
  return bookings.filter(({ start, end }) => {
    if (start === null || end === null) return false
    return keeps(before, { start, end }) && !keeps(after, { start, end })
  })
}

/** A field of a booking's form; '' and null mean empty. */
export type DraftField<Value> = {
  /** Its initial value. */
  empty: Value
  /** Parses it from storage; `empty` when invalid. */
  read: (stored: unknown) => Value
  /** The value to send; undefined leaves it out. */
  write: (value: Value) => unknown
  /** The wire's name, if different. */
  wire?: string
}

/** A text, trimmed when sent. */
export const draftText: DraftField<string> = {
  empty: '',
  read: readString,
  write: (typed) => typed.trim() || undefined,
}

/** A whole number. */
export const draftNumber: DraftField<number | null> = {
  empty: null,
  read: (stored) => readNumber(stored) ?? null,
  write: (typed) => typed ?? undefined,
}

/** A Paris wall time, 'YYYY-MM-DDTHH:mm'. */
export const draftWallTime: DraftField<WallTime> = {
  empty: '',
  read: (stored) => {
    const time = readWallTime(stored) ?? ''
    return time.length > 10 ? time : ''
  },
  write: (typed) => (typed ? writeWallTime(typed) : undefined),
}

/** One of some values. */
export function draftOneOf<Value extends string>(values: readonly Value[], empty: Value): DraftField<Value> {
  return { empty, read: (stored) => values.find((value) => value === stored) ?? empty, write: (value) => value }
}

/** A booking draft, with the customer whose name the form shows. */
export type StoredDraft<Draft> = { draft: Draft; customer: Customer | null }

type DraftFields<Draft> = { readonly [Key in keyof Draft]: DraftField<Draft[Key]> }

/** The form of a booking, derived from its fields. */
export type BookingDraft<Draft> = {
  /** An untouched form. */
  empty: () => Draft
  /** The body to send, with the wire's names; undefined for what JSON leaves out, nothing of what the draft leaves out. */
  body: (draft: Partial<Draft>) => Record<string, unknown>
  /** Parses values of the form's names; empty where they are missing or invalid. */
  read: (values: object) => Draft
  /** Maps a wire field to the form's name: 'numberOfPeople' is 'people' (RNW-37). */
  fieldOf: (wireField: string) => string
  /** Serialises a draft for the browser's storage. */
  serialise: (stored: StoredDraft<Draft>) => string
  /** Parses a stored draft; null when absent, corrupt or of another version. */
  parse: (text: string | null) => StoredDraft<Draft> | null
}

const VERSION = 1

/** Builds a form from its table of fields: type, storage and body follow from each line. */
export function draftOf<Draft extends object>(fields: DraftFields<Draft>): BookingDraft<Draft> {
  const keys = Object.keys(fields) as (keyof Draft & string)[]
  const wireName = (key: keyof Draft & string) => fields[key].wire ?? key
  const each = (valueOf: (key: keyof Draft & string) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Draft
  const read = (values: object) => each((key) => fields[key].read((values as Partial<Draft>)[key]))
  return {
    empty: () => each((key) => fields[key].empty),
    read,
    body: (draft) => {
      const said = keys.flatMap((key) => {
        const value = draft[key]
        return value === undefined ? [] : [[wireName(key), fields[key].write(value)]]
      })
      return Object.fromEntries(said)
    },
    fieldOf: (wireField) => keys.find((key) => wireName(key) === wireField) ?? wireField,
    serialise: (stored) => JSON.stringify({ version: VERSION, ...stored }),
    parse: (text) => {
      const stored = asRecord(readBody(String(text)))
      const draft = asRecord(stored?.draft)
      if (stored?.version !== VERSION || !draft) return null
      const customer = customerRecord.read(stored.customer)
      return { draft: read(draft), customer: customer.id ? customer : null }
    },
  }
}
