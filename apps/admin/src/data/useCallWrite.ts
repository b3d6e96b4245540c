import { apiErrorOf, readAgainAfterChange } from '@potager/admin-kit/data'
import type { Call } from '@potager/domain/api'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../services.ts'

/** Writes by a call, for what is no record of the data provider. */
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
