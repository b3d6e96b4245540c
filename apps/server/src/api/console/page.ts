import type { Queryable } from '../../db/database.ts'
import { type Condition, joinConditions, PLANNED_EACH } from '../../db/sql.ts'

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
