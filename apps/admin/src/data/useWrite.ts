import type { Call } from '@potager/domain/api'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'react-admin'
import { api } from '../services.ts'
import { apiErrorOf } from './apiErrorOf.ts'
import { readAgainAfterChange } from './queryKeys.ts'

/** Writes a draft; a repeat under the same key is no second write. */
export type Write<Draft, Result> = (draft: Draft, idempotencyKey: string) => Promise<Result>

/** Creates a record of a resource through the data provider. */
export function useCreateRecord<Draft, Result extends RaRecord = RaRecord>(resource: string): Write<Draft, Result> {
  const dataProvider = useDataProvider()
  return async (data, idempotencyKey) => {
    const { data: created } = await dataProvider.create<Result>(resource, { data, meta: { idempotencyKey } } as never)
    return created
  }
}

/** Changes a record through the data provider, from the version that was read. */
export function useUpdateRecord<Draft extends object, Row extends RaRecord>(
  resource: string,
  previousData: Row,
): Write<Draft, Row> {
  const dataProvider = useDataProvider()
  return async (data) => {
    const { data: updated } = await dataProvider.update<Row>(resource, { id: previousData.id, data, previousData })
    return updated
  }
}

/** Writes by a call, for what is no record of the data provider. */
export function useCallWrite<Draft, Result>(call: Call<Draft, Result>): Write<Draft, Result> {
  const queryClient = useQueryClient()
  return async (draft, idempotencyKey) => {
    try {
      const result = await api.send(call, draft, { idempotencyKey })
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
