import { isDeepStrictEqual } from 'node:util'
import { type CustomerMerge, MERGE_UNDO_HOURS } from '@potager/domain/customer'
import { customerRefusals, mergedNote } from '@potager/domain/messages'
import { newId, type Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound, type Refusal } from '../errors.ts'
import { findCustomerName, ofOwnRestaurants } from './queries.ts'

const { merge: m } = customerRefusals

/** What a merge may change of the customer who is kept. */
type Contents = { email: string; phone: string | null; note: string }
/** A customer whose row is locked until the transaction ends. */
type LockedRow = Contents & { id: string; fullName: string; version: number }

/**
 * Locks customers that the account sees, in one order; a merged one is none. What is being ordered or booked for them
 * waits, and goes to the double (migration 0023).
 */
async function lockCustomers(tx: Queryable, scope: string | null, ids: readonly string[]): Promise<LockedRow[]> {
  return tx.query<LockedRow>(
    `select c.id, c.full_name as "fullName", c.email, c.phone, c.note, c.version from customer c
     where c.id = any($2::uuid[]) and c.merged_into is null and c.erased_at is null
       and ($1::uuid is null or ${ofOwnRestaurants('c.id', '$1')})
     order by c.id for update`,
    [scope, ids],
  )
}

/** Moves the rows of a table from a customer to another, and notes which. */
function move(tx: Queryable, merge: string, from: string, to: string) {
  const moved = (kind: string, update: string) =>
    tx.query(
      `with moved as (${update} returning id)
       insert into customer_merge_move (merge_id, kind, record_id) select $1, '${kind}', id from moved`,
      [merge, from, to],
    )
  return {
    orders: () => moved('order', 'update customer_order set customer_id = $3 where customer_id = $2'),
    bookings: () => moved('booking', 'update booking set customer_id = $3 where customer_id = $2'),
    // What was merged into the double before now points to where it goes.
    customers: () => moved('customer', 'update customer set merged_into = $3 where merged_into = $2'),
  }
}

const contentsOf = ({ email, phone, note }: Contents): Contents => ({ email, phone, note })

async function writeContents(tx: Queryable, id: string, { email, phone, note }: Contents): Promise<void> {
  await tx.query('update customer set email = $2, phone = $3, note = $4, version = version + 1 where id = $1', [
    id,
    email,
    phone,
    note,
  ])
}

async function restaurantIdsOf(tx: Queryable, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select restaurant_id as id from customer_restaurant where customer_id = $1',
    [id],
  )
  return rows.map((row) => row.id)
}

/**
 * Merges a double into a customer. The kept customer keeps its name, phone and e-mail and gets what it lacks; what
 * differs is added to its note.
 * @throws Refusal 404 when the caller does not see one of them, 409 when one was changed since it was read
 */
export async function mergeDouble(tx: Queryable, caller: Caller, merge: CustomerMerge): Promise<void> {
  const [id, other] = [merge.id.toLowerCase(), merge.other.toLowerCase()]
  if (id === other) throw conflict(m.same)
  const rows = await lockCustomers(tx, scopeOf(caller), [id, other])
  const kept = rows.find((row) => row.id === id)
  const double = rows.find((row) => row.id === other)
  if (!kept || !double) throw notFound(customerRefusals.unknown)
  if (kept.version !== merge.version || double.version !== merge.otherVersion) throw conflict(m.stale)

  const mergeId = newId()
  const after = {
    email: kept.email || double.email,
    phone: kept.phone ?? double.phone,
    note: mergedNote(kept, double),
  }
  const before = { ...contentsOf(kept), restaurants: await restaurantIdsOf(tx, id) }
  await tx.query(
    `insert into customer_merge (id, kept_id, merged_id, before, after) values ($1, $2, $3, $4::jsonb, $5::jsonb)`,
    [mergeId, id, other, JSON.stringify(before), JSON.stringify(after)],
  )
  await tx.query(
    `insert into customer_restaurant (customer_id, restaurant_id)
     select $1, restaurant_id from customer_restaurant where customer_id = $2 on conflict do nothing`,
    [id, other],
  )
  const moving = move(tx, mergeId, other, id)
  await moving.orders()
  await moving.bookings()
  await moving.customers()
  await tx.query('update customer set merged_into = $2, version = version + 1 where id = $1', [other, id])
  await writeContents(tx, id, after)
  await recordAudit(tx, caller, { action: 'mergeCustomers', resource: 'customer', resourceId: id })
}

type MergeRow = {
  id: string
  mergedId: string
  late: boolean
  before: Contents & { restaurants: string[] }
  after: Contents
}

async function lastMergeOf(tx: Queryable, id: string): Promise<MergeRow | undefined> {
  const [row] = await tx.query<MergeRow>(
    `select id, merged_id as "mergedId", before, after, merged_at < now() - make_interval(hours => $2::int) as late
     from customer_merge where kept_id = $1 and undone_at is null order by merged_at desc, id desc limit 1`,
    [id, MERGE_UNDO_HOURS],
  )
  return row
}

/** Refuses what is asked of a customer who is not there: merged away, or nothing that the caller sees. */
async function goneRefusal(tx: Queryable, scope: string | null, id: string): Promise<Refusal> {
  return (await findCustomerName(tx, scope, id)) === undefined ? notFound(customerRefusals.unknown) : conflict(m.merged)
}

/** Gives back what a merge moved, unless it has moved on since. */
async function moveBack(tx: Queryable, merge: MergeRow, id: string): Promise<void> {
  const moved = (kind: string) => `(select record_id from customer_merge_move where merge_id = $1 and kind = '${kind}')`
  const back = [merge.id, merge.mergedId, id]
  await tx.query(`update customer_order set customer_id = $2 where customer_id = $3 and id in ${moved('order')}`, back)
  await tx.query(`update booking set customer_id = $2 where customer_id = $3 and id in ${moved('booking')}`, back)
  await tx.query(`update customer set merged_into = $2 where merged_into = $3 and id in ${moved('customer')}`, back)
}

/**
 * Undoes a customer's last merge.
 * @throws Refusal 404 when the caller does not see the customer; 409 when there is no merge, or it is over a day old, or
 * the customer was edited since
 */
export async function undoLastMerge(tx: Queryable, caller: Caller, id: string): Promise<void> {
  const scope = scopeOf(caller)
  const [kept] = await lockCustomers(tx, scope, [id])
  if (!kept) throw await goneRefusal(tx, scope, id)
  const merge = await lastMergeOf(tx, id)
  if (!merge) throw conflict(m.none)
  if (merge.late) throw conflict(m.tooLate)
  if (!isDeepStrictEqual(contentsOf(kept), contentsOf(merge.after))) throw conflict(m.edited)
  await tx.query('update customer_merge set undone_at = now() where id = $1', [merge.id])
  await tx.query('update customer set merged_into = null, version = version + 1 where id = $1', [merge.mergedId])
  await moveBack(tx, merge, id)
  await tx.query(
    `delete from customer_restaurant where customer_id = $1 and orders = 0 and bookings = 0
       and restaurant_id <> all($2::uuid[])`,
    [id, merge.before.restaurants],
  )
  await writeContents(tx, id, merge.before)
  await recordAudit(tx, caller, { action: 'undoMerge', resource: 'customer', resourceId: id })
}
