import type { contract } from '@potager/domain/contract'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { searchKey } from '../../db/search-key.ts'
import { wallText } from '../booking/queries.ts'
import { findCustomers } from '../customer/queries.ts'
import { containing, foldedText } from './page.ts'

type WireHit = z.input<typeof contract.console.search.response>[number]
type HitRow = { id: string; title: string; detail: string; status: string }

/** Most hits of a kind. */
const MOST = 5
/** The last six signs of an order's id, which is its number (SPEC §2). */
const NUMBER = /^#?([0-9a-f]{6})$/i

const ofScope = (column: string) =>
  `($1::uuid is null or ${column} in (select restaurant_id from restaurant_member where account_id = $1::uuid))`

async function findOrders(db: Queryable, scope: string | null, text: string): Promise<WireHit[]> {
  const number = NUMBER.exec(text)?.[1]?.toLowerCase()
  const where = number ? 'right(o.id::text, 6) = $2' : 'o.customer_key like $2'
  const rows = await db.query<HitRow>(
    `select o.id, '#' || right(o.id::text, 6) as title, o.customer_name as detail, o.status from customer_order o
     where ${ofScope('o.restaurant_id')} and ${where} order by o.created_at desc, o.id desc limit ${MOST}`,
    [scope, number ?? `${searchKey(text).replace(/[\\%_]/g, String.raw`\$&`)}%`],
  )
  return rows.map((row) => ({ kind: 'order', ...row }))
}

async function findBookings(db: Queryable, scope: string | null, text: string): Promise<WireHit[]> {
  const rows = await db.query<HitRow & { kind: 'RESERVATION' | 'EVENT' }>(
    `select b.id, b.kind, coalesce(b.title, c.full_name) as title, ${wallText('b.starts_at')} as detail, b.status
     from booking b join customer c on c.id = b.customer_id
     where ${ofScope('b.restaurant_id')} and (
       b.customer_id in (select id from customer where search_key like $2) or ${foldedText('b.title')} like $2)
     order by b.starts_at desc, b.id desc limit ${MOST}`,
    [scope, containing(searchKey(text))],
  )
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind === 'EVENT' ? 'event-request' : 'reservation' }))
}

async function findDishes(db: Queryable, text: string): Promise<WireHit[]> {
  const rows = await db.query<{ id: string; title: string }>(
    `select id, name as title from dish where sort_key like $1 order by sort_key, id limit ${MOST}`,
    [containing(searchKey(text))],
  )
  return rows.map((row) => ({ kind: 'dish', ...row }))
}

/** What the scope may see that a text is found in: orders by number or customer, bookings, customers, dishes. */
export async function findHits(db: Queryable, scope: string | null, text: string): Promise<WireHit[]> {
  const orders = await findOrders(db, scope, text)
  const bookings = await findBookings(db, scope, text)
  const customers = await findCustomers(db, { scope, name: text, limit: MOST })
  const dishes = await findDishes(db, text)
  const people = customers.map(({ id, fullName, email }): WireHit => {
    return { kind: 'customer', id, title: fullName, detail: email }
  })
  return [...orders, ...bookings, ...people, ...dishes].map((hit) =>
    hit.detail === '' ? { ...hit, detail: undefined } : hit,
  )
}
