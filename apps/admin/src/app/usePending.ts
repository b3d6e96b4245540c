import { countPendingBookings, type PendingBookings } from '@potager/domain/booking'
import { useApiQuery } from '../data/useApi.ts'
import { supports } from '../services.ts'

const none: PendingBookings = { reservations: 0, eventRequests: 0 }

/** Counts of pending reservations and event requests; empty where the backend cannot count them. */
export function usePending(): PendingBookings {
  return useApiQuery(countPendingBookings, undefined, { enabled: supports(countPendingBookings) }).data ?? none
}
