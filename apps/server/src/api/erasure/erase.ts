import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customerRefusals, erasureRefusals, userMessages } from '@potager/domain/messages'
import { z } from 'zod'
import type { Database, Queryable } from '../../db/database.ts'
import { nowAt } from '../../db/sql.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { lockTeam } from '../team/queries.ts'
import { lockUser } from '../user/routes.ts'
import { erasingStatements } from './map.ts'
import type { ErasureKind } from './rows.ts'

/** Beside the backups: who was erased, one line each, so that an older backup does not bring them back. */
export const ERASURES = 'effacements.jsonl'

const erasure = z.object({
  kind: z.enum(['customer', 'account']),
  subjectId: z.uuid(),
  erasedAt: z.iso.datetime(),
  erasedBy: z.uuid().nullable(),
})
/** One erasure, as a line of the file has it. */
export type Erasure = z.infer<typeof erasure>

const keyOf = ({ kind, subjectId }: Erasure) => `${kind} ${subjectId}`

/** The erasure that a line tells, null when it is damaged. */
export function readErasure(line: string): Erasure | null {
  try {
    return erasure.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

/** The lines of a folder's file, none without the file. */
export async function erasureLines(folder: string): Promise<string[]> {
  const file = join(folder, ERASURES)
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
}

function storedErasures(db: Queryable): Promise<Erasure[]> {
  return db.query<Erasure>(
    `select kind, subject_id as "subjectId", erased_by as "erasedBy",
       to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "erasedAt"
     from erasure order by erased_at, kind, subject_id`,
  )
}

/** Adds the database's erasures to the file of a folder; does nothing without a folder. */
export async function keepErasures(db: Database, folder: string | undefined): Promise<void> {
  if (!folder) return
  const read = (await erasureLines(folder)).map(readErasure).filter((one) => one !== null)
  const known = new Set(read.map(keyOf))
  const more = (await storedErasures(db)).filter((one) => !known.has(keyOf(one)))
  if (more.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A line that was cut short ends here.
  const lines = more.map((one) => `\n${JSON.stringify(one)}`).join('')
  await appendFile(join(folder, ERASURES), lines, { mode: 0o600, flush: true })
}

/**
 * Takes a person out of every column of the map and marks their rows as erased; figures, amounts and days stay. Asks
 * nothing: whether somebody may be erased is the caller's to find out.
 */
export async function eraseRows(tx: Queryable, kind: ErasureKind, ids: readonly string[]): Promise<void> {
  await tx.query(`select set_config('potager.erasing', 'on', true)`)
  for (const statement of erasingStatements(kind)) await tx.query(statement, [ids])
  await tx.query(`select set_config('potager.erasing', 'off', true)`)
  await tx.query(
    kind === 'customer'
      ? 'update customer set erased_at = now(), version = version + 1 where id = any($1::uuid[])'
      : 'update account set erased_at = now(), approved = false, suspended = true where id = any($1::uuid[])',
    [ids],
  )
}

/** Writes down who was erased, so that a restore erases them again; `by` is null for the house's own rule. */
export async function noteErasures(
  tx: Queryable,
  kind: ErasureKind,
  ids: readonly string[],
  by: string | null,
): Promise<void> {
  await tx.query(
    `insert into erasure (kind, subject_id, erased_by) select $1, id, $3 from unnest($2::uuid[]) id
     on conflict do nothing`,
    [kind, ids, by],
  )
}

/** Locks a customer and what was merged into it: what is being ordered or booked for one of them comes before. */
async function lockWithMerged(tx: Queryable, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string; merged: boolean; erased: boolean }>(
    `select id, merged_into is not null as merged, erased_at is not null as erased from customer
     where id = $1 or merged_into = $1 order by id for update`,
    [id],
  )
  const asked = rows.find((row) => row.id === id)
  if (!asked || asked.erased) throw notFound(customerRefusals.unknown)
  if (asked.merged) throw conflict(customerRefusals.merge.merged)
  return rows.map((row) => row.id)
}

/** @throws Refusal 409 while something is to come for which the customer must be known */
async function refuseWhileExpected(tx: Queryable, ids: readonly string[]): Promise<void> {
  const [due] = await tx.query<{ bookings: number; orders: number }>(
    `select
       (select count(*)::int from booking where customer_id = any($1::uuid[])
         and status in ('PENDING', 'CONFIRMED') and ends_at > ${nowAt('booking.restaurant_id')}) as bookings,
       (select count(*)::int from customer_order where customer_id = any($1::uuid[])
         and status not in ('COMPLETED', 'CANCELED')) as orders`,
    [ids],
  )
  if (due && due.bookings > 0) throw conflict(erasureRefusals.bookings(due.bookings))
  if (due && due.orders > 0) throw conflict(erasureRefusals.orders(due.orders))
}

/**
 * Erases a customer, with the doubles that were merged into it.
 * @throws Refusal 404 when there is none, or no longer; 409 for a merged one, and while a booking is to come or an order open
 */
export async function eraseCustomer(tx: Queryable, caller: Caller, id: string): Promise<void> {
  const ids = await lockWithMerged(tx, id.toLowerCase())
  await refuseWhileExpected(tx, ids)
  await eraseRows(tx, 'customer', ids)
  await noteErasures(tx, 'customer', ids, caller.accountId)
  await recordAudit(tx, caller, { action: 'eraseCustomer', resource: 'customer', resourceId: id })
}

/** The restaurants that nobody could open without an account. Their teams stay as they are until the transaction ends. */
async function restaurantsThatNeed(tx: Queryable, id: string): Promise<string[]> {
  const own = await tx.query<{ id: string }>(
    'select restaurant_id as id from restaurant_member where account_id = $1 order by 1',
    [id],
  )
  for (const restaurant of own) await lockTeam(tx, restaurant.id)
  const rows = await tx.query<{ name: string }>(
    `select r.name from restaurant_member m join restaurant r on r.id = m.restaurant_id
     where m.account_id = $1 and not exists (
       select from restaurant_member other join account a on a.id = other.account_id
       where other.restaurant_id = m.restaurant_id and a.id <> $1 and a.approved and not a.suspended)
     order by r.sort_key`,
    [id],
  )
  return rows.map(({ name }) => name)
}

/**
 * Erases the person of an account; its sessions and streams end at once.
 * @throws Refusal 404 when there is none, or no longer; 409 for one's own, and while a restaurant has nobody else
 */
export async function eraseUser(tx: Queryable, caller: Caller, asked: string): Promise<void> {
  const id = asked.toLowerCase()
  const { user, callerIsAdmin } = await lockUser(tx, id, caller.accountId)
  if (!callerIsAdmin) throw forbidden()
  if (!user || user.erasedAt) throw notFound(userMessages.unknown)
  if (id === caller.accountId) throw conflict(erasureRefusals.ownAccount)
  const opens = user.approved && !user.suspended
  const needed = opens ? await restaurantsThatNeed(tx, id) : []
  if (needed.length > 0) throw conflict(erasureRefusals.needed(needed))
  await eraseRows(tx, 'account', [id])
  await noteErasures(tx, 'account', [id], caller.accountId)
  await tx.query(`select pg_notify('change', jsonb_build_object('member', $1::uuid)::text)`, [id])
  await recordAudit(tx, caller, { action: 'eraseUser', resource: 'user', resourceId: id })
}
