import type { ApiError, Call, Client } from '@potager/domain/api'
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query'
import { keyOf } from './queryKeys.ts'

/** When a call is made, and what shows meanwhile. */
export type ApiQueryOptions = {
  /** False defers the call. */
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
