import type { ApiError, Call, Client } from '@potager/domain/api'
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query'
import { keyOf } from './queryKeys.ts'

/** When a call is read, and what shows meanwhile. */
export type ApiQueryOptions = {
  /** False keeps the call back until something is known. */
  enabled?: boolean
  /** True shows the previous answer while the input changes (paging, filters). */
  keepPrevious?: boolean
}

type Key<Input, Result> = ReturnType<typeof keyOf<Input, Result>>

/** How the cache reads a call of the contract: its key, its own freshness, aborted when nobody waits any more. */
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
