import { QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from './retry.ts'

/** Unused answers are forgotten after 5 min. */
const CACHE_LIFETIME_MS = 5 * 60_000

/**
 * The cache of everything read from the server: reads retry, writes never do. Calls are made even when the
 * browser believes to be offline, so that a failure shows instead of a silent wait or a write sent minutes later.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: CACHE_LIFETIME_MS,
        retry: shouldRetry,
        retryDelay,
        networkMode: 'always',
        // Off by default where calls are made offline too.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
