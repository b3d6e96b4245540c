import type { QueryClient } from '@tanstack/react-query'
import { HttpError, type Identifier } from 'react-admin'
import type { Adapter, AnyRow } from './adapter.ts'
import { type FailedRow, notOffered, PartlyFailed, translated } from './failures.ts'
import { readAgainAfterWrite } from './queries.ts'

type Row = Readonly<Record<string, unknown>>
/** A write of several rows; in `meta` as they were shown, and why they are deleted. */
type Many = { ids: Identifier[]; meta?: { previousData?: readonly Row[]; reason?: string } }
type Find = (resource: string) => Promise<Adapter<AnyRow>>

const CONFLICT = 409
const NOT_FOUND = 404

const methodOf = { create: 'POST', update: 'PUT', delete: 'DELETE' } as const

/** An error that is a refusal. @throws any other */
function refusalIn(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  throw error
}

const shownIn = (meta: Many['meta']) => new Map(meta?.previousData?.map((row) => [row.id, row]))

/** What writes one row of a resource; refuses where it has no call for it. */
function writeOf<Name extends keyof typeof methodOf>(adapter: Adapter<AnyRow>, name: Name) {
  const write = adapter[name]
  if (!write) throw notOffered(methodOf[name])
  return write
}

/** The writing methods of the data provider. Each makes stale what it affects, whatever reads it. */
export function createWrites(find: Find, queryClient: QueryClient) {
  const readAgain = (resource: string) => readAgainAfterWrite(queryClient, resource)
  /** Runs a write; what is on screen is stale after it, and after a conflict or a missing record. */
  async function written<Result>(
    resource: string,
    write: (adapter: Adapter<AnyRow>) => Promise<Result>,
    again = readAgain,
  ): Promise<Result> {
    const adapter = await find(resource)
    try {
      const result = await translated(write(adapter))
      again(resource)
      return result
    } catch (error) {
      if (error instanceof HttpError && [CONFLICT, NOT_FOUND].includes(error.status)) again(resource)
      throw error
    }
  }
  /** Writes rows one after the other; a refusal does not stop the rest, a bug does. Rejects with {@link PartlyFailed}. */
  async function eachWritten(
    resource: string,
    ids: Identifier[],
    write: (adapter: Adapter<AnyRow>, id: Identifier) => Promise<unknown>,
  ): Promise<{ data: Identifier[] }> {
    const adapter = await find(resource)
    const failed: FailedRow[] = []
    const done: Identifier[] = []
    try {
      for (const id of new Set(ids)) {
        const refusal = await translated(write(adapter, id)).then(() => null, refusalIn)
        if (refusal) failed.push({ id, message: refusal.message })
        else done.push(id)
      }
    } finally {
      readAgain(resource)
    }
    if (failed.length > 0) throw new PartlyFailed(failed, done)
    return { data: done }
  }

  return {
    create: async (resource: string, { data, meta }: { data: unknown; meta?: { idempotencyKey?: string } }) => {
      const options = meta?.idempotencyKey ? { idempotencyKey: meta.idempotencyKey } : {}
      return { data: await written(resource, async (adapter) => writeOf(adapter, 'create')(data, options)) }
    },
    /** With `meta.readsAgain` the caller makes stale what it affects: once after many, or after what it shows at once. */
    update: async (
      resource: string,
      { id, data, previousData, meta }: { id: Identifier; data: Row; previousData: Row; meta?: { readsAgain?: true } },
    ) => {
      const change = { data, previous: previousData }
      const write = async (adapter: Adapter<AnyRow>) => writeOf(adapter, 'update')(String(id), change)
      return { data: await written(resource, write, meta?.readsAgain ? () => {} : readAgain) }
    },
    /** Each of `meta.previousData`, the rows as they were shown, saves a read and is what a status is changed from. */
    updateMany: async (resource: string, { ids, data, meta }: Many & { data: Row }) => {
      const shown = shownIn(meta)
      return eachWritten(resource, ids, async (adapter, id) => {
        const previous = shown.get(id) ?? (await adapter.getOne(String(id), {}))
        await writeOf(adapter, 'update')(String(id), { data, previous })
      })
    },
    delete: async (
      resource: string,
      { id, previousData, meta }: { id: Identifier; previousData?: Row; meta?: { reason?: string } },
    ) => {
      const previous = previousData ?? { id }
      const removal = { previous, reason: meta?.reason ?? '' }
      await written(resource, async (adapter) => writeOf(adapter, 'delete')(String(id), removal))
      return { data: previous }
    },
    deleteMany: (resource: string, { ids, meta }: Many) => {
      const shown = shownIn(meta)
      return eachWritten(resource, ids, async (adapter, id) =>
        writeOf(adapter, 'delete')(String(id), { previous: shown.get(id) ?? { id }, reason: meta?.reason ?? '' }),
      )
    },
  }
}
