import type { Asked, DaySpan, FilterShape, Filters } from '@potager/domain/filters'
import type { Queryable } from '../../db/database.ts'
import { type Condition, joinConditions, PLANNED_EACH } from '../../db/sql.ts'
import { fromDay, upToDay, withinDays } from '../chat-session/queries.ts'

type Sql = (param: string) => string

/** What a filter compares: a column, or SQL where it compares more than one; a search has its own condition. */
type Compared<Shape> = Shape extends { search: unknown } ? (q: string | undefined) => Condition : string | Sql

/** What each filter of a list compares. */
export type Columns<F extends Filters<never>> = { readonly [Name in keyof F]: Compared<F[Name]['shape']> }

/** What a query asks of them. */
type Questions<F extends Filters<never>> = { readonly [Name in keyof F]?: Asked<F[Name]['shape']> | undefined }

const wallDays: Record<DaySpan, (column: string) => Sql> = {
  on: (column) => (day) => `${column} >= ${day}::date and ${column} < ${day}::date + 1`,
  from: (column) => (day) => `${column} >= ${day}::date`,
  to: (column) => (day) => `${column} < ${day}::date + 1`,
}

const parisDays: Record<DaySpan, (column: string) => Sql> = {
  on: (column) => (day) => withinDays(column, day, day),
  from: (column) => (day) => fromDay(column, day),
  to: (column) => (day) => upToDay(column, day),
}

function comparison(shape: Exclude<FilterShape, { search: unknown }>, column: string): Sql {
  if ('yesOrNo' in shape) return (param) => `${column} = ${param}::boolean`
  if ('id' in shape) return (param) => `${column} = ${param}::uuid`
  if ('ids' in shape) return (param) => `${column} = any(${param}::uuid[])`
  if ('whole' in shape) return (param) => `${column} = ${param}::int`
  if ('codes' in shape) return (param) => `${column} = ${param}`
  return (shape.of === 'wall' ? wallDays : parisDays)[shape.days](column)
}

/** The conditions of the filters of a list, in their order. */
export function filterConditions<F extends Filters<never>>(
  filters: F,
  columns: Columns<NoInfer<F>>,
  asked: Questions<NoInfer<F>>,
): Condition[] {
  return Object.entries(filters).map(([name, { shape }]) => {
    const compared = columns[name] as string | Sql | ((q: unknown) => Condition)
    const value = asked[name]
    if ('search' in shape) return (compared as (q: unknown) => Condition)(value)
    return [typeof compared === 'string' ? comparison(shape, compared) : (compared as Sql), value]
  })
}

/** Filters and order of a console list. */
export type Listing = {
  /** The table with its alias `t`. */
  table: string
  /** The rows of the table that come first in this order, which an index reads: the table itself is read where they end. */
  first?: string | undefined
  conditions: readonly Condition[]
  /** Sort column; ties are broken by id. */
  column: string
  direction: 'asc' | 'desc'
  page: number
  size: number
  /** Planned for its values each time: what is searched for is rare or common. */
  plannedEach?: boolean
}

/**
 * The ids of a page and the number of matches. The statement holds only the conditions in use, so that indexes apply,
 * and no values: PostgreSQL keeps a plan for each distinct statement.
 */
async function findIds(db: Queryable, listing: Listing): Promise<{ total: number; ids: string[] }> {
  const { table, first, conditions, column, direction, page, size, plannedEach } = listing
  const select = plannedEach ? `${PLANNED_EACH} select` : 'select'
  const { where, params } = joinConditions(conditions)
  const [counted] = await db.query<{ total: number }>(
    `${select} count(*)::int as total from ${table} where ${where}`,
    params,
  )
  const read = (from: string) =>
    db.query<{ id: string }>(
      `${select} t.id from ${from} where ${where} order by ${column} ${direction}, t.id ${direction}
       limit $${params.length + 1}::int offset $${params.length + 2}::int`,
      [...params, size, page * size],
    )
  const ahead = first === undefined ? [] : await read(first)
  const rows = ahead.length === size ? ahead : await read(table)
  return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) }
}

/** One page of a list: finds its ids first, then reads only their rows. */
export async function findPage<Row extends { id: string }>(
  db: Queryable,
  listing: Listing,
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<{ total: number; rows: Row[] }> {
  const { total, ids } = await findIds(db, listing)
  if (ids.length === 0) return { total, rows: [] }
  const byId = new Map((await read(ids)).map((row) => [row.id, row]))
  return { total, rows: ids.flatMap((id) => byId.get(id) ?? []) }
}
