import {
  type ApiQueryOptions,
  apiErrorOf,
  apiQuery,
  failureOf,
  keyOf,
  type RowsRead,
  readAgainAfterChange,
  readPages,
} from '@potager/admin-kit/data'
import type { ApiError, Call } from '@potager/domain/api'
import type { Paged } from '@potager/domain/wire'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../services.ts'

/** A query as list views take it: rows (null while loading), failure message and retry. */
export function listOf<T>(query: UseQueryResult<T[], Error>) {
  return {
    items: query.data ?? null,
    failure: failureOf(query.error) ?? undefined,
    onRetry: () => void query.refetch(),
  }
}

/** Reads a call of the contract through the cache, with the call's own freshness; aborted on unmount. */
export function useApiQuery<Input, Result>(
  call: Call<Input, Result>,
  input: Input,
  options: ApiQueryOptions = {},
): UseQueryResult<Result, ApiError> {
  return useQuery(apiQuery(api, call, input, options))
}

type MutationOptions<Input, Result> = {
  /** Idempotency key for creations: the same for every retry of the same draft. */
  idempotencyKey?: (input: Input) => string
  onSuccess?: (result: Result, input: Input) => void
  onError?: (error: ApiError, input: Input) => void
}

/** Writes through a call of the contract. Success, and a conflict or missing record, invalidate what the call affects. */
export function useCallWrite<Draft, Result>(call: Call<Draft, Result>) {
  const queryClient = useQueryClient()
  return async (draft: Draft, idempotencyKey?: string): Promise<Result> => {
    try {
      const result = await api.send(call, draft, idempotencyKey ? { idempotencyKey } : {})
      readAgainAfterChange(queryClient, call.resource)
      return result
    } catch (error) {
      const { status } = apiErrorOf(error) ?? {}
      // The data on screen is stale.
      if (status === 409 || status === 404) readAgainAfterChange(queryClient, call.resource)
      throw error
    }
  }
}

/** The same as a mutation of react-query, without automatic retries. */
export function useApiMutation<Input, Result>(
  call: Call<Input, Result>,
  { idempotencyKey, onSuccess, onError }: MutationOptions<Input, Result> = {},
): UseMutationResult<Result, ApiError, Input> {
  const write = useCallWrite(call)
  return useMutation<Result, ApiError, Input>({
    mutationFn: (input) => write(input, idempotencyKey?.(input)),
    onSuccess: (result, input) => onSuccess?.(result, input),
    onError: (error, input) => onError?.(error, input),
  })
}

const SIZE = 100
/** Page limit: 2,000 rows, more than a person filters by eye. */
const MOST_PAGES = 20

/** Reads a paged list to its end, at most 2,000 rows, so that client-side filters see all of it. */
export function useWholeList<Row extends { id: string }>(
  call: Call<{ page: number; size?: number; resolved?: boolean }, Paged<Row>>,
  { enabled, resolved }: { enabled: boolean; resolved?: boolean },
): UseQueryResult<RowsRead<Row>, ApiError> {
  const asked = resolved === undefined ? { size: SIZE } : { size: SIZE, resolved }
  return useQuery<RowsRead<Row>, ApiError>({
    queryKey: [...keyOf(call, { ...asked, page: 0 }), 'whole'],
    queryFn: ({ signal }) =>
      readPages<Row>((page) => api.send(call, { ...asked, page }, { signal }), { signal, mostPages: MOST_PAGES }),
    enabled,
    ...call.freshness,
  })
}
