import type { contract } from '@potager/domain/contract'
import type { MessageWish } from '@potager/domain/message'
import { customerRefusals, erasureRefusals, staleMessages } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { changedFields, recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound } from '../errors.ts'
import { wishOf } from '../message/queries.ts'
import type { Handlers, Services } from '../serve.ts'
import { reviewsOf } from '../visit-review/queries.ts'
import { lockContacts, makeCustomer, refuseDoubles } from './create.ts'
import { applyCustomerImport, compareCustomerImport } from './import.ts'
import { mergeDouble, undoLastMerge } from './merge.ts'
import { findCustomers, ofOwnRestaurants, withDoubles } from './queries.ts'

/** A customer's page as the database returns it, with what the caller may see of restaurants and figures. */
type CardRow = {
  id: string
  fullName: string
  email: string
  phone: string | null
  note: string
  version: number
  createdAt: Date
  restaurants: { id: string; name: string }[]
  orders: number
  bookings: number
  noShows: number
  reviews: number
  spentCents: number
  lastSeen: Date | null
  erasedAt: Date | null
  wish: MessageWish
}

/** Orders and bookings of a double follow a merge, and their reviews with them; what names its author itself does not. */
const reviewsSeen = `select count(*)::int from review w
  where w.id in (${reviewsOf(withDoubles('c.id'))})
    and (w.resource_type <> 'RESTAURANT' or ${inScope('w.resource_id')})`

/** The pages of these customers that an account may see; merged ones have none. */
export function findCards(db: Queryable, scope: string | null, ids: readonly string[]): Promise<CardRow[]> {
  return db.query<CardRow>(
    `select c.id, c.full_name as "fullName", c.email, c.phone, c.note, c.version, c.created_at as "createdAt", c.erased_at as "erasedAt",
       f.restaurants, f.orders, f.bookings, f."noShows", f."spentCents", f."lastSeen", (${reviewsSeen}) as reviews,
       ${wishOf('contact_key(c.email, c.phone)')} as wish
     from customer c cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.sort_key, r.id)
           filter (where r.id is not null), '[]') as restaurants,
         coalesce(sum(t.orders), 0)::int as orders,
         coalesce(sum(t.bookings), 0)::int as bookings,
         coalesce(sum(t.no_shows), 0)::int as "noShows",
         coalesce(sum(t.spent_cents), 0)::float8 as "spentCents",
         max(t.last_seen_at) as "lastSeen"
       from customer_restaurant t join restaurant r on r.id = t.restaurant_id
       where t.customer_id = c.id and ${inScope('t.restaurant_id')}) f
     where c.id = any($2::uuid[]) and c.merged_into is null
       and ($1::uuid is null or ${ofOwnRestaurants('c.id', '$1')})`,
    [scope, ids],
  )
}

/** One customer's page, of the double when it was merged; undefined when the account may not see it or there is none. */
export async function findCard(db: Queryable, scope: string | null, id: string): Promise<CardRow | undefined> {
  const [merged] = await db.query<{ id: string }>(
    'select merged_into as id from customer where id = $1 and merged_into is not null',
    [id],
  )
  const [row] = await findCards(db, scope, [merged?.id ?? id])
  return row
}

type WireCard = z.input<typeof contract.customer.getCustomer.response>
type Edit = z.output<typeof contract.customer.updateCustomer.body>

/** A customer's page in wire format. */
export function wireCard({ phone, createdAt, lastSeen, erasedAt, spentCents, wish, ...row }: CardRow): WireCard {
  return {
    ...row,
    phone: phone ?? '',
    createdAt: createdAt.toISOString(),
    lastSeen: lastSeen?.toISOString() ?? null,
    spent: spentCents / 100,
    ...(wish === 'all' ? {} : { messages: wish }),
    ...(erasedAt ? { erasedAt: erasedAt.toISOString() } : {}),
  }
}

/** Reads a customer's page. @throws Refusal 404 when the caller may not see it or there is none */
export async function readCard(db: Queryable, caller: Caller, id: string): Promise<WireCard> {
  const row = await findCard(db, scopeOf(caller), id)
  if (!row) throw notFound(customerRefusals.unknown)
  return wireCard(row)
}

