import { call } from '../../base/api/call.ts'
import { count, describe, orNull, type Read, record } from '../../base/wire/index.ts'

/** States of an order that somebody still has to do something about, in the order of the work. */
export const openOrderStatuses = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY'] as const
export type OpenOrderStatus = (typeof openOrderStatuses)[number]

/**
 * What waits for a manager: counts, of the restaurants that the caller may see; reviews and reports are everybody's. Null
 * where the backend cannot tell.
 */
export const dayRecord = record({
  orders: record({
    PENDING: orNull(count),
    CONFIRMED: orNull(count),
    PREPARING: orNull(count),
    READY: orNull(count),
  } satisfies Record<OpenOrderStatus, unknown>),
  /** Whatever became of them. */
  ordersToday: describe('Prises depuis minuit à Paris', orNull(count)),
  reservationsToday: describe('Commencent aujourd’hui, sans les annulées', orNull(count)),
  pendingReservations: orNull(count),
  pendingEventRequests: orNull(count),
  oldReviews: describe('En attente depuis plus de 7 jours', orNull(count)),
  oldReports: describe('En attente depuis plus de 7 jours', orNull(count)),
})
export interface Day extends Read<typeof dayRecord> {}

/** What waits, counted (extension): nothing is listed for it. */
export const getDay = call({
  name: 'getDay',
  resource: 'day',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/day',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: dayRecord.read,
})
