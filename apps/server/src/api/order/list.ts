import { orderMessages } from '@potager/domain/messages'
import { type OrderSort, type OrderStatus, orderStatuses } from '@potager/domain/order'
import { fold } from '@potager/domain/text'
import { addMonths } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { type Conditions, joinConditions, ofScope, type Statement } from '../../db/sql.ts'
import type { Bound, OrderPeriod } from './period.ts'
import { type OrderRow, orderRowColumns } from './queries.ts'

/** A listing whose total the rollups know: whole Paris days, some restaurants or one, and optionally one status. */
type RolledUp = {
  scope: string | null
  status?: OrderStatus | undefined
  restaurantId?: string | undefined
  days: NonNullable<OrderPeriod['days']>
}

/** The Paris days that hold a page, from (included) to (excluded), and how many orders come before them. */
type PagePosition = { from: string; to: string; before: number }

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
function rolledUpTotal(listing: RolledUp, after: number): Statement {
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
async function findPagePosition(
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

/** Filters of a list; `scope` is the account whose restaurants limit it. */
export type OrderListing = {
  scope: string | null
  status?: OrderStatus | undefined
  restaurantId?: string | undefined
  customerId?: string | undefined
  period: OrderPeriod
  page: number
  size: number
  sortBy: OrderSort
  sortDirection: 'asc' | 'desc'
}

const sortColumns: Record<OrderSort, string> = {
  createdAt: 'o.created_at',
  totalAmount: 'o.total_cents',
  status: `array_position(array['${orderStatuses.join("', '")}'], o.status)`,
  // As the answer says it; the index `customer_order_name` is on this very expression.
  customerName: `coalesce(o.customer_key, '${fold(orderMessages.guest)}')`,
}

/** Up to this many rows, skipping is faster than looking up their position. */
const FAR = 200

const opposite = { asc: 'desc', desc: 'asc' } as const

function instant(bound: Bound | null): (param: string) => string {
  return (param) => (bound?.zoned ? `${param}::timestamptz` : `(${param}::timestamp at time zone 'Europe/Paris')`)
}

function orderConditions(
  { scope, status, restaurantId, customerId }: OrderListing,
  { from, to }: Pick<OrderPeriod, 'from' | 'to'>,
  after = 0,
): Conditions {
  return joinConditions(
    [
      ofScope('o.restaurant_id', scope),
      [(param) => `o.status = ${param}`, status],
      [(param) => `o.restaurant_id = ${param}::uuid`, restaurantId],
      [(param) => `o.customer_id = ${param}::uuid`, customerId],
      [(param) => `o.created_at >= ${instant(from)(param)}`, from?.text],
      [(param) => `o.created_at < ${instant(to)(param)}`, to?.text],
    ],
    after,
  )
}

/** SQL of the total of a listing, whatever the page; its parameters are numbered after `after`. */
type Total = (after: number) => Statement

const counted =
  (listing: OrderListing): Total =>
  (after) => {
    const { where, params } = orderConditions(listing, listing.period, after)
    return { sql: `select count(*)::int as total from customer_order o where ${where}`, params }
  }

async function readTotal(db: Queryable, total: Total): Promise<number> {
  const { sql, params } = total(0)
  const [row] = await db.query<{ total: number }>(sql, params)
  return row?.total ?? 0
}

/** The rows of a page: where to start reading, and in which direction. */
type Reading = { sortBy: OrderSort; direction: 'asc' | 'desc'; skip: number; take: number }

/**
 * Rows in the order of a reading; the id breaks ties, so that no order is on two pages. Skipped rows cost time, though
 * they are only read in the index.
 */
function readRows(
  db: Queryable,
  { where, params }: Conditions,
  { sortBy, direction, skip, take }: Reading,
  total?: Total,
): Promise<(OrderRow & { matching?: number })[]> {
  const counting = total?.(params.length + 2)
  const order = `order by ${sortColumns[sortBy]} ${direction}, o.id ${direction}`
  return db.query<OrderRow & { matching?: number }>(
    `select ${orderRowColumns}${counting ? `, (${counting.sql}) as matching` : ''}
     from (select o.id from customer_order o where ${where} ${order}
       limit $${params.length + 1}::int offset $${params.length + 2}::int) page
     join customer_order o using (id) join restaurant r on r.id = o.restaurant_id ${order}`,
    [...params, take, skip, ...(counting?.params ?? [])],
  )
}

/** Reads a page by date within the days that hold it. */
async function readAtPlace(
  db: Queryable,
  listing: OrderListing,
  rolledUp: RolledUp,
  reading: Reading,
): Promise<OrderRow[]> {
  const place = await findPagePosition(db, rolledUp, reading)
  if (!place) return []
  const { from, to, before } = place
  const days = { from: { text: from, zoned: false }, to: { text: to, zoned: false } }
  return readRows(db, orderConditions(listing, days), { ...reading, skip: reading.skip - before })
}

/**
 * One page of orders with the exact total. The first pages take one statement for both. A page by date that is far from
 * both ends is located through the rollups, so that every page costs the same; the others are read from the nearer end.
 */
export async function findOrderPage(
  db: Queryable,
  listing: OrderListing,
): Promise<{ total: number; rows: OrderRow[] }> {
  const { scope, status, restaurantId, customerId, period, page, size, sortBy, sortDirection } = listing
  const rolledUp = period.days && customerId === undefined ? { scope, status, restaurantId, days: period.days } : null
  const conditions = orderConditions(listing, period)
  const totalOf: Total = rolledUp ? (after) => rolledUpTotal(rolledUp, after) : counted(listing)
  const skip = page * size
  const forwards = { sortBy, direction: sortDirection, skip, take: size }
  if (skip <= FAR) {
    const rows = await readRows(db, conditions, forwards, totalOf)
    return { total: rows[0]?.matching ?? (await readTotal(db, totalOf)), rows }
  }
  const total = await readTotal(db, totalOf)
  const take = Math.min(size, total - skip)
  if (take <= 0) return { total, rows: [] }
  const left = total - skip - take
  const reading: Reading = { ...forwards, take }
  if (rolledUp && sortBy === 'createdAt' && Math.min(skip, left) > FAR) {
    return { total, rows: await readAtPlace(db, listing, rolledUp, reading) }
  }
  if (skip <= left) return { total, rows: await readRows(db, conditions, reading) }
  const backwards = await readRows(db, conditions, { ...reading, direction: opposite[sortDirection], skip: left })
  return { total, rows: backwards.toReversed() }
}
