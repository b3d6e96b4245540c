import type { Queryable } from '../../db/database.ts'

/** A query of (day, rows) with its parameters; a day may occur several times. */
export type DayCounts = { sql: string; params: readonly unknown[] }

/** The Paris days that hold a page, both included; the rows to skip within them; the total of all rows. */
export type DayPosition = { total: number; from: string; to: string; skip: number }

/**
 * Finds a page of a list, newest day first, without counting or skipping rows: the day totals tell which days hold it.
 * Past the end: the total, and an empty span of days.
 */
export async function findDayPosition(
  db: Queryable,
  { sql, params }: DayCounts,
  { page, size }: { page: number; size: number },
): Promise<DayPosition> {
  const skip = page * size
  const [first, past] = [`$${params.length + 1}::int`, `$${params.length + 2}::int`]
  const [row] = await db.query<{ total: number; from: string | null; to: string | null; before: number | null }>(
    `with counted as (select day, sum(rows)::int as rows from (${sql}) day_rows group by day having sum(rows) > 0),
       placed as (select day, rows, (sum(rows) over (order by day desc))::int - rows as before from counted),
       held as (select min(day) as oldest, max(day) as newest, min(before) as before from placed
         where before < ${past} and before + rows > ${first})
     select coalesce((select sum(rows) from counted), 0)::int as total, oldest::text as "from", newest::text as "to", before
     from held`,
    [...params, skip, skip + size],
  )
  const { total = 0, from, to, before } = row ?? {}
  return { total, from: from ?? '', to: to ?? '', skip: skip - (before ?? skip) }
}

/** SQL that limits a timestamp to a Paris day and those after it; the day is a parameter. */
export const fromDay = (column: string, day: string) =>
  `${column} >= (${day}::date::timestamp at time zone 'Europe/Paris')`

/** SQL that limits a timestamp to a Paris day and those before it. */
export const upToDay = (column: string, day: string) =>
  `${column} < ((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`

/** SQL that limits a timestamp to the span of days whose bounds are these two parameters. */
export function withinDays(column: string, from: string, to: string): string {
  return `${fromDay(column, from)}
    and ${upToDay(column, to)}`
}
