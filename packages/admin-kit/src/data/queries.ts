import {
  type ApiError,
  type Call,
  type Client,
  type ReadProgress,
  type Resource,
  staleAfter,
} from '@potager/domain/api'
import { keepPreviousData, QueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from './failures.ts'

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

/** Query key of a call with its input: `[resource, call, input]`. react-admin's keys begin with the resource too. */
export function keyOf<Input, Result>(call: Call<Input, Result>, input: Input) {
  return [call.resource, call.name, input] as const
}

/** A list being read page by page; `stop` ends it with what was read so far. */
export type Reading = ReadProgress & { stop: () => void }

/** Query key of how far a resource's list is being read: a `Reading`, or null while none takes more than one page. */
export const readingKey = (resource: string) => ['reading', resource] as const

/** Invalidates what a write of a record affects, the trail of changes too. */
export function readAgainAfterWrite(queryClient: QueryClient, resource: string): void {
  // What is no resource of a call makes nothing else stale.
  for (const stale of [resource, 'audit'] as Resource[]) readAgainAfterChange(queryClient, stale)
}

/** Invalidates what a change of a resource affects; queries on screen refetch at once. */
export function readAgainAfterChange(queryClient: QueryClient, resource: Resource): void {
  for (const stale of staleAfter(resource)) void queryClient.invalidateQueries({ queryKey: [stale] })
}

export type ApiQueryOptions = {
  enabled?: boolean
  /** True shows the previous answer while the input changes (paging, filters). */
  keepPrevious?: boolean
}

type Key<Input, Result> = ReturnType<typeof keyOf<Input, Result>>

/** Query options for a call of the contract: its key, its freshness, aborted when unused. */
export function apiQuery<Input, Result>(
  api: Client,
  call: Call<Input, Result>,
  input: Input,
  { enabled = true, keepPrevious = false }: ApiQueryOptions = {},
): UseQueryOptions<Result, ApiError, Result, Key<Input, Result>> {
  return {
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => api.send(call, input, { signal }),
    enabled,
    ...call.freshness,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  }
}
