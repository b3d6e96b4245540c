import type { Client, SendOptions, Supports } from '@potager/domain/api'
import type { QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import {
  type DataProvider,
  DataProviderContext,
  type GetListParams,
  type GetManyReferenceParams,
  type Identifier,
} from 'react-admin'
import type { AnyRow, Coverage, ReadAdapter } from './adapter.ts'
import { adaptersOf } from './adapters.ts'
import { askedPages } from './askedPages.ts'
import { isGone, notOffered, offered, translated } from './failures.ts'
import type { createWrites } from './writes.ts'

/** Concurrent requests: all at once, a large selection would be rate-limited. */
const AT_ONCE = 3

/**
 * Maps items through an async function, three at a time; results keep the order. Rejects on the first failure and
 * starts no more.
 */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = turns(items)
  async function take() {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  return results
}

/** Each item once, to whoever asks next; a loop that is left by an error ends it for the others. */
function* turns<Item>(items: readonly Item[]) {
  yield* items.entries()
}

type Signalled = { signal?: AbortSignal }
type Row = Readonly<Record<string, unknown>>
type Writes = ReturnType<typeof createWrites>

function signalOf({ signal }: Signalled): SendOptions {
  return signal ? { signal } : {}
}

/** A page of a list, or the last one when the list is shorter: on an empty page react-admin would go to the first. */
async function lastPageAtMost<Any>({ getList }: ReadAdapter<Any>, params: GetListParams, options: SendOptions) {
  const answer = await getList(params, options)
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 }
  const ended = page > 1 && answer.data.length === 0 && answer.total > 0
  const last = { ...params, pagination: { page: Math.ceil(answer.total / perPage), perPage } }
  const shown = ended ? await getList(last, options) : answer
  return { ...shown, meta: shown.meta ?? ({ covered: 'all', total: shown.total } satisfies Coverage) }
}

/** What the data provider is made of; `supports` says which calls the backend has. */
export type ProviderDependencies = {
  api: Client
  supports: Supports
  queryClient: QueryClient
}

export type ConsoleDataProvider = DataProvider & {
  /** Loads the code that writes a resource, which a write loads itself otherwise; rejects with PartMissing. */
  loadWrites: (resource: string) => Promise<void>
}

/**
 * react-admin's data provider over the contract: the resources of the console, rooms and exceptional hours.
 * A list's `meta` has its {@link Coverage}. Failures are HttpError with field messages in `body.errors`; a method or a
 * change without a call is a 405. A write makes stale what it affects, whatever reads it.
 */
export function createDataProvider({ api, supports, queryClient }: ProviderDependencies): ConsoleDataProvider {
  const calls = { api: offered(askedPages(api), supports), supports }
  const { adapterOf, writes, loadWrites } = adaptersOf(calls, queryClient)

  async function getOne(resource: string, id: Identifier, options: SendOptions): Promise<AnyRow> {
    const adapter = await adapterOf(resource)
    return translated(adapter.getOne(String(id), options))
  }

  // react-admin's methods are generic over the record; ours know its type only at run time.
  const provider = {
    supportAbortSignal: true,
    getList: async (resource: string, params: GetListParams & Signalled) =>
      translated(lastPageAtMost(await adapterOf(resource), params, signalOf(params))),
    getOne: async (resource: string, params: { id: Identifier } & Signalled) => ({
      data: await getOne(resource, params.id, signalOf(params)),
    }),
    /** The records that are there: those deleted or hidden meanwhile are left out. */
    getMany: async (resource: string, params: { ids: Identifier[] } & Signalled) => {
      const found = await fewAtATime([...new Set(params.ids)], async (id) => {
        try {
          return [await getOne(resource, id, signalOf(params))]
        } catch (error) {
          if (isGone(error)) return []
          throw error
        }
      })
      return { data: found.flat() }
    },
    getManyReference: async (resource: string, { target, id, ...params }: GetManyReferenceParams) => {
      const adapter = await adapterOf(resource)
      if (!adapter.references?.includes(target)) throw notOffered('GET')
      const filter = { ...(params.filter as Row), [target]: id }
      return translated(lastPageAtMost(adapter, { ...params, filter }, signalOf(params)))
    },
    create: async (...asked: Parameters<Writes['create']>) => (await writes()).create(...asked),
    update: async (...asked: Parameters<Writes['update']>) => (await writes()).update(...asked),
    updateMany: async (...asked: Parameters<Writes['updateMany']>) => (await writes()).updateMany(...asked),
    delete: async (...asked: Parameters<Writes['delete']>) => (await writes()).delete(...asked),
    deleteMany: async (...asked: Parameters<Writes['deleteMany']>) => (await writes()).deleteMany(...asked),
    loadWrites,
  }
  return provider as unknown as ConsoleDataProvider
}

/**
 * The data provider itself. Not by react-admin's useDataProvider: it answers a write that ended the session as if it had
 * succeeded, and the page would forget what was typed.
 */
export function useProvider(): DataProvider {
  const dataProvider = use(DataProviderContext)
  if (!dataProvider) throw new Error('No data provider around this page')
  return dataProvider
}
