import type { contract } from '@potager/domain/contract'
import { customerRefusals, userMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { notFound } from '../errors.ts'
import { wishOf } from '../message/queries.ts'
import { reviewsOf, visitsOf } from '../visit-review/queries.ts'

type WireExport = z.input<typeof contract.erasure.exportCustomer.response>
type WireUserExport = z.input<typeof contract.erasure.exportUser.response>

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`
/** Rows as a JSON list, in the order that is given. */
const listOf = (object: string, from: string, order: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${object}) order by ${order}), '[]') from ${from})`

const records = listOf(
  `'id', c.id, 'fullName', c.full_name, 'email', c.email, 'phone', coalesce(c.phone, ''), 'note', c.note,
   'createdAt', ${utc('c.created_at')}, 'messages', ${wishOf('contact_key(c.email, c.phone)')}`,
  'customer c where c.id = any(p.ids)',
  'c.created_at, c.id',
)

const linesOfOrder = listOf(
  `'dish', l.dish_name, 'quantity', l.quantity, 'unitPrice', l.unit_price_cents / 100.0,
   'note', coalesce(l.note, '')`,
  'order_line l where l.order_id = o.id',
  'l.position',
)

const orders = listOf(
  `'id', o.id, 'createdAt', ${utc('o.created_at')}, 'restaurant', r.name, 'customerName', o.customer_name,
   'status', o.status, 'delivery', o.delivery,
   'wantedTime', coalesce(to_char(o.wanted_time, 'HH24:MI'), ''), 'deliveryAddress', coalesce(o.delivery_address, ''),
   'deliveryPhone', coalesce(o.delivery_phone, ''), 'total', o.total_cents / 100.0, 'lines', ${linesOfOrder}`,
  'customer_order o join restaurant r on r.id = o.restaurant_id where o.customer_id = any(p.ids)',
  'o.created_at, o.id',
)

const bookings = listOf(
  `'id', b.id, 'createdAt', ${utc('b.created_at')}, 'kind', b.kind, 'restaurant', r.name, 'start', ${wall('b.starts_at')},
   'end', ${wall('b.ends_at')}, 'people', b.people, 'status', b.status, 'cancelReason', coalesce(b.cancel_reason, ''),
   'notes', coalesce(b.notes, ''), 'title', coalesce(b.title, ''), 'description', coalesce(b.description, ''),
   'specialRequests', coalesce(b.special_requests, ''), 'contactPhone', coalesce(b.contact_phone, ''),
   'price', coalesce(b.total_price_cents, b.estimated_price_cents) / 100.0,
   'wish', (select jsonb_build_object('start', ${wall('w.starts_at')}, 'end', ${wall('w.ends_at')}, 'people', w.people)
     from booking_wish w where w.booking_id = b.id)`,
  'booking b join restaurant r on r.id = b.restaurant_id where b.customer_id = any(p.ids)',
  'b.starts_at, b.id',
)

const visits = listOf(
  `'id', v.id, 'restaurant', r.name, 'visitedOn', v.visited_on`,
  `visit v join restaurant r on r.id = v.restaurant_id where v.id in (${visitsOf('p.ids')})`,
  'v.visited_on, v.id',
)

/** SQL of whether a review `w` is of a person, who is `p`. */
const isTheirs = `w.id in (${reviewsOf('p.ids')})`

const reviews = listOf(
  `'id', w.id, 'createdAt', ${utc('w.created_at')}, 'author', w.author, 'about', coalesce(r.name, d.name, ''),
   'rating', w.rating, 'comment', coalesce(w.comment, ''), 'experienceOn', w.experience_on, 'status', w.status,
   'reason', coalesce(w.reason, ''), 'objection', coalesce(w.objection, ''), 'answer', coalesce(w.answer, '')`,
  `review w left join restaurant r on r.id = w.resource_id left join dish d on d.id = w.resource_id
   where ${isTheirs}`,
  'w.created_at, w.id',
)

const noticesBy = (contact: string) =>
  listOf(
    `'id', n.id, 'receivedAt', ${utc('n.received_at')}, 'about', coalesce(r.name, d.name, ''), 'motive', n.motive,
     'explanation', coalesce(n.explanation, ''), 'name', coalesce(n.name, ''), 'email', coalesce(n.email, ''),
     'phone', coalesce(n.phone, ''), 'decision', coalesce(n.decision, ''), 'reason', coalesce(n.reason, '')`,
    `review_notice n join review w on w.id = n.review_id left join restaurant r on r.id = w.resource_id
     left join dish d on d.id = w.resource_id where ${contact}`,
    'n.received_at, n.id',
  )

/** Notices are given without an account: they are found by the contact. */
const notices = noticesBy(
  `exists (select from customer c where c.id = any(p.ids)
     and (lower(n.email) = lower(nullif(c.email, '')) or n.phone = c.phone))`,
)

const messages = listOf(
  `'id', x.id, 'createdAt', ${utc('x.created_at')}, 'kind', x.kind, 'name', x.to_name, 'email', coalesce(x.to_email, ''),
   'phone', coalesce(x.to_phone, ''), 'state', x.state, 'settledAt', ${utc('x.settled_at')}`,
  'outbox x where x.customer_id = any(p.ids)',
  'x.created_at, x.id',
)

const history = listOf(
  `'at', ${utc('e.at')}, 'action', e.action, 'reason', coalesce(e.reason, '')`,
  `audit_entry e where (e.resource, e.resource_id) in (
     select 'customer', unnest(p.ids)
     union all select 'order', o.id from customer_order o where o.customer_id = any(p.ids)
     union all select resource, b.id from booking b, unnest(array['reservation', 'event-request']) resource
       where b.customer_id = any(p.ids)
     union all select 'review', w.id from review w where ${isTheirs})`,
  'e.at, e.id',
)

/**
 * Everything held about a customer and the doubles that were merged into it.
 * @throws Refusal 404 when there is none, or no longer
 */
export async function exportCustomer(db: Queryable, id: string): Promise<WireExport> {
  const [found] = await db.query<{ export: WireExport }>(
    `select jsonb_build_object('exportedAt', ${utc('now()')}, 'records', ${records}, 'orders', ${orders},
       'bookings', ${bookings}, 'visits', ${visits}, 'reviews', ${reviews}, 'notices', ${notices}, 'messages', ${messages}, 'history', ${history}) as export
     from (
       select array_agg(m.id) as ids
       from customer c join customer m on m.id = c.id or m.merged_into = c.id
       where c.erased_at is null
         and c.id = (select coalesce(a.merged_into, a.id) from customer a where a.id = $1)
     ) p where p.ids is not null`,
    [id],
  )
  if (!found) throw notFound(customerRefusals.unknown)
  return found.export
}

const restaurantsOfUser = listOf(
  `'id', r.id, 'name', r.name, 'since', ${utc('m.since')}`,
  'restaurant_member m join restaurant r on r.id = m.restaurant_id where m.account_id = a.id',
  'r.sort_key, r.id',
)

const sessionsOfUser = listOf(
  `'device', s.device, 'createdAt', ${utc('s.created_at')}, 'endsAt', ${utc('s.ends_at')}`,
  'session s where s.account_id = a.id',
  's.created_at, s.id',
)

const addressesOfUser = listOf(
  `'fingerprint', k.address, 'seenAt', ${utc('k.seen_at')}`,
  'known_address k where k.account_id = a.id',
  'k.seen_at, k.address',
)

const refusedSignIns = listOf(
  `'hour', ${utc('f.hour')}, 'refused', f.refused`,
  'refused_sign_in f where f.username = lower(a.username)',
  'f.hour',
)

const historyOfUser = listOf(
  `'at', ${utc('e.at')}, 'action', e.action,
   'reason', case when e.resource = 'user' and e.resource_id = a.id then coalesce(e.reason, '') else '' end`,
  `audit_entry e where e.account_id = a.id or (e.resource = 'user' and e.resource_id = a.id)`,
  'e.at, e.id',
)

/**
 * Everything held about the person of an account.
 * @throws Refusal 404 when there is none, or no longer
 */
export async function exportUser(db: Queryable, id: string): Promise<WireUserExport> {
  const [found] = await db.query<{ export: WireUserExport }>(
    `select jsonb_build_object('exportedAt', ${utc('now()')}, 'account', jsonb_build_object('id', a.id,
       'username', a.username, 'email', a.email, 'firstName', a.first_name, 'lastName', a.last_name, 'role', a.role,
       'tasks', a.tasks, 'createdAt', ${utc('a.created_at')}), 'restaurants', ${restaurantsOfUser},
       'sessions', ${sessionsOfUser}, 'addresses', ${addressesOfUser}, 'refusedSignIns', ${refusedSignIns},
       'reviews', ${reviews}, 'notices', ${noticesBy('lower(n.email) = lower(a.email)')},
       'history', ${historyOfUser}) as export
     from (select *, array[id] as ids from account where id = $1 and erased_at is null) a,
       lateral (select a.ids) p`,
    [id],
  )
  if (!found) throw notFound(userMessages.unknown)
  return found.export
}
