import { call, type Method, type Supports } from '@potager/domain/api'
import simpleRest from 'ra-data-simple-rest'
import type { Adapter, AdapterContext } from '../adapter.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

type AnyCall = Parameters<Supports>[0]
/** The contract's calls behind the requests of a resource. */
type RestCalls = { list: AnyCall; one: AnyCall; change?: AnyCall }

type RequestParts = { method?: string | undefined; body?: unknown; signal?: AbortSignal | null | undefined }

/**
 * Carries the requests of ra-data-simple-rest over our client and its session. No Range header: it would disable
 * compression.
 */
function httpClient(api: AdapterContext['api'], resource: 'users' | 'audit', calls: RestCalls) {
  const callOf = (method: string | undefined, path: string): AnyCall => {
    if (method === 'PUT') return calls.change ?? calls.one
    return path === `/${resource}` ? calls.list : calls.one
  }
  return async (url: string, options: RequestParts = {}) => {
    const [path = '', search = ''] = url.split('?')
    const request = call({
      name: callOf(options.method, path).name,
      resource,
      method: methods.find((method) => method === options.method) ?? 'GET',
      path,
      access: 'admin',
      extension: true,
      request: () => ({
        query: Object.fromEntries(new URLSearchParams(search)),
        ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) as unknown } : {}),
      }),
      response: (body) => body,
    })
    let headers = new Headers()
    const json = await api.send(request, undefined, {
      ...(options.signal ? { signal: options.signal } : {}),
      onHeaders: (received) => {
        headers = received
      },
    })
    return { status: 200, headers, body: '', json }
  }
}

/** A resource of the simple-REST dialect: list, read, change. */
export function simpleRestAdapter<Row>(
  { api }: AdapterContext,
  resource: 'users' | 'audit',
  { read, ...calls }: RestCalls & { read: (row: unknown) => Row },
) {
  const rest = simpleRest('', httpClient(api, resource, calls))
  return {
    getList: async (params, options) => {
      const { data, total = 0 } = await rest.getList(resource, { ...params, ...options })
      return { data: data.map(read), total }
    },
    getOne: async (id, options) => read((await rest.getOne(resource, { id, ...options })).data),
    update: async (id, { data }) => read((await rest.update(resource, { id, data, previousData: { id } })).data),
  } satisfies Adapter<Row>
}
