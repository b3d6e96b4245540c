import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { queryErrors } from '../../base/messages/query-errors.ts'
import { readText } from '../../base/text/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { dayQuery, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { bookingStatuses } from '../booking/index.ts'
import { sessionShape } from '../chat-session/chat-session.api.ts'
import { customerCardShape } from '../customer/customer.api.ts'
import { diseaseShape } from '../disease/disease.api.ts'
import { urgencies } from '../disease/index.ts'
import { eventRequestShape } from '../event-request/event-request.api.ts'
import { eventTypes } from '../event-request/index.ts'
import { reportShape } from '../report/report.api.ts'
import { reservationShape } from '../reservation/reservation.api.ts'
import { reviewResources, reviewStatuses } from '../review/index.ts'
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
import { CONSOLE_LARGEST_PAGE, CONSOLE_PAGE_SIZE, consoleReviewRecord, consoleSorts, hitRecord } from './console.ts'

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: queryErrors.filter }).optional()

const yesOrNo = oneOf(['true', 'false']).transform((text) => (text === undefined ? undefined : text === 'true'))

/** Ids in one text, with commas between them. */
const idList = z
  .string()
  .max(4000, fieldErrors.textMax(4000))
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid(fieldErrors.id)))

/** Query of every console list: page, sort, text, one record. */
function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    ...pageQuery(CONSOLE_PAGE_SIZE, CONSOLE_LARGEST_PAGE),
    sort: z.enum(sorts, { error: queryErrors.sort }).optional(),
    direction: z.enum(['asc', 'desc'], { error: queryErrors.sort }).default('desc'),
    q: z.string().max(100, fieldErrors.textMax(100)).optional(),
    id: z.uuid(fieldErrors.id).optional(),
  }
}

/** Of this customer, and of those merged into them. */
const customerId = z.uuid(fieldErrors.customerId).optional()

/** One day, or the days from and to, both included, each of which may be open. */
const dayFilters = { day: dayQuery.optional(), from: dayQuery.optional(), to: dayQuery.optional() }

const bookingFilters = {
  status: oneOf(bookingStatuses),
  restaurantId: z.uuid(fieldErrors.id).optional(),
  customerId,
  ...dayFilters,
}

export const consoleEndpoints = {
  browseReservations: endpoint(browseReservations, {
    summary: 'Parcourir les réservations',
    query: z.object({ ...listQuery(consoleSorts.reservations), ...bookingFilters }),
    response: pageOf(reservationShape),
  }),
  browseEventRequests: endpoint(browseEventRequests, {
    summary: 'Parcourir les demandes d’événement',
    query: z.object({ ...listQuery(consoleSorts['event-requests']), ...bookingFilters, type: oneOf(eventTypes) }),
    response: pageOf(eventRequestShape),
  }),
  browseDiseases: endpoint(browseDiseases, {
    summary: 'Parcourir les maladies',
    query: z.object({ ...listQuery(consoleSorts.diseases), urgency: oneOf(urgencies) }),
    response: pageOf(diseaseShape),
  }),
  browseSessions: endpoint(browseSessions, {
    summary: 'Parcourir les sessions du chatbot',
    query: z.object({ ...listQuery(consoleSorts.sessions), hasReports: yesOrNo, ...dayFilters }),
    response: pageOf(sessionShape),
  }),
  browseReports: endpoint(browseReports, {
    summary: 'Parcourir les signalements',
    query: z.object({ ...listQuery(consoleSorts.reports), resolved: yesOrNo }),
    response: pageOf(reportShape),
  }),
  browseReviews: endpoint(browseReviews, {
    summary: 'Parcourir les avis',
    query: z.object({
      ...listQuery(consoleSorts.reviews),
      status: oneOf(reviewStatuses),
      resourceType: oneOf(reviewResources),
      resourceId: z.uuid(fieldErrors.id).optional(),
      customerId,
      rating: oneOf(['1', '2', '3', '4', '5']),
      contested: oneOf(['true']),
    }),
    response: pageOf(answerOf(consoleReviewRecord)),
  }),
  browseCustomers: endpoint(browseCustomers, {
    summary: 'Parcourir les clients',
    query: z.object({
      ...listQuery(consoleSorts.customers),
      ids: idList.optional(),
      restaurantId: z.uuid(fieldErrors.id).optional(),
    }),
    response: pageOf(customerCardShape),
  }),
  search: endpoint(search, {
    summary: 'Chercher une commande, une réservation, un client, un plat, un restaurant, une maladie, un compte',
    query: z.object({
      q: z
        .string({ error: queryErrors.text })
        .overwrite(readText)
        .min(2, queryErrors.textMin(2))
        .max(100, fieldErrors.textMax(100)),
    }),
    response: z.array(answerOf(hitRecord)),
  }),
}
