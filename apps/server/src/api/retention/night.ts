import { instantToWall } from '@potager/domain/time'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { eraseRows, noteErasures } from '../erasure/erase.ts'
import { countDue, findDue, findRetention, keptSince } from './queries.ts'

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
async function eraseWalkIns(tx: Queryable, since: number, size: number): Promise<number> {
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

const BATCH = 200
/** The time in Paris from which a night's erasures may begin: the restaurants are closed. */
const FROM = '03:00'

/** Locks people and what was merged into them, so that what is being ordered or booked for them comes before. */
async function lockAll(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query(
    'select id from customer where id = any($1::uuid[]) or merged_into = any($1::uuid[]) order by id for update',
    [ids],
  )
}

/** Erases a batch of customers, and of orders without one, and counts both in the log of the night. Returns how many customers. */
async function eraseBatch(tx: Queryable, { day, years, now }: { day: string; years: number; now: number }) {
  const since = keptSince(years, now)
  const found = await findDue(tx, since, BATCH)
  await lockAll(tx, found)
  // Who was heard of meanwhile is left alone.
  const due = found.length > 0 ? await findDue(tx, since, BATCH, found) : []
  const all = await tx.query<{ id: string }>(
    'select id from customer where id = any($1::uuid[]) or merged_into = any($1::uuid[])',
    [due],
  )
  const ids = all.map(({ id }) => id)
  if (ids.length > 0) {
    await eraseRows(tx, 'customer', ids)
    await noteErasures(tx, 'customer', ids, null)
  }
  const orders = await eraseWalkIns(tx, since, BATCH)
  const last = found.length < BATCH && orders < BATCH
  const held = last ? (await countDue(tx, since)).held : 0
  await tx.query(
    `insert into retention_night as n (day, years, erased, held, orders, finished_at)
     values ($1, $2, $3, $4, $5, case when $6 then now() end)
     on conflict (day) do update set erased = n.erased + excluded.erased, held = excluded.held,
       orders = n.orders + excluded.orders, finished_at = excluded.finished_at`,
    [day, years, due.length, held, orders, last],
  )
  return { erased: due.length, last }
}

/**
 * Erases the customers whom nobody has heard of for the chosen number of years, and what older orders without a customer
 * say of somebody: once a night, in batches so that no call waits for it, by one process at a time; another goes on with what one left.
 * @param now epoch milliseconds
 * @returns how many customers were erased
 */
export async function eraseUnheard(db: Database, now: number): Promise<number> {
  const [day = '', time = ''] = instantToWall(now).split('T')
  if (time < FROM) return 0
  const step = () =>
    db.transaction(async (tx) => {
      const [lock] = await tx.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as held', [
        advisoryLocks.retention,
      ])
      if (!lock?.held) return null
      const { years } = await findRetention(tx)
      const [done] = await tx.query('select 1 from retention_night where day = $1 and finished_at is not null', [day])
      return years === null || done ? null : eraseBatch(tx, { day, years, now })
    })
  let erased = 0
  for (;;) {
    const batch = await step()
    erased += batch?.erased ?? 0
    if (!batch || batch.last) return erased
  }
}
