import type { BookingKind, bookingFilters } from '@potager/domain/booking'
import { searchedRace, sessionFilters } from '@potager/domain/chat-session'
import { reviewFilters } from '@potager/domain/console'
import type { contract } from '@potager/domain/contract'
import { customerFilters } from '@potager/domain/customer'
import { diseaseFilters } from '@potager/domain/disease'
import { eventRequestFilters } from '@potager/domain/event-request'
import { searchedNumber } from '@potager/domain/filters'
import { reportFilters } from '@potager/domain/report'
import { reservationFilters } from '@potager/domain/reservation'
import type { z } from 'zod'
import { type Condition, containing, hasAll, inOnePiece, ofScope, ownRestaurants } from '../../db/sql.ts'
import { anywhere, customersOfScope, ofOwnRestaurants, withDoubles } from '../customer/queries.ts'
import { reviewsOf } from '../visit-review/queries.ts'
import { type Columns, filterConditions, type Listing } from './page.ts'

type Query<Name extends keyof typeof contract.console> = z.output<(typeof contract.console)[Name]['query']>

const byId = (id: string | undefined): Condition => [(param) => `t.id = ${param}::uuid`, id]

/** Rows whose number begins with the value, by a range of its index. */
const numbered = (table: string, param: string) =>
  `select id from ${table} where right(id::text, 8) collate "C" >= ${param}::text
    and right(id::text, 8) collate "C" < ${param}::text || 'g'`

/**
 * Matches by text, by the record's own number or by its parent's. A value with « # » is only a number: only the index
 * is read.
 * @param spelled what was typed, folded like the stored keys
 */
const byTextOrNumber =
  (byText: (patterns: string) => string, byNumber: (param: string) => string, spelled = (q: string) => q) =>
  (q: string | undefined): Condition => {
    const number = searchedNumber(q ?? '')
    if (!number) return [byText, containing(q && spelled(q))]
    if (number.only) return [byNumber, number.beginning]
    return [(param) => `(${byText(`array['%' || ${param}::text || '%']`)} or ${byNumber(param)})`, number.beginning]
  }

const byText =
  (sql: (patterns: string) => string) =>
  (q: string | undefined): Condition => [sql, containing(q)]

const bookingSorts: Record<NonNullable<Query<'browseReservations'>['sort']>, string> = {
  start: 't.starts_at',
  createdAt: 't.created_at',
  people: 't.people',
  status: 't.status',
}

const bookingColumns: Columns<typeof bookingFilters> = {
  status: 't.status',
  restaurantId: 't.restaurant_id',
  customerId: 't.customer_id',
  day: 't.starts_at',
  from: 't.starts_at',
  to: 't.starts_at',
  q: byText(
    (patterns) => `(t.customer_id in (select id from customer where ${hasAll(inOnePiece('search_key'), patterns)})
          or ${hasAll('t.title_key', patterns)})`,
  ),
}

function bookingListing(
  kind: BookingKind,
  scope: string | null,
  { q, id, sort, direction, page, size }: Query<'browseReservations'>,
  filters: readonly Condition[],
): Listing {
  return {
    table: 'booking t',
    conditions: [[(param) => `t.kind = ${param}`, kind], ofScope('t.restaurant_id', scope), byId(id), ...filters],
    column: bookingSorts[sort ?? 'start'],
    direction,
    page,
    size,
    plannedEach: q !== undefined,
  }
}

/** Reservations of the scope. */
export function reservationListing(scope: string | null, query: Query<'browseReservations'>): Listing {
  const filters = filterConditions(reservationFilters, bookingColumns, query)
  return bookingListing('RESERVATION', scope, query, filters)
}

const eventRequestColumns: Columns<typeof eventRequestFilters> = { ...bookingColumns, type: 't.event_type' }

/** Event requests of the scope. */
export function eventRequestListing(scope: string | null, query: Query<'browseEventRequests'>): Listing {
  const filters = filterConditions(eventRequestFilters, eventRequestColumns, query)
  return bookingListing('EVENT', scope, query, filters)
}

const urgencyRank = `array_position(array['LOW', 'MEDIUM', 'HIGH'], t.urgency)`

const diseaseColumns: Columns<typeof diseaseFilters> = {
  urgency: 't.urgency',
  q: byText((patterns) => hasAll(`search_key(t.name || E'\\n' || array_to_string(t.symptoms, E'\\n'))`, patterns)),
}

