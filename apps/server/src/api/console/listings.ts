import type { BookingKind } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { foldWords } from '@potager/domain/text'
import type { z } from 'zod'
import type { Condition } from '../../db/conditions.ts'
import { containing, hasAll, inOnePiece } from '../../db/like.ts'
import { ofScope, ownRestaurants } from '../../db/scope.ts'
import { fromDay, upToDay, withinDays } from '../chat-session/day-position.ts'
import { anywhere, customersOfScope, ofOwnRestaurants, withDoubles } from '../customer/queries.ts'
import { reviewsOf } from '../visit-review/of-people.ts'
import type { Listing } from './page.ts'

type Query<Name extends keyof typeof contract.console> = z.output<(typeof contract.console)[Name]['query']>
type Bookings = Omit<Query<'browseReservations'>, 'type'> & { type?: string | undefined }

const byId = (id: string | undefined): Condition => [(param) => `t.id = ${param}::uuid`, id]

/** A number as cards show it: the last eight characters of an id, or their beginning. */
const NUMBER = /^(#?)([0-9a-f]{4,8})$/i

/** Rows whose number begins with the value, by a range of its index. */
const numbered = (table: string, param: string) =>
  `select id from ${table} where right(id::text, 8) collate "C" >= ${param}::text
    and right(id::text, 8) collate "C" < ${param}::text || 'g'`

/**
 * Matches by text, by the record's own number or by its parent's. A value with « # » is only a number: only the index
 * is read.
 * @param q as typed
 * @param text folded like the stored keys
 */
function byTextOrNumber(
  q: string | undefined,
  text: string | undefined,
  byText: (patterns: string) => string,
  byNumber: (param: string) => string,
): Condition {
  const [, mark, number] = NUMBER.exec(q?.trim() ?? '') ?? []
  if (number === undefined) return [byText, containing(text)]
  if (mark) return [byNumber, number.toLowerCase()]
  return [(param) => `(${byText(`array['%' || ${param}::text || '%']`)} or ${byNumber(param)})`, number.toLowerCase()]
}

const bookingColumns: Record<NonNullable<Bookings['sort']>, string> = {
  start: 't.starts_at',
  createdAt: 't.created_at',
  people: 't.people',
  status: 't.status',
}

/** Reservations or event requests of the scope: by customer or title, status, restaurant, start day. */
export function bookingListing(kind: BookingKind, scope: string | null, query: Bookings): Listing {
  const { q, id, status, restaurantId, customerId, day, from, to, type, sort, direction, page, size } = query
  return {
    table: 'booking t',
    conditions: [
      [(param) => `t.kind = ${param}`, kind],
      ofScope('t.restaurant_id', scope),
      byId(id),
      [(param) => `t.status = ${param}`, status],
      [(param) => `t.restaurant_id = ${param}::uuid`, restaurantId],
      [(param) => `t.customer_id = ${param}::uuid`, customerId],
      [(param) => `t.starts_at >= ${param}::date and t.starts_at < ${param}::date + 1`, day],
      [(param) => `t.starts_at >= ${param}::date`, from],
      [(param) => `t.starts_at < ${param}::date + 1`, to],
      [(param) => `t.event_type = ${param}`, type],
      [
        (param) => `(t.customer_id in (select id from customer where ${hasAll(inOnePiece('search_key'), param)})
          or ${hasAll('t.title_key', param)})`,
        containing(q),
      ],
    ],
    column: bookingColumns[sort ?? 'start'],
    direction,
    page,
    size,
    plannedEach: q !== undefined,
  }
}

const urgencyRank = `array_position(array['LOW', 'MEDIUM', 'HIGH'], t.urgency)`

/** Diseases by part of their name or of a symptom, and by urgency. */
export function diseaseListing({ q, id, urgency, sort, ...rest }: Query<'browseDiseases'>): Listing {
  return {
    table: 'disease t',
    conditions: [
      byId(id),
      [(param) => `t.urgency = ${param}`, urgency],
      [(param) => hasAll(`search_key(t.name || E'\\n' || array_to_string(t.symptoms, E'\\n'))`, param), containing(q)],
    ],
    column: sort === 'urgency' ? urgencyRank : 't.name_key',
    ...rest,
  }
}

/** Sessions by part of their breed, number, day, with or without reports. */
export function sessionListing({ q, id, hasReports, day, from, to, sort, ...rest }: Query<'browseSessions'>): Listing {
  return {
    table: 'chat_session t',
    conditions: [
      byId(id),
      [(param) => withinDays('t.created_at', param, param), day],
      [(param) => fromDay('t.created_at', param), from],
      [(param) => upToDay('t.created_at', param), to],
      [(param) => `(t.report_count > 0) = ${param}::boolean`, hasReports],
      byTextOrNumber(
        q,
        q && (foldWords(q) || q),
        (patterns) => hasAll(inOnePiece('t.race_key'), patterns),
        (param) => `t.id in (${numbered('chat_session', param)})`,
      ),
    ],
    column: sort === 'race' ? 't.race_key' : 't.created_at',
    ...rest,
  }
}

/** Reports by feedback, diagnosis, number of the report or its session, resolved or not. */
export function reportListing({ q, id, resolved, sort, ...rest }: Query<'browseReports'>): Listing {
  return {
    table: 'report t',
    conditions: [
      byId(id),
      [(param) => `t.resolved = ${param}::boolean`, resolved],
      byTextOrNumber(
        q,
        q,
        (patterns) => hasAll('t.search_key', patterns),
        (param) => `(t.id in (${numbered('report', param)}) or t.session_id in (${numbered('chat_session', param)}))`,
      ),
    ],
    column: sort === 'resolved' ? 't.resolved' : 't.created_at',
    ...rest,
  }
}

const reviewColumns = { createdAt: 't.created_at', rating: 't.rating', status: 't.status' } as const

/** Reviews by text or author, status, rating, objection, reviewed resource, and customer of the scope. */
export function reviewListing(scope: string | null, query: Query<'browseReviews'>): Listing {
  const { q, id, status, resourceType, resourceId, customerId, rating, contested, sort, ...rest } = query
  return {
    table: 'review t',
    conditions: [
      byId(id),
      [(param) => `t.status = ${param}`, status],
      [(param) => `t.resource_type = ${param}`, resourceType],
      [(param) => `t.resource_id = ${param}::uuid`, resourceId],
      [(param) => `t.id in (${reviewsOf(withDoubles(`${param}::uuid`))})`, customerId],
      // Reviews are everybody's; whose they are is only known to who sees the customer.
      [
        (pair) => ofOwnRestaurants(`(${pair}::uuid[])[1]`, `(${pair}::uuid[])[2]`),
        customerId && scope && [customerId, scope],
      ],
      [(param) => `t.rating = ${param}::int`, rating],
      [(param) => `t.objection is not null and ${param}::boolean`, contested],
      [(param) => hasAll('t.search_key', param), containing(q)],
    ],
    column: reviewColumns[sort ?? 'createdAt'],
    ...rest,
  }
}

const present = 'c.merged_into is null and c.erased_at is null'

/**
 * Customers with their last visit that an account may see, found for all at once: the scope is the first parameter when
 * there is one.
 */
function withLastSeen(scope: string | null): string {
  const own = scope === null ? '' : `where ${ownRestaurants('r.restaurant_id', '$1')}`
  return `(select c.*, coalesce(s.seen, '-infinity') as last_seen from customer c
    left join (select r.customer_id, max(r.last_seen_at) as seen from customer_restaurant r ${own} group by 1) s
      on s.customer_id = c.id
    where ${present}) t`
}

/** Those of them who were seen, each by the row of their last visit, which the index of visits has in order. */
function seen(scope: string | null): string {
  const own = (row: string) => (scope === null ? 'true' : ownRestaurants(`${row}.restaurant_id`, '$1'))
  return `(select c.*, s.last_seen_at as last_seen from customer_restaurant s join customer c on c.id = s.customer_id
    where ${present} and s.last_seen_at is not null and ${own('s')} and not exists (
      select from customer_restaurant o where o.customer_id = s.customer_id and ${own('o')}
        and (o.last_seen_at, o.restaurant_id) > (s.last_seen_at, s.restaurant_id))) t`
}

/** Customers of the scope by part of their name, phone or e-mail, and restaurant. */
export function customerListing(scope: string | null, query: Query<'browseCustomers'>): Listing {
  const { q, id, ids, restaurantId, sort, ...rest } = query
  return {
    table: sort === 'lastSeen' ? withLastSeen(scope) : `(select * from customer c where ${present}) t`,
    first: sort === 'lastSeen' && rest.direction === 'desc' ? seen(scope) : undefined,
    conditions: [
      customersOfScope('t.id', scope),
      byId(id),
      [(param) => `t.id = any(${param}::uuid[])`, ids],
      [
        (param) => `t.id in (select r.customer_id from customer_restaurant r where r.restaurant_id = ${param}::uuid)`,
        restaurantId,
      ],
      [(param) => hasAll('t.find_key', param), anywhere(q)],
    ],
    column: { name: 't.search_key', createdAt: 't.created_at', lastSeen: 't.last_seen' }[sort ?? 'name'],
    plannedEach: true,
    ...rest,
  }
}
