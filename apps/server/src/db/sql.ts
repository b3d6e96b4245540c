import { overseasZones } from '@potager/domain/restaurant'
import { searchWords } from '@potager/domain/text'
import { PARIS } from '@potager/domain/time'
import { hashOf } from '../base/hash.ts'

/** Begins a statement without a name, which is planned for its values each time: they change what is quickest. */
export const PLANNED_EACH = '/* planned for its values */'

/**
 * Names for statements, at most `most`. A named statement is parsed once per connection and soon planned once (the list
 * of orders is 40 % faster), but PostgreSQL keeps it as long as the connection: further statements get no name, so that
 * no flood of texts fills its memory.
 */
export function statementNames(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (text.startsWith(PLANNED_EACH)) return undefined
    const known = names.get(text)
    if (known || names.size >= most) return known
    const name = hashOf(text)
    names.set(text, name)
    return name
  }
}

const overseas = Object.entries(overseasZones)
  .map(([code, zone]) => `when '${code}' then '${zone}'`)
  .join(' ')

/** SQL of the zone of a restaurant under an alias: `zoneOf` of the domain. */
export function zoneSql(alias: string): string {
  return `coalesce(case when lower(${alias}.country) = 'france' then case left(${alias}.postal_code, 3) ${overseas} end end, '${PARIS}')`
}

/** SQL of what the clock of a restaurant under an alias shows at a parameter in epoch milliseconds. */
export function wallAt(alias: string, param: string): string {
  return `(to_timestamp(${param}::float8 / 1000) at time zone ${zoneSql(alias)})`
}

/** SQL of what the clock of a restaurant shows now, for an expression of its id. */
export function nowAt(restaurantId: string): string {
  return `(select now() at time zone ${zoneSql('z')} from restaurant z where z.id = ${restaurantId})`
}

/** SQL of the restaurant ids whose member an account is; `account` is SQL, a parameter or a column. */
export function restaurantsOf(account: string): string {
  return `select m.restaurant_id from restaurant_member m where m.account_id = ${account}::uuid`
}

/** SQL that limits rows to the restaurants whose member an account is; `column` holds the restaurant's id. */
export function ownRestaurants(column: string, account: string): string {
  return `${column} in (${restaurantsOf(account)})`
}

/** The same for the scope in $1 (see `scopeOf`): a null scope sees all rows. */
export function inScope(column: string): string {
  return `($1::uuid is null or ${ownRestaurants(column, '$1')})`
}

/** The same as a condition, which a null scope leaves out of the statement. */
export function ofScope(column: string, scope: string | null): Condition {
  return [(account) => ownRestaurants(column, account), scope]
}

/** Escapes the wildcards of « like ». */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** « like » patterns of the words of a search, the longest first; null when there is none. */
export function containing(text: string | undefined): string[] | null {
  const words = searchWords(text ?? '').map((word) => `%${literally(word)}%`)
  return words.length === 0 ? null : words.toSorted((a, b) => b.length - a.length)
}

/** SQL: a key has all patterns. The longest stands alone, where an index finds it. */
export function hasAll(key: string, patterns: string): string {
  return `(${key} like (${patterns}::text[])[1] and ${key} like all ((${patterns}::text[])[2:]))`
}

/** SQL of a folded key in one piece, as `search_key` makes it of a text. */
export const inOnePiece = (key: string) => `translate(${key}, ' ''-', '')`

/** SQL that narrows a query, given its parameter's placeholder; skipped when its value is null or undefined. */
export type Condition = readonly [sql: (param: string) => string, value: unknown]

/** Conditions joined by « and », with their parameter values. */
export type Conditions = { where: string; params: unknown[] }

/** SQL and its parameter values. */
export type Statement = { sql: string; params: unknown[] }

/** Joins the conditions that have a value; their parameters are numbered after `after`. */
export function joinConditions(list: readonly Condition[], after = 0): Conditions {
  const given = list.filter(([, value]) => value !== null && value !== undefined)
  return {
    where: given.map(([sql], index) => sql(`$${after + index + 1}`)).join(' and ') || 'true',
    params: given.map(([, value]) => value),
  }
}
