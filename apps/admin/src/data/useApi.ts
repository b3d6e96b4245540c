import type { ApiError, Call } from '@potager/domain/api'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../services.ts'
import { type ApiQueryOptions, apiQuery } from './apiQuery.ts'
import { readAgainAfterChange } from './queryKeys.ts'

/** Reads a call of the contract through the cache, at the call's own freshness; aborted when the screen leaves. */
export function useApiQuery<Input, Result>(
  call: Call<Input, Result>,
  input: Input,
  options: ApiQueryOptions = {},
): UseQueryResult<Result, ApiError> {
  return useQuery(apiQuery(api, call, input, options))
}

type MutationOptions<Input, Result> = {
  /** Key of the intention, for calls that create: the same one on every retry of the same draft. */
  idempotencyKey?: (input: Input) => string
  onSuccess?: (result: Result, input: Input) => void
  onError?: (error: ApiError, input: Input) => void
}

/** Writes through a call of the contract, never retried by itself; success makes every list of what it changes stale, and so does being too late. */
export function useApiMutation<Input, Result>(
  call: Call<Input, Result>,
  options: MutationOptions<Input, Result> = {},
): UseMutationResult<Result, ApiError, Input> {
  const queryClient = useQueryClient()
  const readAgain = () => readAgainAfterChange(queryClient, call.resource)
  return useMutation<Result, ApiError, Input>({
    mutationFn: (input) => {
      const idempotencyKey = options.idempotencyKey?.(input)
      return api.send(call, input, idempotencyKey ? { idempotencyKey } : {})
    },
    onSuccess: (result, input) => {
      readAgain()
      options.onSuccess?.(result, input)
    },
    onError: (error, input) => {
      // What is shown is not what is there any more.
      if (error.status === 409 || error.status === 404) readAgain()
      options.onError?.(error, input)
    },
  })
}
