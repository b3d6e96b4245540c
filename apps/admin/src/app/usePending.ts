import { countPendingBookings, type PendingBookings } from '@potager/domain/booking'
import { useApiQuery } from '../platform/data/useApi.ts'
import { supports } from '../platform/services.ts'
import { useNarrowing } from '../platform/task/narrowing.ts'

const none: PendingBookings = { reservations: 0, eventRequests: 0 }

/** Counts of pending reservations and event requests; empty where the backend or the account's tasks do not give them. */
export function usePending(): PendingBookings {
  const narrowing = useNarrowing()
  const enabled = supports(countPendingBookings) && narrowing?.opens(countPendingBookings.resource) !== false
  return useApiQuery(countPendingBookings, undefined, { enabled }).data ?? none
}
