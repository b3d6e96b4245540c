import { call } from '../../base/api/call.ts'
import { asRecord, readNumber } from '../../base/wire/index.ts'

/** States of an order that somebody still has to do something about, in the order of the work. */
export const openOrderStatuses = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY'] as const
export type OpenOrderStatus = (typeof openOrderStatuses)[number]

/**
 * What waits for a manager: counts, of the restaurants that the caller may see; reviews and reports are everybody's. Null
 * where the backend cannot tell.
 */
export type Day = {
  orders: Record<OpenOrderStatus, number | null>
  /** Orders taken since midnight in Paris, whatever became of them. */
  ordersToday: number | null
  /** Reservations that begin today and are not cancelled. */
  reservationsToday: number | null
  pendingReservations: number | null
  pendingEventRequests: number | null
  /** Reviews that have waited for more than 7 days. */
  oldReviews: number | null
  /** Reports that have waited for more than 7 days. */
  oldReports: number | null
}

/** Reads the counts of the day; what is missing is null. */
function readDay(value: unknown): Day {
  const row = asRecord(value) ?? {}
  const orders = asRecord(row.orders) ?? {}
  const count = (name: keyof Day) => readNumber(row[name]) ?? null
  return {
    orders: {
      PENDING: readNumber(orders.PENDING) ?? null,
      CONFIRMED: readNumber(orders.CONFIRMED) ?? null,
      PREPARING: readNumber(orders.PREPARING) ?? null,
      READY: readNumber(orders.READY) ?? null,
    },
    ordersToday: count('ordersToday'),
    reservationsToday: count('reservationsToday'),
    pendingReservations: count('pendingReservations'),
    pendingEventRequests: count('pendingEventRequests'),
    oldReviews: count('oldReviews'),
    oldReports: count('oldReports'),
  }
}

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
  response: readDay,
})
