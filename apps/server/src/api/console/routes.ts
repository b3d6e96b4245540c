import type { contract } from '@potager/domain/contract'
import { pageAnswer } from '../answers.ts'
import { mayCall, scopeOf } from '../auth/caller.ts'
import { findSessions } from '../chat-session/queries.ts'
import { wireSessions } from '../chat-session/routes.ts'
import { findCards } from '../customer/cards.ts'
import { wireCard } from '../customer/routes.ts'
import { findDiseasesOf } from '../disease/queries.ts'
import { wireDisease } from '../disease/routes.ts'
import { findEventRequestsOf } from '../event-request/queries.ts'
import { wireEventRequest } from '../event-request/routes.ts'
import { findReports } from '../report/queries.ts'
import { wireReport } from '../report/routes.ts'
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
import { findHits } from './search.ts'

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
