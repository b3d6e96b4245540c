import { refusalOf, useLoadedWrites, useProvider } from '@potager/admin-kit/data'
import type { RaRecord } from 'react-admin'

/** Writes a draft; a repeat under the same key is no second write. */
export type Write<Draft, Result> = (draft: Draft, idempotencyKey: string) => Promise<Result>

/** What a page of its own tells the data provider beside the change. */
type UpdateOptions = { readsAgain?: true }

async function refused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw refusalOf(error)
  }
}

/**
 * Writes the records of a resource through the data provider, for pages with hooks of their own: `previous` is the record
 * as it was shown. A failure is the call's own error.
 */
export function useRecords<Row extends RaRecord>(resource: string) {
  const dataProvider = useProvider()
  useLoadedWrites(resource)
  return {
    create: async (data: unknown, idempotencyKey: string): Promise<Row> => {
      const params = { data, meta: { idempotencyKey } }
      return (await refused(dataProvider.create<Row>(resource, params as never))).data
    },
    update: async (previous: RaRecord, data: object, meta: UpdateOptions = {}): Promise<Row> => {
      const params = { id: previous.id, data, previousData: previous as Row, meta }
      return (await refused(dataProvider.update<Row>(resource, params))).data
    },
    /** With the reason, where the resource's deletion is a cancellation. */
    remove: async (previous: RaRecord, reason = ''): Promise<void> => {
      const params = { id: previous.id, previousData: previous as Row, meta: { reason } }
      await refused(dataProvider.delete<Row>(resource, params))
    },
  }
}
