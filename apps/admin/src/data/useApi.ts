import type { ApiError, Call } from '@potager/domain/api'
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../services.ts'
import { freshnessOf } from './freshness.ts'
import { keyOf, resourceOf } from './queryKeys.ts'

type QueryOptions = {
  /** False keeps the call back until something is known. */
  enabled?: boolean
  /** True shows the previous answer while the input changes (paging, filters). */
  keepPrevious?: boolean
}

/** Reads a call of the contract through the cache, at the freshness of SPEC §7; aborted when the screen leaves. */
export function useApiQuery<Input, Result>(
  call: Call<Input, Result>,
  input: Input,
  { enabled = true, keepPrevious = false }: QueryOptions = {},
): UseQueryResult<Result, ApiError> {
  return useQuery<Result, ApiError, Result, ReturnType<typeof keyOf<Input, Result>>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => api.send(call, input, { signal }),
    enabled,
    ...freshnessOf(call.name),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

type MutationOptions<Input, Result> = {
  /** Key of the intention, for calls that create: the same one on every retry of the same draft. */
  idempotencyKey?: (input: Input) => string
  onSuccess?: (result: Result, input: Input) => void
  onError?: (error: ApiError, input: Input) => void
}

/** Writes through a call of the contract, never retried by itself; success makes every list of its resource stale. */
export function useApiMutation<Input, Result>(
  call: Call<Input, Result>,
  options: MutationOptions<Input, Result> = {},
): UseMutationResult<Result, ApiError, Input> {
  const queryClient = useQueryClient()
  return useMutation<Result, ApiError, Input>({
    mutationFn: (input) => {
      const idempotencyKey = options.idempotencyKey?.(input)
      return api.send(call, input, idempotencyKey ? { idempotencyKey } : {})
    },
    onSuccess: (result, input) => {
      void queryClient.invalidateQueries({ queryKey: [resourceOf(call.name)] })
      options.onSuccess?.(result, input)
    },
    onError: (error, input) => options.onError?.(error, input),
  })
}
