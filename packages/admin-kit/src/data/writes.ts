import type { SendOptions } from '@potager/domain/api'
import type { QueryClient } from '@tanstack/react-query'
import { HttpError, type Identifier } from 'react-admin'
import type { Adapter, AnyRow, Change, Removal } from './adapter.ts'
import { notOffered, translated } from './failures.ts'
import { writeEach } from './manyWrites.ts'
import { readAgainAfterWrite } from './queries.ts'

type Row = Readonly<Record<string, unknown>>
type Find = (resource: string) => Adapter<AnyRow>

const CONFLICT = 409
const NOT_FOUND = 404

/** The writes of one row, each refused where the resource has no call for it. */
function writesOfOne(find: Find) {
  return {
    create: async (resource: string, draft: unknown, options: SendOptions) => {
      const { create } = find(resource)
      if (!create) throw notOffered('POST')
      return create(draft, options)
    },
    update: async (resource: string, id: Identifier, change: Change) => {
      const { update } = find(resource)
      if (!update) throw notOffered('PUT')
      return update(String(id), change)
    },
    remove: async (resource: string, id: Identifier, removal: Removal) => {
      const adapter = find(resource)
      if (!adapter.delete) throw notOffered('DELETE')
      await adapter.delete(String(id), removal)
    },
  }
}

/** The writing methods of the data provider. Each makes stale what it affects, whatever reads it. */
export function createWrites(find: Find, queryClient: QueryClient) {
  const one = writesOfOne(find)
  const readAgain = (resource: string) => readAgainAfterWrite(queryClient, resource)
  /** Runs a write; what is on screen is stale after it, and after a conflict or a missing record. */
  async function written<Result>(resource: string, work: Promise<Result>, again = readAgain): Promise<Result> {
    try {
      const result = await translated(work)
      again(resource)
      return result
    } catch (error) {
      if (error instanceof HttpError && [CONFLICT, NOT_FOUND].includes(error.status)) again(resource)
      throw error
    }
  }
  /** Runs a write of many: some may be done although it rejects. */
  async function allWritten(resource: string, work: Promise<Identifier[]>): Promise<{ data: Identifier[] }> {
    try {
      return { data: await work }
    } finally {
      readAgain(resource)
    }
  }

  return {
    create: async (resource: string, { data, meta }: { data: unknown; meta?: { idempotencyKey?: string } }) => {
      const options = meta?.idempotencyKey ? { idempotencyKey: meta.idempotencyKey } : {}
      return { data: await written(resource, one.create(resource, data, options)) }
    },
    /** With `meta.readsAgain` the caller makes stale what it affects: once after many, or after what it shows at once. */
    update: async (
      resource: string,
      { id, data, previousData, meta }: { id: Identifier; data: Row; previousData: Row; meta?: { readsAgain?: true } },
    ) => {
      const work = one.update(resource, id, { data, previous: previousData })
      return { data: await written(resource, work, meta?.readsAgain ? () => {} : readAgain) }
    },
    /** Each of `meta.previousData`, the rows as they were shown, saves a read and is what a status is changed from. */
    updateMany: async (resource: string, params: { ids: Identifier[]; data: Row; meta?: { previousData?: Row[] } }) => {
      const shown = new Map(params.meta?.previousData?.map((row) => [row.id, row]))
      const change = async (id: Identifier) => {
        const previous = shown.get(id) ?? (await find(resource).getOne(String(id), {}))
        await one.update(resource, id, { data: params.data, previous })
      }
      return allWritten(resource, writeEach(params.ids, change))
    },
    delete: async (
      resource: string,
      { id, previousData, meta }: { id: Identifier; previousData?: Row; meta?: { reason?: string } },
    ) => {
      const previous = previousData ?? { id }
      await written(resource, one.remove(resource, id, { previous, reason: meta?.reason ?? '' }))
      return { data: previous }
    },
    deleteMany: (resource: string, { ids }: { ids: Identifier[] }) =>
      allWritten(
        resource,
        writeEach(ids, (id) => one.remove(resource, id, { previous: { id }, reason: '' })),
      ),
  }
}
