import { asRecord } from './read.ts'

/**
 * The schema of a field in our server's answers, as data: `record.schema.ts` builds zod schemas from it, which no
 * public page downloads.
 */
export type Shape =
  | 'uuid'
  | 'text'
  | 'flag'
  | 'true'
  | 'instant'
  | 'utc'
  | 'wallTime'
  | 'day'
  | 'clock'
  | { number: 'any' | 'whole'; min?: number; max?: number }
  | { codes: readonly string[] }
  | { list: Shape; length?: number }
  | { record: Fields }
  | { byCode: readonly string[]; of: Shape }
  | { optional: Shape }
  | { nullable: Shape }
  | { described: string; as: Shape }

/**
 * One kind of value on the wire: tolerant reading by the client, strict answers of our own server. `Value` is the
 * result of reading, `Sent` the answered type, and `Found` the result for a value that is present.
 */
export type Kind<Value, Sent, Found = Value> = {
  /** The value, or undefined when it is missing or makes no sense. */
  find: (value: unknown) => Found | undefined
  /** The value, or the default for a missing one; undefined leaves the property out. */
  read: (value: unknown) => Value
  shape: Shape
  /** Never set: carries the type. */
  answer?: () => Sent
}

/** A kind under the wire's name, where the product uses another. */
export type Named<Name extends string> = { wire: Name }

export type Fields = Readonly<
  Record<string, Kind<unknown, unknown, unknown> | (Kind<unknown, unknown, unknown> & Named<string>)>
>

/** The type read from a kind or record. */
export type Read<Of> = Of extends Kind<infer Value, unknown, unknown> ? Value : never

/** The type that our server answers for a kind or record. */
export type Answer<Of> = Of extends { answer?: () => infer Value } ? Value : never

/** Flattens an intersection, so that editors and the compiler show its properties. */
type Merged<Type> = Type extends infer One ? { [Key in keyof One]: One[Key] } : never

type CanBeMissing<Values> = { [Key in keyof Values]: undefined extends Values[Key] ? Key : never }[keyof Values]

type ValuesOf<F extends Fields, Values = { -readonly [Key in keyof F]: Read<F[Key]> }> = Merged<
  Omit<Values, CanBeMissing<Values>> & { [Key in CanBeMissing<Values>]?: Exclude<Values[Key], undefined> }
>

type WireNames<F extends Fields> = {
  -readonly [Key in keyof F as F[Key] extends Named<infer Name> ? Name : Key]: Answer<F[Key]>
}

/** JSON omits undefined values: the server may return them. */
type AnswersOf<F extends Fields, Values = WireNames<F>> = Merged<
  Omit<Values, CanBeMissing<Values>> & { [Key in CanBeMissing<Values>]?: Values[Key] }
>

export type RecordKind<F extends Fields> = Kind<ValuesOf<F>, AnswersOf<F>> & {
  /** The fields, for `extended`. */
  fields: F
}

/**
 * A record of the wire, one line per field. Its type is `interface Dish extends Read<typeof dishRecord> {}`, the reader of
 * its answers `reader(dishRecord)`, their schema `answerOf(dishRecord)`. Inside another one, anything but an object reads as empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function record<const F extends Fields>(fields: F): RecordKind<F> {
  const readRow = (row: Record<string, unknown>) => {
    const values = Object.entries(fields).map(([name, kind]) => [
      name,
      kind.read(row['wire' in kind ? kind.wire : name]),
    ])
    // Built from the very fields of the type, which the compiler cannot follow through entries.
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as ValuesOf<F>
  }
  return {
    fields,
    find: (value) => {
      const row = asRecord(value)
      return row && readRow(row)
    },
    read: (value) => readRow(asRecord(value) ?? {}),
    shape: { record: fields },
  }
}

/** A record with additional fields. A spread would not be tree-shaken from pages that do not use it. */
/* @__NO_SIDE_EFFECTS__ */
export function extended<F extends Fields, const More extends Fields>(
  { fields }: RecordKind<F>,
  more: More,
): RecordKind<F & More> {
  return record({ ...fields, ...more })
}

/** Answered like another kind, but found by its own function. */
/* @__NO_SIDE_EFFECTS__ */
export function answeredAs<Sent, Found>(
  kind: Kind<unknown, Sent, unknown>,
  find: (value: unknown) => Found | undefined,
): Kind<Found | undefined, Sent, Found> {
  return { find, read: find, shape: kind.shape }
}

/** Blank text counts as missing (T17). */
function said<Found>(found: Found | undefined): Found | undefined {
  return typeof found === 'string' && found.trim() === '' ? undefined : found
}

/** Optional in any answer: a missing value leaves the property out. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Sent, Found>(
  kind: Kind<unknown, Sent, Found>,
): Kind<Found | undefined, Sent | undefined, Found> {
  return { ...orLeftOut(kind), shape: { optional: kind.shape } }
}

/** Nullable in any answer; a missing value is null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Sent, Found>(kind: Kind<unknown, Sent, Found>): Kind<Found | null, Sent | null, Found> {
  return { ...orNull(kind), shape: { nullable: kind.shape } }
}

/** Optional in our answers; a missing value reads as usual for this kind. */
/* @__NO_SIDE_EFFECTS__ */
export function omittable<Value, Sent, Found>(kind: Kind<Value, Sent, Found>): Kind<Value, Sent | undefined, Found> {
  return { ...kind, shape: { optional: kind.shape } }
}

/** Always in our answers; the property is left out when another backend omits it. */
/* @__NO_SIDE_EFFECTS__ */
export function orLeftOut<Sent, Found>(kind: Kind<unknown, Sent, Found>): Kind<Found | undefined, Sent, Found> {
  return { ...kind, read: (value) => said(kind.find(value)) }
}

/** Always in our answers; null when another backend omits it. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Sent, Found>(kind: Kind<unknown, Sent, Found>): Kind<Found | null, Sent, Found> {
  return { ...kind, read: (value) => said(kind.find(value)) ?? null }
}

/** Always in our answers; this default when another backend omits it. */
/* @__NO_SIDE_EFFECTS__ */
export function or<Sent, Found>(kind: Kind<unknown, Sent, Found>, missing: Found): Kind<Found, Sent, Found> {
  return { ...kind, read: (value) => said(kind.find(value)) ?? missing }
}

/** Has another name on the wire (T10). */
/* @__NO_SIDE_EFFECTS__ */
export function named<Name extends string, K extends Kind<unknown, unknown, unknown>>(
  wire: Name,
  kind: K,
): K & Named<Name> {
  return { ...kind, wire }
}

/** Adds a French description to the OpenAPI document. */
/* @__NO_SIDE_EFFECTS__ */
export function describe<Value, Sent, Found>(text: string, kind: Kind<Value, Sent, Found>): Kind<Value, Sent, Found> {
  return { ...kind, shape: { described: text, as: kind.shape } }
}
