import { type OrderSort, type OrderStatus, orderStatuses } from '@potager/domain/order'
import type { Queryable } from '../../db/database.ts'
import { type Conditions, joinConditions, ofScope } from './conditions.ts'
import type { Bound, Period } from './period.ts'
import { findPlace } from './place.ts'
import { type OrderRow, orderColumns } from './queries.ts'

/** What a list is asked for; `scope` is the account whose restaurants limit it. */
export type OrderListing = {
  scope: string | null
  status?: OrderStatus | undefined
  customerId?: string | undefined
  period: Period
  page: number
  size: number
  sortBy: OrderSort
  sortDirection: 'asc' | 'desc'
}

const sortColumns: Record<OrderSort, string> = {
  createdAt: 'o.created_at',
  totalAmount: 'o.total_cents',
  status: `array_position(array['${orderStatuses.join("', '")}'], o.status)`,
  customerName: 'o.customer_key',
}

const opposite = { asc: 'desc', desc: 'asc' } as const

function instant(bound: Bound | null): (param: string) => string {
  return (param) => (bound?.zoned ? `${param}::timestamptz` : `(${param}::timestamp at time zone 'Europe/Paris')`)
}

function orderConditions({ scope, status, customerId }: OrderListing, { from, to }: Omit<Period, 'days'>): Conditions {
  return joinConditions([
    ofScope(scope),
    [(param) => `o.status = ${param}`, status],
    [(param) => `o.customer_id = ${param}::uuid`, customerId],
    [(param) => `o.created_at >= ${instant(from)(param)}`, from?.text],
    [(param) => `o.created_at < ${instant(to)(param)}`, to?.text],
  ])
}

async function countOrders(db: Queryable, { where, params }: Conditions): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from customer_order o where ${where}`,
    params,
  )
  return row?.total ?? 0
}

/** Rows in the order asked for, the id breaking ties so that no order is on two pages. Skipping costs time for each row. */
function readRows(
  db: Queryable,
  { where, params }: Conditions,
  { sortBy, direction, skip, take }: { sortBy: OrderSort; direction: 'asc' | 'desc'; skip: number; take: number },
): Promise<OrderRow[]> {
  const order = `order by ${sortColumns[sortBy]} ${direction}, o.id ${direction}`
  return db.query<OrderRow>(
    `select ${orderColumns}
     from (select * from customer_order o where ${where} ${order}
       limit $${params.length + 1}::int offset $${params.length + 2}::int) o
     join restaurant r on r.id = o.restaurant_id ${order}`,
    [...params, take, skip],
  )
}

/** Rows by their distance from the nearer end: what lies before a page of the middle is skipped one by one. */
async function readFromNearerEnd(
  db: Queryable,
  conditions: Conditions,
  { page, size, sortBy, sortDirection }: OrderListing,
  total: number,
): Promise<OrderRow[]> {
  const skip = page * size
  const take = Math.min(size, total - skip)
  if (take <= 0) return []
  if (skip <= total / 2) return readRows(db, conditions, { sortBy, direction: sortDirection, skip, take })
  const direction = opposite[sortDirection]
  return (await readRows(db, conditions, { sortBy, direction, skip: total - skip - take, take })).toReversed()
}

/**
 * One page of orders with the exact total. By date with filters that the rollups know, any page costs the same; with a
 * customer or finer instants the total is counted over what an index bounds.
 */
export async function findOrderPage(
  db: Queryable,
  listing: OrderListing,
): Promise<{ total: number; rows: OrderRow[] }> {
  const { customerId, period, page, size, sortBy, sortDirection } = listing
  const conditions = orderConditions(listing, period)
  if (!period.days || customerId !== undefined) {
    const total = await countOrders(db, conditions)
    return { total, rows: await readFromNearerEnd(db, conditions, listing, total) }
  }
  const { total, days } = await findPlace(db, { ...listing, days: period.days, skipped: page * size })
  if (sortBy !== 'createdAt') return { total, rows: await readFromNearerEnd(db, conditions, listing, total) }
  if (!days) return { total, rows: [] }
  const held = orderConditions(listing, {
    from: { text: days.from, zoned: false },
    to: { text: days.to, zoned: false },
  })
  const skip = page * size - days.before
  return { total, rows: await readRows(db, held, { sortBy, direction: sortDirection, skip, take: size }) }
}
