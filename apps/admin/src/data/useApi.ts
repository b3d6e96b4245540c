import { type ApiQueryOptions, apiQuery, readAgainAfterChange } from '@potager/admin-kit/data'
import type { ApiError, Call } from '@potager/domain/api'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../services.ts'

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

/**
 * Writes through a call of the contract, without automatic retries. Success, and a conflict or missing record,
 * invalidate what the call affects.
 */
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
      // The data on screen is stale.
      if (error.status === 409 || error.status === 404) readAgain()
      options.onError?.(error, input)
    },
  })
}
