import { orderMessages } from '@potager/domain/messages'
import { type OrderSort, type OrderStatus, orderStatuses } from '@potager/domain/order'
import { fold } from '@potager/domain/text'
import type { Queryable } from '../../db/database.ts'
import { type Conditions, joinConditions, ofScope, type Statement } from '../../db/sql.ts'
import { findPagePosition, type RolledUp, rolledUpTotal } from './page-position.ts'
import type { Bound, OrderPeriod } from './period.ts'
import { type OrderRow, orderRowColumns } from './queries.ts'

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
