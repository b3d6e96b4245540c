import { asRecord } from './read.ts'

/**
 * What an answer of our server holds for a field, as data: `record.schema.ts` makes a zod schema of it, which no public page
 * downloads.
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
 * One kind of value on the wire: how the client reads it, tolerantly, and what our own server's answers hold, strictly.
 * `Value` is what is read, `Sent` what is answered, and `Found` what is read when there is something to read.
 */
export type Kind<Value, Sent, Found = Value> = {
  /** The value, or undefined when there is none that makes sense. */
  find: (value: unknown) => Found | undefined
  /** The value, or what stands for a missing one; undefined leaves the property out. */
  read: (value: unknown) => Value
  shape: Shape
  /** Never there: carries the type. */
  answer?: () => Sent
}

/** A kind under the wire's name, where the product says something else. */
export type Named<Name extends string> = { wire: Name }

export type Fields = Readonly<
  Record<string, Kind<unknown, unknown, unknown> | (Kind<unknown, unknown, unknown> & Named<string>)>
>

/** What is read of a kind or a record. */
export type Read<Of> = Of extends Kind<infer Value, unknown, unknown> ? Value : never

/** What our server answers for a kind or a record. */
export type Answer<Of> = Of extends { answer?: () => infer Value } ? Value : never

/** One object type in place of several, so that editors and the compiler show its properties. */
type Merged<Type> = Type extends infer One ? { [Key in keyof One]: One[Key] } : never

type CanBeMissing<Values> = { [Key in keyof Values]: undefined extends Values[Key] ? Key : never }[keyof Values]

type ValuesOf<F extends Fields, Values = { -readonly [Key in keyof F]: Read<F[Key]> }> = Merged<
  Omit<Values, CanBeMissing<Values>> & { [Key in CanBeMissing<Values>]?: Exclude<Values[Key], undefined> }
>

type WireNames<F extends Fields> = {
  -readonly [Key in keyof F as F[Key] extends Named<infer Name> ? Name : Key]: Answer<F[Key]>
}

/** JSON leaves out what is undefined: the server may say so. */
type AnswersOf<F extends Fields, Values = WireNames<F>> = Merged<
  Omit<Values, CanBeMissing<Values>> & { [Key in CanBeMissing<Values>]?: Values[Key] }
>

export type RecordKind<F extends Fields> = Kind<ValuesOf<F>, AnswersOf<F>> & {
  /** What `extended` begins another one with. */
  fields: F
}

/**
 * A record of the wire: a line for each field. Its type is `interface Dish extends Read<typeof dishRecord> {}`, its reader
 * `reader(dishRecord)`, the schema of our answers `answerOf(dishRecord)`. What is no object reads as one that says nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function record<const F extends Fields>(fields: F): RecordKind<F> {
  const readRow = (row: Record<string, unknown>) => {
    const values = Object.entries(fields).map(([name, kind]) => [
      name,
      kind.read(row['wire' in kind ? kind.wire : name]),
    ])
    // Built from the very fields that the type is made of, which the compiler cannot follow through entries.
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

/** Another record, with more fields behind. A spread would do, but stays in pages that use nothing of it. */
/* @__NO_SIDE_EFFECTS__ */
export function extended<F extends Fields, const More extends Fields>(
  { fields }: RecordKind<F>,
  more: More,
): RecordKind<F & More> {
  return record({ ...fields, ...more })
}

/** The reader of a record, which is left out of a page that does not use it as `dishRecord.read` alone would not be. */
/* @__NO_SIDE_EFFECTS__ */
export function reader<Value>(kind: Kind<Value, unknown, unknown>): (value: unknown) => Value {
  return kind.read
}

/** Answered as another kind is, but found in another way. */
/* @__NO_SIDE_EFFECTS__ */
export function answeredAs<Sent, Found>(
  kind: Kind<unknown, Sent, unknown>,
  find: (value: unknown) => Found | undefined,
): Kind<Found | undefined, Sent, Found> {
  return { find, read: find, shape: kind.shape }
}

/** Text of blanks says as little as none (T17). */
function said<Found>(found: Found | undefined): Found | undefined {
  return typeof found === 'string' && found.trim() === '' ? undefined : found
}

/** May be missing from any answer: the property is then missing too. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Sent, Found>(
  kind: Kind<unknown, Sent, Found>,
): Kind<Found | undefined, Sent | undefined, Found> {
  return { ...orLeftOut(kind), shape: { optional: kind.shape } }
}

/** May be null in any answer; what is missing is null too. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Sent, Found>(kind: Kind<unknown, Sent, Found>): Kind<Found | null, Sent | null, Found> {
  return { ...orNull(kind), shape: { nullable: kind.shape } }
}

/** Our answers may leave it out; what is missing reads as it always does for this kind. */
/* @__NO_SIDE_EFFECTS__ */
export function omittable<Value, Sent, Found>(kind: Kind<Value, Sent, Found>): Kind<Value, Sent | undefined, Found> {
  return { ...kind, shape: { optional: kind.shape } }
}

/** Always in our answers; the property is missing where another backend does not say it. */
/* @__NO_SIDE_EFFECTS__ */
export function orLeftOut<Sent, Found>(kind: Kind<unknown, Sent, Found>): Kind<Found | undefined, Sent, Found> {
  return { ...kind, read: (value) => said(kind.find(value)) }
}

/** Always in our answers; null where another backend does not say it. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Sent, Found>(kind: Kind<unknown, Sent, Found>): Kind<Found | null, Sent, Found> {
  return { ...kind, read: (value) => said(kind.find(value)) ?? null }
}

/** Always in our answers; this value where another backend does not say it. */
/* @__NO_SIDE_EFFECTS__ */
export function or<Sent, Found>(kind: Kind<unknown, Sent, Found>, missing: Found): Kind<Found, Sent, Found> {
  return { ...kind, read: (value) => said(kind.find(value)) ?? missing }
}

/** Under another name on the wire (T10). */
/* @__NO_SIDE_EFFECTS__ */
export function named<Name extends string, K extends Kind<unknown, unknown, unknown>>(
  wire: Name,
  kind: K,
): K & Named<Name> {
  return { ...kind, wire }
}

/** With a French sentence about it in the OpenAPI document. */
/* @__NO_SIDE_EFFECTS__ */
export function describe<Value, Sent, Found>(text: string, kind: Kind<Value, Sent, Found>): Kind<Value, Sent, Found> {
  return { ...kind, shape: { described: text, as: kind.shape } }
}
