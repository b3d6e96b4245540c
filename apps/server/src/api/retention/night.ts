import { RETENTION_NIGHTS, type RetentionChange } from '@potager/domain/retention'
import { addMonths, instantToWall, todayInParis, wallToInstant } from '@potager/domain/time'
import { advisoryLocks, type Database, type Queryable } from '../../db/database.ts'
import { withDoubles } from '../customer/queries.ts'
import { eraseRows, noteErasures } from '../erasure/erase.ts'
import { reviewsOf } from '../visit-review/queries.ts'

/** Names in a preview. */
const FIRST = 20

/** The stored choice; no number of years, as version 0, while none is stored. */
export async function findRetention(db: Queryable): Promise<{ years: number | null; version: number }> {
  const [row] = await db.query<{ years: number | null; version: number }>('select years, version from retention')
  return row ?? { years: null, version: 0 }
}

/**
 * Stores the choice over the version that was read, or over any when it is absent.
 * @returns the new version; undefined, with nothing written, when the stored version differs
 */
export async function storeRetention(
  db: Queryable,
  { years, version: read }: RetentionChange,
): Promise<number | undefined> {
  const [row] = await db.query<{ version: number }>(
    `insert into retention as r (years) select $1::int
     where coalesce($2::int, 0) = 0 or exists (select 1 from retention)
     on conflict (only_row) do update set years = excluded.years, updated_at = now(), version = r.version + 1
     where $2::int is null or r.version = $2::int
     returning version`,
    [years, read ?? null],
  )
  return row?.version
}

/** One night of the log. */
export type Night = { day: string; years: number; erased: number; held: number; orders: number }

/** The latest nights, the latest first. */
export function findNights(db: Queryable): Promise<Night[]> {
  return db.query<Night>(
    `select to_char(day, 'YYYY-MM-DD') as day, years, erased, held, orders from retention_night
     order by day desc limit $1::int`,
    [RETENTION_NIGHTS],
  )
}

/**
 * The first moment that still counts, in epoch milliseconds: a day of Paris begins, some years ago.
 * @param now epoch milliseconds
 */
export function keptSince(years: number, now: number): number {
  return wallToInstant(`${addMonths(todayInParis(now), -12 * years)}T00:00:00`)
}

const lastRecord = `greatest(c.created_at,
  (select max(m.created_at) from customer m where m.merged_into = c.id),
  (select max(o.created_at) from customer_order o where o.customer_id = c.id),
  (select max(greatest(b.created_at, b.ends_at at time zone 'Europe/Paris')) from booking b where b.customer_id = c.id))`

const lastReview = `(select max(w.created_at) from review w where w.id in (${reviewsOf(withDoubles('c.id'))}))`

const lastContact = `greatest(${lastRecord}, ${lastReview})`

/**
 * Whom nobody has heard of since `$1`. A booking to come is a contact to come. Reviews, which take the longest to find,
 * are only looked for where nothing else is.
 */
const unheard = `from customer c where c.merged_into is null and c.erased_at is null
  and c.created_at < to_timestamp($1::float8) and ${lastRecord} < to_timestamp($1::float8)
  and coalesce(${lastReview} < to_timestamp($1::float8), true)`

const orderIsOpen = `exists (select from customer_order o where o.customer_id = c.id
  and o.status not in ('COMPLETED', 'CANCELED'))`

/** How many nobody has heard of since a moment, in epoch milliseconds, and how many more wait with an open order. */
export async function countDue(db: Queryable, since: number): Promise<{ people: number; held: number }> {
  const [row] = await db.query<{ people: number; held: number }>(
    `select count(*) filter (where not open)::int as people, count(*) filter (where open)::int as held
     from (select ${orderIsOpen} as open ${unheard}) due`,
    [since / 1000],
  )
  return row ?? { people: 0, held: 0 }
}

/** The first of those who would be erased, by their last contact. */
export function findFirstDue(
  db: Queryable,
  since: number,
): Promise<{ id: string; fullName: string; lastContact: Date }[]> {
  return db.query(
    `select c.id, c.full_name as "fullName", ${lastContact} as "lastContact" ${unheard} and not ${orderIsOpen}
     order by 3, 1 limit ${FIRST}`,
    [since / 1000],
  )
}

/** Some of those to erase; of the given ids only, if there are any. */
async function findDue(db: Queryable, since: number, size: number, among?: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select c.id ${unheard} and not ${orderIsOpen} and ($2::uuid[] is null or c.id = any($2::uuid[]))
     order by c.id limit $3::int`,
    [since / 1000, among ?? null, size],
  )
  return rows.map(({ id }) => id)
}

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
