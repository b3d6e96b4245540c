import type { OrderStatus } from '@potager/domain/order'
import { addMonths } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { type Conditions, joinConditions, ofScope, type Statement } from '../../db/sql.ts'
import type { OrderPeriod } from './period.ts'

/** A listing whose total the rollups know: whole Paris days, some restaurants or one, and optionally one status. */
export type RolledUp = {
  scope: string | null
  status?: OrderStatus | undefined
  restaurantId?: string | undefined
  days: NonNullable<OrderPeriod['days']>
}

/** The Paris days that hold a page, from (included) to (excluded), and how many orders come before them. */
export type PagePosition = { from: string; to: string; before: number }

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const firstOfMonthFrom = (day: string) => (day.endsWith('-01') ? day : addMonths(firstOfMonth(day), 1))

function rollupConditions({ scope, status, restaurantId }: RolledUp, after = 0): Conditions {
  return joinConditions(
    [
      ofScope('o.restaurant_id', scope),
      [(param) => `o.status = ${param}`, status],
      [(param) => `o.restaurant_id = ${param}::uuid`, restaurantId],
    ],
    after,
  )
}

/** SQL of the totals of consecutive spans: whole months, and single days at both ends. */
function spanTotals(listing: RolledUp, after = 0): Statement {
  const { where, params } = rollupConditions(listing, after)
  const { from, to } = listing.days
  const months = `select o.month as first, (o.month + interval '1 month')::date as next, sum(o.orders)::int as orders
    from order_month_rollup o where ${where}`
  if (from === null && to === null) return { sql: `${months} group by 1`, params }
  const [first, last, firstMonth, lastMonth] = [1, 2, 3, 4].map((place) => `$${after + params.length + place}::date`)
  return {
    sql: `${months} and o.month >= ${firstMonth} and o.month < ${lastMonth} group by 1
      union all
      select o.day, o.day + 1, sum(o.orders)::int from order_rollup o
      where ${where} and o.day >= ${first} and o.day < ${last} and (o.day < ${firstMonth} or o.day >= ${lastMonth})
      group by 1`,
    params: [
      ...params,
      from ?? '-infinity',
      to ?? 'infinity',
      from === null ? '-infinity' : firstOfMonthFrom(from),
      to === null ? 'infinity' : firstOfMonth(to),
    ],
  }
}

/** The exact total as one value, without counting orders; parameters are numbered after `after`. */
export function rolledUpTotal(listing: RolledUp, after: number): Statement {
  if (listing.days.from === null && listing.days.to === null) {
    const { where, params } = rollupConditions(listing, after)
    return { sql: `select coalesce(sum(o.orders), 0)::int as total from order_month_rollup o where ${where}`, params }
  }
  const { sql, params } = spanTotals(listing, after)
  return { sql: `select coalesce(sum(orders), 0)::int as total from (${sql}) span`, params }
}

/**
 * Finds a page of orders by time without skipping the rows before it: the span totals tell which span holds it, then
 * the days within that span. Null past the end.
 */
export async function findPagePosition(
  db: Queryable,
  listing: RolledUp,
  { skip, take, direction }: { skip: number; take: number; direction: 'asc' | 'desc' },
): Promise<PagePosition | null> {
  const span = spanTotals(listing)
  const [start, end] = [1, 2].map((place) => `$${span.params.length + place}::int`)
  const holdsPage = `upto > ${start} and upto - orders < ${end}`
  const [row] = await db.query<{ [Key in keyof PagePosition]: PagePosition[Key] | null }>(
    `with span as (
       ${span.sql}
     ), held as (
       select min(first) as first, max(next) as next, min(upto - orders) as before
       from (select *, sum(orders) over (order by first ${direction}) as upto from span) s where ${holdsPage}
     ), day as (
       select o.day, sum(o.orders)::int as orders,
         held.before + sum(sum(o.orders)::int) over (order by o.day ${direction}) as upto
       from order_rollup o join held on o.day >= held.first and o.day < held.next
       where ${rollupConditions(listing).where} group by o.day, held.before
     )
     select min(day)::text as "from", (max(day) + 1)::text as "to", min(upto - orders)::int as before
     from day where ${holdsPage}`,
    [...span.params, skip, skip + take],
  )
  if (!row?.from || !row.to) return null
  return { from: row.from, to: row.to, before: row.before ?? 0 }
}
