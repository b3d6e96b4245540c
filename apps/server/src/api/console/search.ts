import type { Resource } from '@potager/domain/api'
import { type OwnTasks, opensResource } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { formatPhone } from '@potager/domain/format'
import { orderMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { containing, hasAll, inOnePiece, inScope, PLANNED_EACH } from '../../db/sql.ts'
import { wallText } from '../booking/queries.ts'
import { type CustomerRow, findCustomers } from '../customer/queries.ts'

type WireHit = z.input<typeof contract.console.search.response>[number]
type HitRow = { id: string; title: string; detail: string; status: string }

/** Maximum of hits per kind. */
const MOST = 5
/** The number of an order: the last six characters of its id. */
const NUMBER = /^#?([0-9a-f]{6})$/i

async function findOrders(db: Queryable, scope: string | null, text: string): Promise<WireHit[]> {
  const number = NUMBER.exec(text)?.[1]?.toLowerCase()
  const where = number ? 'right(o.id::text, 6) = $2' : hasAll(inOnePiece('o.customer_key'), '$2')
  const rows = await db.query<Omit<HitRow, 'detail'> & { detail: string | null }>(
    `select o.id, '#' || right(o.id::text, 6) as title, o.customer_name as detail, o.status from customer_order o
     where ${inScope('o.restaurant_id')} and ${where} order by o.created_at desc, o.id desc limit ${MOST}`,
    [scope, number ?? containing(text)],
  )
  return rows.map(({ detail, ...row }) => ({ kind: 'order', ...row, detail: detail ?? orderMessages.guest }))
}

async function findBookings(db: Queryable, scope: string | null, text: string): Promise<WireHit[]> {
  const rows = await db.query<HitRow & { kind: 'RESERVATION' | 'EVENT' }>(
    `${PLANNED_EACH} select b.id, b.kind, coalesce(b.title, c.full_name) as title, ${wallText('b.starts_at')} as detail, b.status
     from booking b join customer c on c.id = b.customer_id
     where ${inScope('b.restaurant_id')} and (
       b.customer_id in (select id from customer where ${hasAll(inOnePiece('search_key'), '$2')})
       or ${hasAll('b.title_key', '$2')})
     order by b.starts_at desc, b.id desc limit ${MOST}`,
    [scope, containing(text)],
  )
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind === 'EVENT' ? 'event-request' : 'reservation' }))
}

async function findDishes(db: Queryable, text: string): Promise<WireHit[]> {
  const rows = await db.query<{ id: string; title: string }>(
    `select id, name as title from dish where ${hasAll(inOnePiece('sort_key'), '$1')} order by sort_key, id limit ${MOST}`,
    [containing(text)],
  )
  return rows.map((row) => ({ kind: 'dish', ...row }))
}

async function findRestaurants(db: Queryable, scope: string | null, text: string): Promise<WireHit[]> {
  const rows = await db.query<{ id: string; title: string; detail: string }>(
    `select id, name as title, city as detail from restaurant where ${inScope('id')} and ${hasAll(inOnePiece('sort_key'), '$2')}
     order by sort_key, id limit ${MOST}`,
    [scope, containing(text)],
  )
  return rows.map((row) => ({ kind: 'restaurant', ...row }))
}

async function findDiseases(db: Queryable, text: string): Promise<WireHit[]> {
  const rows = await db.query<{ id: string; title: string }>(
    `select id, name as title from disease where ${hasAll('search_key(name)', '$1')} order by name_key, id limit ${MOST}`,
    [containing(text)],
  )
  return rows.map((row) => ({ kind: 'disease', ...row }))
}

async function findAccounts(db: Queryable, text: string): Promise<WireHit[]> {
  const rows = await db.query<{ id: string; title: string; detail: string }>(
    `select id, username as title, first_name || ' ' || last_name as detail from account where ${hasAll('search_key', '$1')}
     order by lower(username) collate "C", id limit ${MOST}`,
    [containing(text)],
  )
  return rows.map((row) => ({ kind: 'user', ...row }))
}

function customerHit({ id, fullName, email, phone }: CustomerRow): WireHit {
  return { kind: 'customer', id, title: fullName, detail: email || (phone && formatPhone(phone)) }
}

/** A searcher: their restaurants and tasks (null for all), and whether they may see accounts. */
type Searcher = { scope: string | null; admin: boolean; tasks: OwnTasks }

/** Records that match a text, within what the searcher may see. */
export async function findHits(db: Queryable, { scope, admin, tasks }: Searcher, text: string): Promise<WireHit[]> {
  const opens = (resource: Resource) => opensResource(tasks, resource)
  const hits = [
    opens('orders') ? await findOrders(db, scope, text) : [],
    opens('reservations') ? await findBookings(db, scope, text) : [],
    opens('customers') ? (await findCustomers(db, { scope, any: text, limit: MOST })).map(customerHit) : [],
    opens('dishes') ? await findDishes(db, text) : [],
    await findRestaurants(db, scope, text),
    opens('diseases') ? await findDiseases(db, text) : [],
    admin ? await findAccounts(db, text) : [],
  ]
  return hits.flat().map((hit) => (hit.detail === '' ? { ...hit, detail: undefined } : hit))
}
