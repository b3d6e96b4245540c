import { ApiError, type Client, type SendOptions, type Supports } from '@potager/domain/api'
import { type DataProvider, type GetListParams, HttpError, type Identifier } from 'react-admin'
import { dishesProvider, restaurantsProvider } from './catalogue.ts'
import { reasonOf } from './failureOf.ts'
import { ordersProvider } from './orders.ts'
import { PartMissing } from './readFailure.ts'
import type { ResourceProvider } from './resourceProvider.ts'

type AnyRow = { id: Identifier }

/** Converts a failed call to react-admin's HttpError: status, message and messages by field. */
function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = error.body.fields
  const known = Object.keys(errors).length > 0
  return new HttpError(reasonOf(error), error.status, known ? { errors } : null)
}

async function translated<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw toHttpError(error)
  }
}

function signalOf(params: { signal?: AbortSignal }): SendOptions {
  return params.signal ? { signal: params.signal } : {}
}

/** A page of a list, or the last one when the list is shorter: on an empty page react-admin would go to the first. */
async function lastPageAtMost<Row>({ getList }: ResourceProvider<Row>, params: GetListParams, options: SendOptions) {
  const answer = await getList(params, options)
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 }
  if (page === 1 || answer.data.length > 0 || answer.total === 0) return answer
  return getList({ ...params, pagination: { page: Math.ceil(answer.total / perPage), perPage } }, options)
}

const consoleLists = [
  'reservations',
  'event-requests',
  'diseases',
  'sessions',
  'reports',
  'reviews',
  'users',
  'audit',
] as const

/** A provider of a console list, loaded on first use. */
function fetched(api: Client, name: (typeof consoleLists)[number]): ResourceProvider<AnyRow> {
  let loading: Promise<ResourceProvider<AnyRow>> | undefined
  const load = () =>
    (loading ??= import('./consoleProviders.ts').then(
      (module) => module.consoleProviders(api)[name],
      (error: unknown) => {
        console.error(error)
        loading = undefined
        throw new PartMissing()
      },
    ))
  return {
    getList: async (params, options) => (await load()).getList(params, options),
    getOne: async (id, options) => (await load()).getOne(id, options),
    update: async (id, data) => {
      const { update } = await load()
      if (!update) throw new Error(`The contract has no call for update of ${name}`)
      return update(id, data)
    },
  }
}

/**
 * react-admin's data provider over the contract: the nine resources of the console, accounts and the audit trail. An
 * unsupported resource or method rejects with a clear message. Failures are HttpError with field messages in
 * `body.errors`.
 */
export function createDataProvider({ api, supports }: { api: Client; supports: Supports }): DataProvider {
  const resources: Readonly<Record<string, ResourceProvider<AnyRow>>> = {
    orders: ordersProvider(api, supports),
    dishes: dishesProvider(api),
    restaurants: restaurantsProvider(api, supports),
    ...Object.fromEntries(consoleLists.map((name) => [name, fetched(api, name)])),
  }
  const find = (resource: string): ResourceProvider<AnyRow> => {
    const provider = resources[resource]
    if (!provider) throw new Error(`No resource named ${resource}`)
    return provider
  }
  const missing =
    (method: string) =>
    async (resource: string): Promise<never> => {
      throw new Error(`The contract has no call for ${method} of ${resource}`)
    }

  // react-admin's methods are generic over the record; ours know its type only at run time.
  const provider = {
    supportAbortSignal: true,
    getList: (resource: string, params: GetListParams & { signal?: AbortSignal }) =>
      translated(lastPageAtMost(find(resource), params, signalOf(params))),
    getOne: async (resource: string, params: { id: Identifier; signal?: AbortSignal }) => ({
      data: await translated(find(resource).getOne(String(params.id), signalOf(params))),
    }),
    getMany: async (resource: string, params: { ids: Identifier[]; signal?: AbortSignal }) => ({
      data: await Promise.all(params.ids.map((id) => translated(find(resource).getOne(String(id), signalOf(params))))),
    }),
    create: async (resource: string, params: { data: unknown; meta?: { idempotencyKey?: string } }) => {
      const { create } = find(resource)
      if (!create) return missing('create')(resource)
      const key = params.meta?.idempotencyKey
      return { data: await translated(create(params.data, key ? { idempotencyKey: key } : {})) }
    },
    update: async (resource: string, params: { id: Identifier; data: Record<string, unknown> }) => {
      const { update } = find(resource)
      if (!update) return missing('update')(resource)
      return { data: await translated(update(String(params.id), params.data)) }
    },
    getManyReference: missing('getManyReference'),
    updateMany: missing('updateMany'),
    delete: missing('delete'),
    deleteMany: missing('deleteMany'),
  }
  return provider as DataProvider
}
