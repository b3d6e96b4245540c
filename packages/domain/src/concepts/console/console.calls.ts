import { type Access, call } from '../../base/api/call.ts'
import { type Paged, readPaged } from '../../base/wire/index.ts'
import { readChatSession } from '../chat-session/index.ts'
import { readCustomerCard } from '../customer/index.ts'
import { readDisease } from '../disease/index.ts'
import { readEventRequest } from '../event-request/index.ts'
import { readReport } from '../report/index.ts'
import { readReservation } from '../reservation/index.ts'
import { CONSOLE_PAGE_SIZE, type ConsoleList, type ConsoleQuery, readConsoleReview, readHits } from './console.ts'

function browse<Row>(name: string, list: ConsoleList, read: (row: unknown) => Row, access: Access = 'staff') {
  return call({
    name,
    resource: list,
    method: 'GET',
    path: `/console/${list}`,
    access,
    extension: true,
    request: ({ page, size = CONSOLE_PAGE_SIZE, sort, direction, filter }: ConsoleQuery) => ({
      query: { ...filter, sort, direction, page, size },
    }),
    response: (body, { page, size = CONSOLE_PAGE_SIZE }): Paged<Row> => readPaged(body, read, { page, size }),
  })
}

/** Reservations as the console lists them: searched, filtered, sorted and paged by the server (extension). */
export const browseReservations = browse('browseReservations', 'reservations', readReservation, 'signed-in')

/** Event requests as the console lists them (extension). */
export const browseEventRequests = browse('browseEventRequests', 'event-requests', readEventRequest, 'signed-in')

/** Diseases as the console lists them (extension). */
export const browseDiseases = browse('browseDiseases', 'diseases', readDisease)

/** Chatbot sessions as the console lists them (extension). */
export const browseSessions = browse('browseSessions', 'sessions', readChatSession)

/** Reports as the console lists them, resolved or not (extension). */
export const browseReports = browse('browseReports', 'reports', readReport)

/** Reviews of every status as the console lists them (extension). */
export const browseReviews = browse('browseReviews', 'reviews', readConsoleReview)

/** Customers as the console lists them (extension). */
export const browseCustomers = browse('browseCustomers', 'customers', readCustomerCard, 'signed-in')

/**
 * Orders by number, bookings, customers, dishes, restaurants, diseases and, for admins, accounts that match a text; at
 * most five of each (extension).
 */
export const search = call({
  name: 'search',
  resource: 'search',
  method: 'GET',
  path: '/search',
  access: 'staff',
  extension: true,
  request: (q: string) => ({ query: { q } }),
  response: readHits,
})
