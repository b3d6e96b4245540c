import type { Queryable } from '../../db/database.ts'

const over = `o.customer_id is null and o.status in ('COMPLETED', 'CANCELED') and o.created_at < to_timestamp($1::float8)`

/**
 * Orders without a customer that are over, are older than `$1`, and still say where to, whom to call, what somebody wanted
 * otherwise, or why it was cancelled. One index finds each kind.
 */
const told = `
  select o.id from customer_order o where ${over} and (o.delivery_address is not null or o.delivery_phone is not null)
  union
  select o.id from order_line l join customer_order o on o.id = l.order_id where l.note is not null and ${over}
  union
  select o.id from audit_entry e join customer_order o on o.id = e.resource_id
    where e.resource = 'order' and e.reason is not null and ${over}`

/** How many orders without a customer are older than a moment, in epoch milliseconds, and still tell of somebody. */
export async function countWalkIns(db: Queryable, since: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count from (${told}) o`, [since / 1000])
  return row?.count ?? 0
}

/**
 * Takes people out of some of those orders; days, dishes and amounts stay. Nothing is noted for a restore: what a backup
 * brings back is as old as before, and the next night finds it.
 * @returns how many orders, at most `size`
 */
export async function eraseWalkIns(tx: Queryable, since: number, size: number): Promise<number> {
  const orders = await tx.query<{ id: string }>(`select o.id from (${told}) o order by 1 limit $2::int`, [
    since / 1000,
    size,
  ])
  if (orders.length === 0) return 0
  const ids = [orders.map(({ id }) => id)]
  await tx.query(
    'update customer_order set delivery_address = null, delivery_phone = null where id = any($1::uuid[])',
    ids,
  )
  await tx.query('update order_line set note = null where order_id = any($1::uuid[]) and note is not null', ids)
  await tx.query(`select set_config('potager.erasing', 'on', true)`)
  await tx.query(
    `update audit_entry set reason = null where resource = 'order' and resource_id = any($1::uuid[]) and reason is not null`,
    ids,
  )
  await tx.query(`select set_config('potager.erasing', 'off', true)`)
  return orders.length
}
