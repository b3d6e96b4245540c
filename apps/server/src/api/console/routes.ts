import type { Resource } from '@potager/domain/api'
import { type OwnTasks, opensResource } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { formatPhone } from '@potager/domain/format'
import { orderMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { containing, hasAll, inOnePiece, inScope, PLANNED_EACH } from '../../db/sql.ts'
import { pageAnswer } from '../answers.ts'
import { mayCall, scopeOf } from '../auth/caller.ts'
import { wallText } from '../booking/queries.ts'
import { findSessions } from '../chat-session/queries.ts'
import { wireSessions } from '../chat-session/routes.ts'
import { type CustomerRow, findCustomers } from '../customer/queries.ts'
import { findCards, wireCard } from '../customer/routes.ts'
import { findDiseasesOf } from '../disease/queries.ts'
import { wireDisease } from '../disease/routes.ts'
import { findEventRequestsOf } from '../event-request/queries.ts'
import { wireEventRequest } from '../event-request/routes.ts'
import { findReports, wireReport } from '../report/routes.ts'
import { findReservations } from '../reservation/queries.ts'
import { wireReservation } from '../reservation/routes.ts'
import { findReviews } from '../review/queries.ts'
import { wireComeBack, wireDecided } from '../review/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import {
  customerListing,
  diseaseListing,
  eventRequestListing,
  reportListing,
  reservationListing,
  reviewListing,
  sessionListing,
} from './listings.ts'
import { findPage } from './page.ts'

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
async function findHits(db: Queryable, { scope, admin, tasks }: Searcher, text: string): Promise<WireHit[]> {
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

/** Console lists and search, limited to what the caller may see (extensions). */
export function consoleHandlers({ db, wire }: Services): Handlers<typeof contract.console> {
  return {
    browseReservations: async ({ caller, query }) => {
      const scope = scopeOf(caller)
      const listing = reservationListing(scope, query)
      const { total, rows } = await findPage(db, listing, (ids) => findReservations(db, { scope, ids }))
      const content = rows.map((row) => wireReservation(wire, row))
      return pageAnswer(content, total, query)
    },

    browseEventRequests: async ({ caller, query }) => {
      const scope = scopeOf(caller)
      const listing = eventRequestListing(scope, query)
      const { total, rows } = await findPage(db, listing, (ids) => findEventRequestsOf(db, scope, ids))
      const content = rows.map((row) => wireEventRequest(wire, row))
      return pageAnswer(content, total, query)
    },

    browseDiseases: async ({ query }) => {
      const { total, rows } = await findPage(db, diseaseListing(query), (ids) => findDiseasesOf(db, ids))
      return pageAnswer(rows.map(wireDisease), total, query)
    },

    browseSessions: async ({ query }) => {
      const { total, rows } = await findPage(db, sessionListing(query), (ids) => findSessions(db, ids))
      return pageAnswer(await wireSessions(wire, db, rows), total, query)
    },

    browseReports: async ({ query }) => {
      const { total, rows } = await findPage(db, reportListing(query), (ids) => findReports(db, ids))
      const content = rows.map((row) => wireReport(wire, row))
      return pageAnswer(content, total, query)
    },

    browseReviews: async ({ caller, query }) => {
      const { total, rows } = await findPage(db, reviewListing(scopeOf(caller), query), (ids) => findReviews(db, ids))
      const content = rows.map((row) => ({
        ...wireDecided(wire, row),
        ...wireComeBack(row),
        author: row.author,
        ...(row.resourceName === null ? {} : { resourceName: row.resourceName }),
      }))
      return pageAnswer(content, total, query)
    },

    browseCustomers: async ({ caller, query }) => {
      const scope = scopeOf(caller)
      const { total, rows } = await findPage(db, customerListing(scope, query), (ids) => findCards(db, scope, ids))
      return pageAnswer(rows.map(wireCard), total, query)
    },

    search: ({ caller, query }) =>
      findHits(db, { scope: scopeOf(caller), admin: mayCall('admin', caller), tasks: caller.tasks }, query.q),
  }
}
