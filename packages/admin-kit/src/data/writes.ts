import type { QueryClient } from '@tanstack/react-query'
import { HttpError, type Identifier } from 'react-admin'
import type { Adapter, AnyRow } from './adapter.ts'
import { notOffered, translated } from './failures.ts'
import { writeEach } from './manyWrites.ts'
import { readAgainAfterWrite } from './queries.ts'

type Row = Readonly<Record<string, unknown>>
type Find = (resource: string) => Adapter<AnyRow>

const CONFLICT = 409
const NOT_FOUND = 404

const methodOf = { create: 'POST', update: 'PUT', delete: 'DELETE' } as const

/** The writing methods of the data provider. Each makes stale what it affects, whatever reads it. */
export function createWrites(find: Find, queryClient: QueryClient) {
  /** What writes one row of a resource; refuses where it has no call for it. */
  function writeOf<Name extends keyof typeof methodOf>(resource: string, name: Name) {
    const write = find(resource)[name]
    if (!write) throw notOffered(methodOf[name])
    return write
  }
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
      return { data: await written(resource, writeOf(resource, 'create')(data, options)) }
    },
    /** With `meta.readsAgain` the caller makes stale what it affects: once after many, or after what it shows at once. */
    update: async (
      resource: string,
      { id, data, previousData, meta }: { id: Identifier; data: Row; previousData: Row; meta?: { readsAgain?: true } },
    ) => {
      const work = writeOf(resource, 'update')(String(id), { data, previous: previousData })
      return { data: await written(resource, work, meta?.readsAgain ? () => {} : readAgain) }
    },
    /** Each of `meta.previousData`, the rows as they were shown, saves a read and is what a status is changed from. */
    updateMany: async (resource: string, params: { ids: Identifier[]; data: Row; meta?: { previousData?: Row[] } }) => {
      const shown = new Map(params.meta?.previousData?.map((row) => [row.id, row]))
      const change = async (id: Identifier) => {
        const previous = shown.get(id) ?? (await find(resource).getOne(String(id), {}))
        await writeOf(resource, 'update')(String(id), { data: params.data, previous })
      }
      return allWritten(resource, writeEach(params.ids, change))
    },
    delete: async (
      resource: string,
      { id, previousData, meta }: { id: Identifier; previousData?: Row; meta?: { reason?: string } },
    ) => {
      const previous = previousData ?? { id }
      await written(resource, writeOf(resource, 'delete')(String(id), { previous, reason: meta?.reason ?? '' }))
      return { data: previous }
    },
    deleteMany: (resource: string, { ids }: { ids: Identifier[] }) =>
      allWritten(
        resource,
        writeEach(ids, async (id) => writeOf(resource, 'delete')(String(id), { previous: { id }, reason: '' })),
      ),
  }
}