/** The contacts that an edit gives a customer: those that they had are nobody's news. */
function givenContacts({ phone, email }: CardRow, edit: Edit) {
  return {
    phone: edit.phone === (phone ?? undefined) ? undefined : edit.phone,
    email: edit.email?.toLowerCase() === email.toLowerCase() ? undefined : edit.email,
  }
}

const contactsOf = ({ fullName, phone, email, note }: CardRow) => ({ fullName, phone: phone ?? '', email, note })

async function editCustomer(tx: Queryable, caller: Caller, id: string, edit: Edit): Promise<void> {
  const [seen] = await findCards(tx, scopeOf(caller), [id])
  if (!seen) throw notFound(customerRefusals.unknown)
  if (seen.erasedAt) throw conflict(erasureRefusals.erased)
  const given = givenContacts(seen, edit)
  await lockContacts(tx, given)
  if (!edit.confirmed && edit.version === seen.version) await refuseDoubles(tx, scopeOf(caller), given, id)
  const written = await tx.query(
    `update customer set full_name = $2, search_key = $3, email = $4, phone = $5, note = $6, version = version + 1
     where id = $1 and version = $7 and merged_into is null and erased_at is null returning 1 as written`,
    [id, edit.fullName, fold(edit.fullName), edit.email ?? '', edit.phone ?? null, edit.note ?? '', edit.version],
  )
  if (written.length === 0) throw conflict(staleMessages.customer)
  // Without values: what an erasure empties stands nowhere else.
  const changes = changedFields(
    { long: contactsOf(seen) },
    { long: { fullName: edit.fullName, phone: edit.phone ?? '', email: edit.email ?? '', note: edit.note ?? '' } },
  )
  await recordAudit(tx, caller, { action: 'updateCustomer', resource: 'customer', resourceId: id, changes })
}

/** Lets all messages reach a customer's contact again; the trail says who did it. */
async function resumeMessages(tx: Queryable, caller: Caller, id: string): Promise<void> {
  const seen = await findCard(tx, scopeOf(caller), id)
  if (!seen) throw notFound(customerRefusals.unknown)
  if (seen.erasedAt) throw conflict(erasureRefusals.erased)
  if (seen.wish === 'all') return
  await tx.query('delete from message_wish where contact = contact_key($1, $2)', [seen.email, seen.phone])
  const subject = { resource: 'customer', resourceId: seen.id, from: seen.wish, to: 'all' } as const
  await recordAudit(tx, caller, { action: 'resumeMessages', ...subject })
}

/** Customers that the caller may order for: all for a manager, those of their own restaurants for an owner. */
export function customerHandlers({ db }: Services): Handlers<typeof contract.customer> {
  return {
    listCustomers: ({ caller }) => findCustomers(db, { scope: scopeOf(caller) }),
    searchCustomers: ({ caller, query }) => findCustomers(db, { scope: scopeOf(caller), ...query }),
    getCustomer: ({ caller, params }) => readCard(db, caller, params.id),
    createCustomer: ({ caller, body, once }) =>
      once(async (tx) => readCard(tx, caller, await makeCustomer(tx, caller, body))),
    updateCustomer: ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        await editCustomer(tx, caller, id, body)
        return readCard(tx, caller, id)
      }),
    resumeMessages: ({ caller, params: { id } }) =>
      db.transaction(async (tx) => {
        await resumeMessages(tx, caller, id)
        return readCard(tx, caller, id)
      }),
    importCustomers: ({ caller, body, once }) =>
      body.apply ? once((tx) => applyCustomerImport(tx, caller, body)) : compareCustomerImport(db, caller, body),
    mergeCustomers: ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        await mergeDouble(tx, caller, { id, ...body })
        return readCard(tx, caller, id)
      }),
    undoMerge: ({ caller, params: { id } }) =>
      db.transaction(async (tx) => {
        await undoLastMerge(tx, caller, id)
        return readCard(tx, caller, id)
      }),
  }
}
