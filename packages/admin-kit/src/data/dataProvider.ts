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
import { isGone, notOffered, offered, PartMissing, translated } from './failures.ts'
import type { Page, Source } from './otherPages.ts'
import type { createWrites } from './writes.ts'

/** No backend has pages of fewer rows. */
const FEWEST = 5

/**
 * A client whose pages have the size asked for, whatever size the backend gives: fewer rows, more, all of them, or a 400 for a
 * large page. The size that the pages of a call turned out to have is remembered.
 */
export function askedPages<Api extends Pick<Client, 'send'>>(api: Api): Api {
  const sizes: Record<string, Source['known']> = {}
  const send: Client['send'] = async (call, input, options) => {
    const { page, size } = call.request(input).query ?? {}
    if (typeof page !== 'number' || typeof size !== 'number') return api.send(call, input, options)
    const source = {
      ask: (at: number, rows: number) => api.send(call, Object.assign({}, input, { page: at, size: rows }), options),
      get: (at: number, rows: number) => pageOf(source, at, rows),
      known: (sizes[call.name] ??= {}),
    } as unknown as Source
    return source.get(page, size) as unknown as ReturnType<typeof call.response>
  }
  return { ...api, send }
}

/** A page of the size asked for. What makes one of pages of another size is loaded when it is needed. */
async function pageOf(source: Source, page: number, size: number): Promise<Page> {
  const { size: known } = source.known
  let asked: Promise<Page> | undefined
  if (known === undefined || size <= known) {
    asked = source.ask(page, size)
    const answer = await asked.catch((error: { status?: number }) => {
      if (error.status !== 400) throw error
    })
    // Where nothing says otherwise, a few rows are no page of another size, whatever the totals say.
    const few = answer?.items.length && answer.items.length < FEWEST && known === undefined
    if (answer && (few || fits(answer, page, size, known))) return answer
  }
  const { otherwise } = await import('./otherPages.ts').catch(() => {
    throw new PartMissing()
  })
  return otherwise(source, page, size, asked)
}

/**
 * Whether a page is of the size asked for: the first shows it by its rows, another one by the count of pages as well. As
 * many rows as the last page of the known size shows nothing.
 */
function fits({ items: { length }, total, totalPages }: Page, page: number, size: number, known = size): boolean {
  if (length !== Math.max(0, Math.min(size, total - page * size))) return false
  if (page && length && known !== size && length === total - page * known) return false
  return !page || !length || totalPages === Math.ceil(total / size)
}

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
