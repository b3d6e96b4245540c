import { type OrderSort, type OrderStatus, orderStatuses } from '@potager/domain/order'
import type { Queryable } from '../../db/database.ts'
import type { Bound, Period } from './period.ts'
import { type OrderRow, orderColumns, visibleOrders } from './queries.ts'

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

/** SQL conditions joined by « and » with the values of their parameters. */
type Conditions = { where: string; params: unknown[] }

const sortColumns: Record<OrderSort, string> = {
  createdAt: 'o.created_at',
  totalAmount: 'o.total_cents',
  status: `array_position(array['${orderStatuses.join("', '")}'], o.status)`,
  customerName: 'o.customer_key',
}

function conditions(
  scope: string | null,
  list: readonly [sql: (param: string) => string, value: unknown][],
): Conditions {
  const given = list.filter(([, value]) => value !== null && value !== undefined)
  return {
    where: [visibleOrders, ...given.map(([sql], index) => sql(`$${index + 2}`))].join(' and '),
    params: [scope, ...given.map(([, value]) => value)],
  }
}

function instant(bound: Bound | null): (param: string) => string {
  return (param) => (bound?.zoned ? `${param}::timestamptz` : `(${param}::timestamp at time zone 'Europe/Paris')`)
}

function orderConditions({ scope, status, customerId, period: { from, to } }: OrderListing): Conditions {
  return conditions(scope, [
    [(param) => `o.status = ${param}`, status],
    [(param) => `o.customer_id = ${param}::uuid`, customerId],
    [(param) => `o.created_at >= ${instant(from)(param)}`, from?.text],
    [(param) => `o.created_at < ${instant(to)(param)}`, to?.text],
  ])
}

/** Exact total: from the rollup when the filters allow, else counted over what an index bounds. */
export async function countOrders(db: Queryable, listing: OrderListing): Promise<number> {
  const { scope, status, customerId, period } = listing
  const rolledUp = period.days && customerId === undefined
  const { where, params } = rolledUp
    ? conditions(scope, [
        [(param) => `o.status = ${param}`, status],
        [(param) => `o.day >= ${param}::date`, period.days?.from],
        [(param) => `o.day < ${param}::date`, period.days?.to],
      ])
    : orderConditions(listing)
  const [row] = await db.query<{ total: number }>(
    rolledUp
      ? `select coalesce(sum(o.orders), 0)::int as total from order_rollup o where ${where}`
      : `select count(*)::int as total from customer_order o where ${where}`,
    params,
  )
  return row?.total ?? 0
}

const opposite = { asc: 'desc', desc: 'asc' } as const

/**
 * One page of orders; the id breaks ties, so that no order is on two pages. A page past the middle is read from the end,
 * where it is near: skipping rows costs time for each of them.
 * @param total what countOrders said for this listing
 */
export async function findOrders(db: Queryable, listing: OrderListing, total: number): Promise<OrderRow[]> {
  const { where, params } = orderConditions(listing)
  const { size, sortBy, sortDirection } = listing
  const skipped = listing.page * size
  const taken = Math.min(size, total - skipped)
  if (taken <= 0) return []
  const fromEnd = skipped > total / 2
  const direction = fromEnd ? opposite[sortDirection] : sortDirection
  const next = params.length + 1
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from customer_order o join restaurant r on r.id = o.restaurant_id
     where ${where} order by ${sortColumns[sortBy]} ${direction}, o.id ${direction}
     limit $${next}::int offset $${next + 1}::int`,
    [...params, taken, fromEnd ? total - skipped - taken : skipped],
  )
  return fromEnd ? rows.toReversed() : rows
}
