import type { Client } from '@potager/domain/api'
import {
  browseDiseases,
  browseEventRequests,
  browseReports,
  browseReservations,
  browseReviews,
  browseSessions,
} from '@potager/domain/console'
import { consoleMessages } from '@potager/domain/messages'
import { browsed } from './browsed.ts'
import { auditProvider, usersProvider } from './simpleRest.ts'

const { notFound } = consoleMessages

/** Providers of the console-only lists, in a chunk of their own so that no other page loads them. */
export function consoleProviders(api: Client) {
  return {
    reservations: browsed(api, browseReservations, notFound),
    'event-requests': browsed(api, browseEventRequests, notFound),
    diseases: browsed(api, browseDiseases, notFound),
    sessions: browsed(api, browseSessions, notFound),
    reports: browsed(api, browseReports, notFound),
    reviews: browsed(api, browseReviews, notFound),
    users: usersProvider(api),
    audit: auditProvider(api),
  }
}
