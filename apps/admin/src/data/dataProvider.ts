import { ApiError, type Client, type SendOptions } from '@potager/domain/api'
import { type DataProvider, type GetListParams, HttpError, type Identifier } from 'react-admin'
import type { Adapter, AdapterContext, Supports } from './adapter.ts'
import { reasonOf } from './failureOf.ts'
import { PartMissing } from './readFailure.ts'
import { dishesAdapter } from './resources/dishes.ts'
import { ordersAdapter } from './resources/orders.ts'
import { restaurantsAdapter } from './resources/restaurants.ts'

type AnyRow = { id: Identifier }
type Method = 'create' | 'update'

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
async function lastPageAtMost<Row>({ getList }: Adapter<Row>, params: GetListParams, options: SendOptions) {
  const answer = await getList(params, options)
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 }
  if (page === 1 || answer.data.length > 0 || answer.total === 0) return answer
  return getList({ ...params, pagination: { page: Math.ceil(answer.total / perPage), perPage } }, options)
}

/** Finds the adapter of a resource; those that only the console lists are loaded on first use. */
function adaptersOf(context: AdapterContext): (resource: string) => Promise<Adapter<AnyRow>> {
  const atOnce: Readonly<Record<string, Adapter<AnyRow>>> = {
    orders: ordersAdapter(context),
    dishes: dishesAdapter(context),
    restaurants: restaurantsAdapter(context),
  }
  let loading: Promise<Readonly<Record<string, Adapter<AnyRow>>>> | undefined
  const load = (): NonNullable<typeof loading> =>
    (loading ??= import('./consoleProviders.ts').then(
      (module) => module.consoleProviders(context),
      (error: unknown) => {
        console.error(error)
        loading = undefined
        throw new PartMissing()
      },
    ))
  return async (resource) => {
    const adapter = atOnce[resource] ?? (await load())[resource]
    if (!adapter) throw new Error(`No resource named ${resource}`)
    return adapter
  }
}

/** What the data provider is made of; `supports` says which calls the backend has. */
export type ProviderDependencies = { api: Client; supports: Supports }

/**
 * react-admin's data provider over the contract: the nine resources of the console, accounts and the audit trail. An
 * unsupported resource or method rejects with a clear message. Failures are HttpError with field messages in
 * `body.errors`.
 */
export function createDataProvider(dependencies: ProviderDependencies): DataProvider {
  const find = adaptersOf(dependencies)
  const methodOf = async <Name extends Method>(name: Name, resource: string) => {
    const method = (await find(resource))[name]
    if (!method) throw new Error(`The contract has no call for ${name} of ${resource}`)
    return method
  }
  const missing =
    (method: string) =>
    async (resource: string): Promise<never> => {
      throw new Error(`The contract has no call for ${method} of ${resource}`)
    }

  // react-admin's methods are generic over the record; ours know its type only at run time.
  const provider = {
    supportAbortSignal: true,
    getList: async (resource: string, params: GetListParams & { signal?: AbortSignal }) =>
      translated(lastPageAtMost(await find(resource), params, signalOf(params))),
    getOne: async (resource: string, params: { id: Identifier; signal?: AbortSignal }) => ({
      data: await translated((await find(resource)).getOne(String(params.id), signalOf(params))),
    }),
    getMany: async (resource: string, params: { ids: Identifier[]; signal?: AbortSignal }) => {
      const { getOne } = await find(resource)
      return { data: await Promise.all(params.ids.map((id) => translated(getOne(String(id), signalOf(params))))) }
    },
    create: async (resource: string, params: { data: unknown; meta?: { idempotencyKey?: string } }) => {
      const create = await methodOf('create', resource)
      const key = params.meta?.idempotencyKey
      return { data: await translated(create(params.data, key ? { idempotencyKey: key } : {})) }
    },
    update: async (
      resource: string,
      params: { id: Identifier; data: Record<string, unknown>; previousData: Record<string, unknown> },
    ) => {
      const update = await methodOf('update', resource)
      const change = { data: params.data, previous: params.previousData }
      return { data: await translated(update(String(params.id), change)) }
    },
    getManyReference: missing('getManyReference'),
    updateMany: missing('updateMany'),
    delete: missing('delete'),
    deleteMany: missing('deleteMany'),
  }
  return provider as DataProvider
}
