import type { ClockTime, Instant, WallDate, WallTimeOrDate } from '../time/index.ts'
import { readList } from './answered.ts'
import { asRecord, type Cents, readBoolean, readCents, readId, readNumber, readString } from './read.ts'
import { describe, type Kind, optional } from './record.ts'
import { readClockTime, readInstant, readWallTime } from './times.ts'

/** A time in our answers: text, or an array of numbers (`WIRE_DATES`). */
type WireTime = string | number[]

/** An identifier, number or text, as text (T18); '' when missing. */
export const id: Kind<string, string> = { find: readId, read: readId, shape: 'uuid' }

/** Text as is, numbers as text; '' when missing. */
export const text: Kind<string, string> = { find: readString, read: readString, shape: 'text' }

/** Text limited to some values in our answers; other values are read as they are (T20). '' when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function code<const Codes extends readonly string[]>(
  codes: Codes,
  read: (value: unknown) => string = readString,
): Kind<string, Codes[number]> {
  return { find: read, read, shape: { codes } }
}

/** One of our codes; anything else is missing, and drops the property unless wrapped in `or`. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Code extends string>(codes: readonly Code[]): Kind<Code | undefined, Code, Code> {
  const find = (value: unknown) => codes.find((known) => known === value)
  return { find, read: find, shape: { codes } }
}

const readFigure = (value: unknown): number => readNumber(value) ?? 0

/** A number, also as decimal text (T16); 0 when missing. */
export const number: Kind<number, number> = { find: readNumber, read: readFigure, shape: { number: 'any' } }

/** A number, whole in our answers; 0 when missing. */
export const integer: Kind<number, number> = { find: readNumber, read: readFigure, shape: { number: 'whole' } }

/** A count; 0 when missing. */
export const count: Kind<number, number> = { find: readNumber, read: readFigure, shape: { number: 'whole', min: 0 } }

/** Decimal euros, read as cents (T16); 0 when missing. */
export const euros: Kind<Cents, number> = {
  find: readCents,
  read: (value) => readCents(value) ?? 0,
  shape: { number: 'any' },
}

/** A number, within bounds in our answers; 0 when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function within(bounds: { min?: number; max?: number }, of: 'any' | 'whole' = 'any'): Kind<number, number> {
  return { find: readNumber, read: readFigure, shape: { number: of, ...bounds } }
}

const readFlag = (value: unknown): boolean => readBoolean(value) ?? false

/** A boolean; false when missing. */
export const flag: Kind<boolean, boolean> = { find: readBoolean, read: readFlag, shape: 'flag' }

/** A boolean, only present in our answers when true. */
export const trueFlag: Kind<boolean, true> = { find: readBoolean, read: readFlag, shape: 'true' }

const findInstant = (value: unknown): Instant | undefined => readInstant(value) ?? undefined

/** An instant, from text, array or number; null when missing (T01, T02). */
export const instant: Kind<Instant | null, WireTime, Instant> = {
  find: findInstant,
  read: readInstant,
  shape: 'instant',
}

/** An instant answered as UTC whatever `WIRE_DATES`: for calls that only our server has. */
export const utc: Kind<Instant | null, string, Instant> = { find: findInstant, read: readInstant, shape: 'utc' }

/** Wall clock, from text or array; an instant shows that of Paris. Null when missing (T01, T02). */
export const wallTime: Kind<WallTimeOrDate | null, WireTime, WallTimeOrDate> = {
  find: (value) => readWallTime(value) ?? undefined,
  read: readWallTime,
  shape: 'wallTime',
}

const readDay = (value: unknown): WallDate => readWallTime(value)?.slice(0, 10) ?? ''

/** A day, also from a time; '' when missing. */
export const day: Kind<WallDate, string> = { find: readDay, read: readDay, shape: 'day' }

/** A time of day, from text, array or object, answered as [hour, minute] (T03); null when missing. */
export const clock: Kind<ClockTime | null, [hour: number, minute: number], ClockTime> = {
  find: (value) => readClockTime(value) ?? undefined,
  read: readClockTime,
  shape: 'clock',
}

/** Items of one kind, from a list or a page's content; [] when missing. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Value, Sent>(of: Kind<Value, Sent, unknown>, length?: number): Kind<Value[], Sent[]> {
  const read = (value: unknown) => readList(value, of.read)
  return {
    find: (value) => (Array.isArray(value) ? read(value) : undefined),
    read,
    shape: { list: of.shape, ...(length === undefined ? {} : { length }) },
  }
}

/** A map from some codes to one kind of value; other keys and missing values are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function byCode<Code extends string, Sent, Found>(
  codes: readonly Code[],
  of: Kind<unknown, Sent, Found>,
): Kind<Partial<Record<Code, Found>>, Partial<Record<Code, Sent>>> {
  const read = (value: unknown) => {
    const row = asRecord(value) ?? {}
    const values: Partial<Record<Code, Found>> = {}
    for (const key of codes) {
      const found = of.find(row[key])
      if (found !== undefined) values[key] = found
    }
    return values
  }
  return { find: read, read, shape: { byCode: codes, of: of.shape } }
}

/** A single value, wrapped in an object under a name. */
/* @__NO_SIDE_EFFECTS__ */
export function inside<Name extends string, Value, Sent, Found>(
  name: Name,
  of: Kind<Value, Sent, Found>,
): Kind<Value, Record<Name, Sent>, Found> {
  const inner = (value: unknown) => asRecord(value)?.[name]
  return {
    find: (value) => of.find(inner(value)),
    read: (value) => of.read(inner(value)),
    shape: { record: { [name]: of } },
  }
}

/** The version of a record, incremented by each edit (extension). */
export const version: Kind<number | undefined, number | undefined, number> = describe(
  'Augmente à chaque modification (extension)',
  optional(integer),
)