/** Diseases by their name, or by their urgency. */
export function diseaseListing({ id, sort, direction, page, size, ...asked }: Query<'browseDiseases'>): Listing {
  return {
    table: 'disease t',
    conditions: [byId(id), ...filterConditions(diseaseFilters, diseaseColumns, asked)],
    column: sort === 'urgency' ? urgencyRank : 't.name_key',
    direction,
    page,
    size,
  }
}

const sessionColumns: Columns<typeof sessionFilters> = {
  day: 't.created_at',
  from: 't.created_at',
  to: 't.created_at',
  hasReports: '(t.report_count > 0)',
  q: byTextOrNumber(
    (patterns) => hasAll(inOnePiece('t.race_key'), patterns),
    (param) => `t.id in (${numbered('chat_session', param)})`,
    searchedRace,
  ),
}

/** Sessions by their moment, or by their breed. */
export function sessionListing({ id, sort, direction, page, size, ...asked }: Query<'browseSessions'>): Listing {
  return {
    table: 'chat_session t',
    conditions: [byId(id), ...filterConditions(sessionFilters, sessionColumns, asked)],
    column: sort === 'race' ? 't.race_key' : 't.created_at',
    direction,
    page,
    size,
  }
}

const reportColumns: Columns<typeof reportFilters> = {
  resolved: 't.resolved',
  q: byTextOrNumber(
    (patterns) => hasAll('t.search_key', patterns),
    (param) => `(t.id in (${numbered('report', param)}) or t.session_id in (${numbered('chat_session', param)}))`,
  ),
}

/** Reports by their moment, or those that are resolved together. */
export function reportListing({ id, sort, direction, page, size, ...asked }: Query<'browseReports'>): Listing {
  return {
    table: 'report t',
    conditions: [byId(id), ...filterConditions(reportFilters, reportColumns, asked)],
    column: sort === 'resolved' ? 't.resolved' : 't.created_at',
    direction,
    page,
    size,
  }
}

const reviewSorts = { createdAt: 't.created_at', rating: 't.rating', status: 't.status' } as const

const reviewColumns: Columns<typeof reviewFilters> = {
  status: 't.status',
  resourceType: 't.resource_type',
  resourceId: 't.resource_id',
  customerId: (param) => `t.id in (${reviewsOf(withDoubles(`${param}::uuid`))})`,
  rating: 't.rating',
  contested: (param) => `t.objection is not null and ${param}::boolean`,
  q: byText((patterns) => hasAll('t.search_key', patterns)),
}

/** Reviews; those of a customer only where the customer is of the scope. */
export function reviewListing(
  scope: string | null,
  { id, sort, direction, page, size, ...asked }: Query<'browseReviews'>,
): Listing {
  const { customerId } = asked
  return {
    table: 'review t',
    conditions: [
      byId(id),
      ...filterConditions(reviewFilters, reviewColumns, asked),
      // Reviews are everybody's; whose they are is only known to who sees the customer.
      [
        (pair) => ofOwnRestaurants(`(${pair}::uuid[])[1]`, `(${pair}::uuid[])[2]`),
        customerId && scope && [customerId, scope],
      ],
    ],
    column: reviewSorts[sort ?? 'createdAt'],
    direction,
    page,
    size,
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

const customerColumns: Columns<typeof customerFilters> = {
  ids: 't.id',
  restaurantId: (param) =>
    `t.id in (select r.customer_id from customer_restaurant r where r.restaurant_id = ${param}::uuid)`,
  q: (q) => [(patterns) => hasAll('t.find_key', patterns), anywhere(q)],
}

/** Customers of the scope, by their name, since when they are known, or when they were seen last. */
export function customerListing(
  scope: string | null,
  { id, sort, direction, page, size, ...asked }: Query<'browseCustomers'>,
): Listing {
  return {
    table: sort === 'lastSeen' ? withLastSeen(scope) : `(select * from customer c where ${present}) t`,
    first: sort === 'lastSeen' && direction === 'desc' ? seen(scope) : undefined,
    conditions: [
      customersOfScope('t.id', scope),
      byId(id),
      ...filterConditions(customerFilters, customerColumns, asked),
    ],
    column: { name: 't.search_key', createdAt: 't.created_at', lastSeen: 't.last_seen' }[sort ?? 'name'],
    plannedEach: true,
    direction,
    page,
    size,
  }
}
