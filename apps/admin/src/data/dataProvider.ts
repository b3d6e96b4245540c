import { ApiError, type Client, type Resource, type SendOptions, type Supports } from '@potager/domain/api'
import type { QueryClient } from '@tanstack/react-query'
import {
  type DataProvider,
  type GetListParams,
  type GetManyReferenceParams,
  HttpError,
  type Identifier,
} from 'react-admin'
import type { Adapter, Change, Coverage } from './adapter.ts'
import { type AnyRow, adaptersOf } from './adapters.ts'
import { reasonOf } from './failureOf.ts'
import { fewAtATime } from './fewAtATime.ts'
import { isGone } from './gone.ts'
import { createListReads } from './listReads.ts'
import { writeEach } from './manyWrites.ts'
import { notOffered, offered } from './notOffered.ts'
import { readAgainAfterChange } from './queryKeys.ts'
import { createReadingProgress, type ReadingProgress } from './readingProgress.ts'

type Signalled = { signal?: AbortSignal }
type Row = Readonly<Record<string, unknown>>

/** Converts a failed call to react-admin's HttpError: status, message, messages by field, and the call's own error as cause. */
function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = error.body.fields
  const known = Object.keys(errors).length > 0
  return Object.assign(new HttpError(reasonOf(error), error.status, known ? { errors } : null), { cause: error })
}

async function translated<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw toHttpError(error)
  }
}

function signalOf({ signal }: Signalled): SendOptions {
  return signal ? { signal } : {}
}

/** A page of a list, or the last one when the list is shorter: on an empty page react-admin would go to the first. */
async function lastPageAtMost<Any>({ getList }: Adapter<Any>, params: GetListParams, options: SendOptions) {
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
  /** Told of the lists that are read to their end. */
  progress?: ReadingProgress
}

/**
 * react-admin's data provider over the contract: the nine resources of the console, rooms, accounts and the audit trail.
 * A list's `meta` has its {@link Coverage}. Failures are HttpError with field messages in `body.errors`; a method or a change without a call is a 405. A write
 * makes stale what it affects, whatever reads it.
 */
export function createDataProvider({
  api,
  supports,
  queryClient,
  progress = createReadingProgress(),
}: ProviderDependencies): DataProvider {
  const client = offered(api, supports)
  const find = adaptersOf({
    api: client,
    supports,
    reads: createListReads({ api: client, queryClient, progress }),
  })

  const readAgain = (resource: string) => {
    for (const stale of [resource, 'audit'] as Resource[]) readAgainAfterChange(queryClient, stale)
  }
  /** Runs a write; what is on screen is stale after it, and after a conflict or a missing record. */
  async function written<Result>(resource: string, work: Promise<Result>): Promise<Result> {
    try {
      const result = await translated(work)
      readAgain(resource)
      return result
    } catch (error) {
      if (error instanceof HttpError && (error.status === 409 || error.status === 404)) readAgain(resource)
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

  async function getOne(resource: string, id: Identifier, options: SendOptions): Promise<AnyRow> {
    const adapter = await find(resource)
    return translated(adapter.getOne(String(id), options))
  }
  async function update(resource: string, id: Identifier, change: Change): Promise<AnyRow> {
    const adapter = await find(resource)
    if (!adapter.update) throw notOffered('PUT')
    return adapter.update(String(id), change)
  }
  async function remove(resource: string, id: Identifier): Promise<void> {
    const adapter = await find(resource)
    if (!adapter.delete) throw notOffered('DELETE')
    await adapter.delete(String(id))
  }
  async function create(resource: string, draft: unknown, options: SendOptions): Promise<AnyRow> {
    const adapter = await find(resource)
    if (!adapter.create) throw notOffered('POST')
    return adapter.create(draft, options)
  }

  // react-admin's methods are generic over the record; ours know its type only at run time.
  const provider = {
    supportAbortSignal: true,
    getList: async (resource: string, params: GetListParams & Signalled) =>
      translated(lastPageAtMost(await find(resource), params, signalOf(params))),
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
      const adapter = await find(resource)
      if (!adapter.references?.includes(target)) throw notOffered('GET')
      const filter = { ...(params.filter as Row), [target]: id }
      return translated(lastPageAtMost(adapter, { ...params, filter }, signalOf(params)))
    },
    create: async (resource: string, { data, meta }: { data: unknown; meta?: { idempotencyKey?: string } }) => {
      const options = meta?.idempotencyKey ? { idempotencyKey: meta.idempotencyKey } : {}
      return { data: await written(resource, create(resource, data, options)) }
    },
    update: async (resource: string, { id, data, previousData }: { id: Identifier; data: Row; previousData: Row }) => ({
      data: await written(resource, update(resource, id, { data, previous: previousData })),
    }),
    /** Each of `meta.previousData`, the rows as they were shown, saves a read and is what a status is changed from. */
    updateMany: async (resource: string, params: { ids: Identifier[]; data: Row; meta?: { previousData?: Row[] } }) => {
      const shown = new Map(params.meta?.previousData?.map((row) => [row.id, row]))
      const change = async (id: Identifier) => {
        const previous = shown.get(id) ?? (await getOne(resource, id, {}))
        await update(resource, id, { data: params.data, previous })
      }
      return allWritten(resource, writeEach(params.ids, change))
    },
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: Row }) => {
      await written(resource, remove(resource, id))
      return { data: previousData ?? { id } }
    },
    deleteMany: (resource: string, { ids }: { ids: Identifier[] }) =>
      allWritten(
        resource,
        writeEach(ids, (id) => remove(resource, id)),
      ),
  }
  return provider as unknown as DataProvider
}
