import { call } from '../../base/api/call.ts'
import { count, describe, nullable, type Read, reader, record, utc } from '../../base/wire/index.ts'

/** States of an order that somebody still has to do something about, in the order of the work. */
export const openOrderStatuses = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY'] as const
export type OpenOrderStatus = (typeof openOrderStatuses)[number]

/**
 * What waits for a manager: counts, of the restaurants that the caller may see; reviews and reports are everybody's,
 * messages those that the caller may hand over. Null where the backend cannot tell, or the caller's tasks do not open it.
 */
export const dayRecord = record({
  orders: record({
    PENDING: nullable(count),
    CONFIRMED: nullable(count),
    PREPARING: nullable(count),
    READY: nullable(count),
  } satisfies Record<OpenOrderStatus, unknown>),
  /** Whatever became of them. */
  ordersToday: describe('Prises depuis minuit à Paris', nullable(count)),
  reservationsToday: describe('Commencent aujourd’hui, sans les annulées', nullable(count)),
  pendingReservations: nullable(count),
  pendingEventRequests: nullable(count),
  messagesToHandOver: nullable(count),
  messagesGivenUp: describe('Messages non partis, après trop d’essais', nullable(count)),
  messagesHeldUp: describe('Messages en attente, dont les envois échouent', nullable(count)),
  messagesHeldUpSince: describe('Depuis quand attend le premier de ceux-ci', nullable(utc)),
  pendingReviews: describe('Avis en attente de modération', nullable(count)),
  oldReviews: describe('De ceux-ci, en attente depuis plus de 7 jours', nullable(count)),
  openNotices: describe('Avis signalés, à décider', nullable(count)),
  waitingAccounts: describe('Comptes à admettre, pour les administrateurs', nullable(count)),
  openReports: describe('Signalements non résolus', nullable(count)),
  oldReports: describe('De ceux-ci, en attente depuis plus de 7 jours', nullable(count)),
})
export interface Day extends Read<typeof dayRecord> {}

export const readDay = reader(dayRecord)

/** What waits, counted (extension): nothing is listed for it. */
export const getDay = call({
  name: 'getDay',
  resource: 'day',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/day',
  access: 'staff',
  extension: true,
  request: () => ({}),
  response: readDay,
})
