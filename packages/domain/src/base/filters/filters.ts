import { shortId } from '../format/ids.ts'
import { isFoundIn } from '../text/index.ts'
import { type Instant, todayInParis, type WallDate, type WallTimeOrDate } from '../time/index.ts'

/**
 * What a filter may be asked for, as data: `filters.schema.ts` makes the schema of the query from it, the server its
 * condition in SQL, tests their values.
 */
export type FilterShape =
  | { search: 'words' | 'numbers' }
  | IdShape
  | { ids: number }
  | { codes: readonly string[] }
  | { whole: Bounds }
  | { days: DaySpan; of: 'wall' | 'instant' }
  | { yesOrNo: true }

/** Which days a day stands for: itself, it and those after it, it and those before it. */
export type DaySpan = 'on' | 'from' | 'to'

type IdShape = { id: 'id' | 'customerId' | 'restaurantId' }
type Bounds = { min: number; max: number }

/** One filter of a list: what it may be asked for, and whether a row passes. */
export type Filter<Row, Shape extends FilterShape = FilterShape> = {
  shape: Shape
  /** Null where only the server can tell: a list derived from rows refuses such a filter. */
  passes: ((row: Row, wanted: string) => boolean) | null
}

/** What is sent for a filter. */
export type Sent<Shape> = Shape extends { codes: readonly (infer Code)[] }
  ? Code
  : Shape extends { yesOrNo: true }
    ? 'true' | 'false'
    : string

/** What the server reads in it. */
export type Asked<Shape> = Shape extends { ids: number }
  ? string[]
  : Shape extends { whole: Bounds }
    ? number
    : Shape extends { yesOrNo: true }
      ? boolean
      : Sent<Shape>

/**
 * The filters of a list, by their names in the query: `{ status: oneOfCodes(…), … } satisfies Filters<Reservation>`. The
 * query, the server's conditions and the rules of a derived list follow. Rows are what clients have read.
 */
export type Filters<Row> = Readonly<Record<string, Filter<Row>>>

/** What rows are compared by: null where a row does not have it. */
export type SortKey = string | number | boolean | null

/** How the server sorts a list of the console, on its rows: the order of a derived list follows. */
export type ListOrder<Row> = {
  sorts: Readonly<Record<string, (row: Row) => SortKey>>
  /** The sort where none, or an unknown one, is asked for, and the direction that the specification's list has. */
  sort: string
  direction: 'asc' | 'desc'
}

/** Filters with more of them. A spread would not be tree-shaken from pages that do not use it. */
/* @__NO_SIDE_EFFECTS__ */
export function extendedBy<const F extends Filters<never>, const More extends Filters<never>>(
  filters: F,
  more: More,
): F & More {
  return { ...filters, ...more }
}

/** A number as cards show it: the last eight characters of an id, or their beginning. */
const NUMBER = /^(#?)([0-9a-f]{4,8})$/i

/** The beginning of a number in a search, and whether it can be nothing else: after « # »; undefined when it has none. */
export function searchedNumber(q: string): { beginning: string; only: boolean } | undefined {
  const [, mark, number] = NUMBER.exec(q.trim()) ?? []
  return number === undefined ? undefined : { beginning: number.toLowerCase(), only: mark !== '' }
}

/** Words in one of some texts of a row. */
/* @__NO_SIDE_EFFECTS__ */
export function search<Row>(textsOf: (row: Row) => readonly string[]): Filter<Row, { search: 'words' }> {
  return { shape: { search: 'words' }, passes: (row, q) => textsOf(row).some((text) => isFoundIn(text, q)) }
}

/** Words in one of some texts of a row, or the number of one of some ids. */
/* @__NO_SIDE_EFFECTS__ */
export function searchOrNumber<Row>(
  textsOf: (row: Row) => readonly string[],
  idsOf: (row: Row) => readonly string[],
  spelled: (q: string) => string = (q) => q,
): Filter<Row, { search: 'numbers' }> {
  return {
    shape: { search: 'numbers' },
    passes: (row, q) => {
      const number = searchedNumber(q)
      if (number && idsOf(row).some((id) => shortId(id).startsWith(number.beginning))) return true
      return !number?.only && textsOf(row).some((text) => isFoundIn(text, spelled(q)))
    },
  }
}

/** An id of a row; its name is that of what a refusal says. */
/* @__NO_SIDE_EFFECTS__ */
export function sameId<Row>(read: (row: Row) => string, refusal: IdShape['id'] = 'id'): Filter<Row, IdShape> {
  return { shape: { id: refusal }, passes: (row, wanted) => read(row) === wanted }
}

/** Some ids, with commas between them, in a text of at most so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function someIds<Row>(read: (row: Row) => string, longest: number): Filter<Row, { ids: number }> {
  return { shape: { ids: longest }, passes: (row, wanted) => wanted.split(',').includes(read(row)) }
}

/** One of some codes; a row may have another one, which none is asked for. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOfCodes<Row, const Code extends string>(
  codes: readonly Code[],
  read: (row: Row) => string | undefined,
): Filter<Row, { codes: readonly Code[] }> {
  return { shape: { codes }, passes: (row, wanted) => read(row) === wanted }
}

/** A whole number within bounds. */
/* @__NO_SIDE_EFFECTS__ */
export function sameNumber<Row>(
  bounds: Bounds,
  read: (row: Row) => number | null | undefined,
): Filter<Row, { whole: Bounds }> {
  return { shape: { whole: bounds }, passes: (row, wanted) => read(row) === Number(wanted) }
}

/** Whether something is so. */
/* @__NO_SIDE_EFFECTS__ */
export function yesOrNo<Row>(read: (row: Row) => boolean): Filter<Row, { yesOrNo: true }> {
  return { shape: { yesOrNo: true }, passes: (row, wanted) => String(read(row)) === wanted }
}

function isWithin(own: WallDate | undefined, span: DaySpan, wanted: WallDate): boolean {
  if (own === undefined) return false
  return (span === 'to' || own >= wanted) && (span === 'from' || own <= wanted)
}

/** Days by the clock of what has them. */
/* @__NO_SIDE_EFFECTS__ */
export function wallDay<Row>(
  span: DaySpan,
  read: (row: Row) => WallTimeOrDate | null,
): Filter<Row, { days: DaySpan; of: 'wall' }> {
  return {
    shape: { days: span, of: 'wall' },
    passes: (row, wanted) => isWithin(read(row)?.slice(0, 10), span, wanted),
  }
}

/** Days of Paris, for an instant. */
/* @__NO_SIDE_EFFECTS__ */
export function parisDay<Row>(
  span: DaySpan,
  read: (row: Row) => Instant | null,
): Filter<Row, { days: DaySpan; of: 'instant' }> {
  return {
    shape: { days: span, of: 'instant' },
    passes: (row, wanted) => {
      const own = read(row)
      return own !== null && isWithin(todayInParis(own), span, wanted)
    },
  }
}

/** A filter that rows do not tell. */
/* @__NO_SIDE_EFFECTS__ */
export function onlyServer<const Shape extends FilterShape>(shape: Shape): Filter<unknown, Shape> {
  return { shape, passes: null }
}
