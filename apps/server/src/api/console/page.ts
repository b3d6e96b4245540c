import { type Condition, joinConditions } from '../../db/conditions.ts'
import type { Queryable } from '../../db/database.ts'

/** Which rows of a table a list of the console wants, and in which order. */
export type Listing = {
  /** The table with its alias `t`. */
  table: string
  conditions: readonly Condition[]
  /** The sorted column; rows alike go by their id. */
  column: string
  direction: 'asc' | 'desc'
  page: number
  size: number
}

/**
 * The ids of a page and how many rows match. Only what is in the filter is in the statement, so that indexes serve, and no
 * value is: PostgreSQL keeps each statement that it has seen.
 */
async function findIds(db: Queryable, listing: Listing): Promise<{ total: number; ids: string[] }> {
  const { table, conditions, column, direction, page, size } = listing
  const { where, params } = joinConditions(conditions)
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from ${table} where ${where}`,
    params,
  )
  const rows = await db.query<{ id: string }>(
    `select t.id from ${table} where ${where} order by ${column} ${direction}, t.id ${direction}
     limit $${params.length + 1}::int offset $${params.length + 2}::int`,
    [...params, size, page * size],
  )
  return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) }
}

/** One page of a list: its ids are found first, then only their rows are read. */
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
