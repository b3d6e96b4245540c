import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { filterQuery } from '../../base/filters/filters.schema.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { longestSearch, readText } from '../../base/text/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { sessionShape } from '../chat-session/chat-session.api.ts'
import { customerCardShape } from '../customer/customer.api.ts'
import { diseaseShape } from '../disease/disease.api.ts'
import { eventRequestShape } from '../event-request/event-request.api.ts'
import { reportShape } from '../report/report.api.ts'
import { reservationShape } from '../reservation/reservation.api.ts'
import {
  browseCustomers,
  browseDiseases,
  browseEventRequests,
  browseReports,
  browseReservations,
  browseReviews,
  browseSessions,
  search,
} from './console.calls.ts'
import {
  CONSOLE_LARGEST_PAGE,
  CONSOLE_PAGE_SIZE,
  type ConsoleList,
  consoleFilters,
  consoleReviewRecord,
  consoleSorts,
  hitRecord,
} from './console.ts'

/** Query of a list: page, sort, one record, its filters. */
function listQuery<List extends ConsoleList>(list: List) {
  return z.object({
    ...pageQuery(CONSOLE_PAGE_SIZE, CONSOLE_LARGEST_PAGE),
    sort: z.enum(consoleSorts[list], { error: queryErrors.sort }).optional(),
    direction: z.enum(['asc', 'desc'], { error: queryErrors.sort }).default('desc'),
    id: z.uuid(fieldErrors.id).optional(),
    ...filterQuery(consoleFilters[list]),
  })
}

export const consoleEndpoints = {
  browseReservations: endpoint(browseReservations, {
    summary: 'Parcourir les réservations',
    query: listQuery('reservations'),
    response: pageOf(reservationShape),
  }),
  browseEventRequests: endpoint(browseEventRequests, {
    summary: 'Parcourir les demandes d’événement',
    query: listQuery('event-requests'),
    response: pageOf(eventRequestShape),
  }),
  browseDiseases: endpoint(browseDiseases, {
    summary: 'Parcourir les maladies',
    query: listQuery('diseases'),
    response: pageOf(diseaseShape),
  }),
  browseSessions: endpoint(browseSessions, {
    summary: 'Parcourir les sessions du chatbot',
    query: listQuery('sessions'),
    response: pageOf(sessionShape),
  }),
  browseReports: endpoint(browseReports, {
    summary: 'Parcourir les signalements',
    query: listQuery('reports'),
    response: pageOf(reportShape),
  }),
  browseReviews: endpoint(browseReviews, {
    summary: 'Parcourir les avis',
    query: listQuery('reviews'),
    response: pageOf(answerOf(consoleReviewRecord)),
  }),
  browseCustomers: endpoint(browseCustomers, {
    summary: 'Parcourir les clients',
    query: listQuery('customers'),
    response: pageOf(customerCardShape),
  }),
  search: endpoint(search, {
    summary: 'Chercher une commande, une réservation, un client, un plat, un restaurant, une maladie, un compte',
    query: z.object({
      q: z
        .string({ error: queryErrors.text })
        .overwrite(readText)
        .min(2, queryErrors.textMin(2))
        .max(longestSearch, fieldErrors.textMax(longestSearch)),
    }),
    response: z.array(answerOf(hitRecord)),
  }),
}
