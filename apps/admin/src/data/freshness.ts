import { ApiError } from '@potager/domain/api'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * How long an answer stays fresh and how often it is asked for again; times in milliseconds. What is stale is also asked for
 * when the window gets the focus back, unless told otherwise.
 */
export type Freshness = { staleTime: number; refetchInterval?: number; refetchOnWindowFocus?: false }

/** The table « Freshness and polling » of SPEC §7, by name of call. */
const table: Readonly<Record<string, Freshness>> = {
  listOrders: { staleTime: 30 * SECOND, refetchInterval: 60 * SECOND },
  getOrder: { staleTime: 30 * SECOND, refetchInterval: 60 * SECOND },
  listDishes: { staleTime: 5 * MINUTE },
  getDish: { staleTime: 5 * MINUTE },
  listCustomers: { staleTime: 2 * MINUTE },
  searchCustomers: { staleTime: MINUTE },
  listRestaurantReservations: { staleTime: 30 * SECOND, refetchInterval: 60 * SECOND },
  getRestaurantAvailability: { staleTime: 60 * SECOND, refetchInterval: 120 * SECOND },
  listEventRequests: { staleTime: 30 * SECOND, refetchOnWindowFocus: false },
  listPendingReviews: { staleTime: 10 * SECOND, refetchInterval: 30 * SECOND },
  getDay: { staleTime: 30 * SECOND, refetchInterval: 60 * SECOND },
  getReviewStats: { staleTime: 30 * SECOND, refetchInterval: 60 * SECOND },
  listMeetingRooms: { staleTime: 5 * MINUTE },
  listAvailableRooms: { staleTime: MINUTE },
  getChatSessionStats: { staleTime: 0, refetchInterval: 30 * SECOND },
  getPopularSymptoms: { staleTime: 10 * MINUTE },
  getPopularRaces: { staleTime: 10 * MINUTE },
  getAccuracy: { staleTime: 5 * MINUTE },
}

/** Freshness of a call; what the specification does not list is asked for whenever a screen opens. */
export function freshnessOf(callName: string): Freshness {
  return table[callName] ?? { staleTime: 0 }
}

/** Unused answers are forgotten after 5 min (SPEC §9). */
export const CACHE_LIFETIME = 5 * MINUTE

const RETRIES = 3

/** Reads are retried up to three times, and only when a retry can help: no answer, too late, or a 5xx (AMB-58). */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false
  if (error instanceof ApiError) {
    return error.failure === 'network' || error.failure === 'timeout' || error.status >= 500
  }
  return hasServerErrorStatus(error)
}

/** Waits 1, 2, 4 … seconds, never more than 30 (SPEC §9). */
export function retryDelay(failures: number): number {
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}

// react-admin's HttpError, read by its shape: status 0 is a call that got no answer.
function hasServerErrorStatus(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return false
  return error.status === 0 || error.status >= 500
}
