import { QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from './retry.ts'

const CACHE_LIFETIME_MS = 5 * 60_000

/**
 * The query cache: reads retry, writes never do. Requests are made even when the browser reports being offline, so that
 * a failure shows instead of a silent wait or a write sent minutes later.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: CACHE_LIFETIME_MS,
        retry: shouldRetry,
        retryDelay,
        networkMode: 'always',
        // Off by default with `networkMode: 'always'`.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
