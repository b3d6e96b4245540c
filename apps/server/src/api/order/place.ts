import type { OrderStatus } from '@potager/domain/order'
import { addMonths } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { joinConditions, ofScope } from './conditions.ts'
import type { Period } from './period.ts'

/** Orders of whole Paris days, in the order of time, and the part of them that a page shows. */
export type DatedListing = {
  scope: string | null
  status?: OrderStatus | undefined
  days: NonNullable<Period['days']>
  sortDirection: 'asc' | 'desc'
  skipped: number
  size: number
}

/**
 * The exact total of a listing, and the Paris days that hold its page: from (included) to (excluded), with how many
 * orders come before them. No days when the page is past the end.
 */
export type Place = { total: number; days: { from: string; to: string; before: number } | null }

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const firstOfMonthFrom = (day: string) => (day.endsWith('-01') ? day : addMonths(firstOfMonth(day), 1))

/**
 * Finds a page without counting or skipping orders (SERVER §5): the months' totals, with those of the days at both ends
 * of the period that are no whole month, tell which of them hold the page; the days in there tell the rest.
 */
export async function findPlace(db: Queryable, listing: DatedListing): Promise<Place> {
  const { scope, status, days, sortDirection, skipped, size } = listing
  const { where, params } = joinConditions([ofScope(scope), [(param) => `o.status = ${param}`, status]])
  const { from, to } = days
  const [first, last, fromMonth, toMonth, before, after] = Array.from(
    { length: 6 },
    (_, i) => `$${params.length + i + 1}`,
  )
  const [row] = await db.query<{ total: number; from: string | null; to: string | null; before: number }>(
    `with span as (
       select o.month as first, (o.month + interval '1 month')::date as next, sum(o.orders) as orders
       from order_month_rollup o where ${where} and o.month >= ${fromMonth}::date and o.month < ${toMonth}::date group by 1
       union all
       select o.day, o.day + 1, sum(o.orders)
       from order_rollup o where ${where} and o.day >= ${first}::date and o.day < ${last}::date
         and (o.day < ${fromMonth}::date or o.day >= ${toMonth}::date) group by 1
     ), held as (
       select min(first) as first, max(next) as next, min(upto - orders) as before
       from (select *, sum(orders) over (order by first ${sortDirection}) as upto from span) s
       where upto > ${before}::int and upto - orders < ${after}::int
     ), day as (
       select o.day, sum(o.orders) as orders, held.before + sum(sum(o.orders)) over (order by o.day ${sortDirection}) as upto
       from order_rollup o join held on o.day >= held.first and o.day < held.next where ${where} group by o.day, held.before
     )
     select (select coalesce(sum(orders), 0)::int from span) as total, min(day)::text as "from",
       (max(day) + 1)::text as "to", min(upto - orders)::int as before
     from day where upto > ${before}::int and upto - orders < ${after}::int`,
    [
      ...params,
      from ?? '-infinity',
      to ?? 'infinity',
      from === null ? '-infinity' : firstOfMonthFrom(from),
      to === null ? 'infinity' : firstOfMonth(to),
      skipped,
      skipped + size,
    ],
  )
  if (!row?.from || !row.to) return { total: row?.total ?? 0, days: null }
  return { total: row.total, days: { from: row.from, to: row.to, before: row.before } }
}
