import { apiQuery } from '@potager/admin-kit/data'
import { type Day, getDay, openOrderStatuses } from '@potager/domain/day'
import { listOrders } from '@potager/domain/order'
import { getReviewStats } from '@potager/domain/review'
import { clockOffset, todayInParis, type WallDate } from '@potager/domain/time'
import { useQueries } from '@tanstack/react-query'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { api, supports } from '../../platform/services.ts'

/** Counts of another day than today. */
const notToday = { ordersToday: null, reservationsToday: null }

/** What awaits the manager; `day` is null while loading and after a failure. */
export type DayRead = { day: Day | null; failed: boolean; retry: () => void }

/**
 * The day's counts from the server, or from calls of the specification: totals of one-order pages and the moderation
 * figures. Those of today are unknown while the last read was on another day, as on a tablet that slept without a network.
 * @param enabled false defers the calls until the orders are loaded
 */
export function useDay(today: WallDate, enabled = true): DayRead {
  const counted = useApiQuery(getDay, undefined, { enabled: enabled && supports(getDay) })
  const gathered = useGathered(today, enabled && !supports(getDay))
  if (!supports(getDay)) return gathered
  const { data = null, dataUpdatedAt, isError, refetch } = counted
  const isOfToday = todayInParis(dataUpdatedAt + clockOffset()) === today
  return { day: data && !isOfToday ? { ...data, ...notToday } : data, failed: isError, retry: () => void refetch() }
}

function useGathered(today: WallDate, enabled: boolean): DayRead {
  const of = { page: 0, size: 1 }
  const filters = [...openOrderStatuses.map((status) => ({ ...of, status })), { ...of, day: today }]
  const totals = useQueries({ queries: filters.map((filter) => apiQuery(api, listOrders, filter, { enabled })) })
  const stats = useApiQuery(getReviewStats, undefined, { enabled })
  const reads = [...totals, stats]
  const [pending, confirmed, preparing, ready, taken] = totals.map(({ data }) => data?.total ?? null)
  const known = (count: number | null | undefined) => count ?? null
  const day = {
    orders: {
      PENDING: known(pending),
      CONFIRMED: known(confirmed),
      PREPARING: known(preparing),
      READY: known(ready),
    },
    ordersToday: known(taken),
    reservationsToday: null,
    pendingReservations: null,
    pendingEventRequests: null,
    pendingReviews: known(stats.data?.pending),
    oldReviews: known(stats.data?.oldPending),
    openNotices: null,
    waitingAccounts: null,
    messagesToHandOver: null,
    messagesGivenUp: null,
    messagesHeldUp: null,
    messagesHeldUpSince: null,
    openReports: null,
    oldReports: null,
  }
  return {
    day: reads.every(({ isPending }) => !isPending) ? day : null,
    failed: reads.every(({ isError }) => isError),
    retry: () => {
      for (const read of reads) void read.refetch()
    },
  }
}
