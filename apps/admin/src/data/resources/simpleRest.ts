import { type Client, call, type Method } from '@potager/domain/api'
import simpleRest from 'ra-data-simple-rest'
import type { Adapter } from '../adapter.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

type RequestParts = { method?: string | undefined; body?: unknown; signal?: AbortSignal | null | undefined }

/**
 * Carries the requests of ra-data-simple-rest over our client and its session. No Range header: it would disable
 * compression.
 */
function httpClient(api: Client, resource: 'users' | 'audit') {
  return async (url: string, options: RequestParts = {}) => {
    const [path = '', search = ''] = url.split('?')
    const request = call({
      name: 'simpleRest',
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
export function simpleRestAdapter<Row>(api: Client, resource: 'users' | 'audit', read: (row: unknown) => Row) {
  const rest = simpleRest('', httpClient(api, resource))
  return {
    getList: async (params, options) => {
      const { data, total = 0 } = await rest.getList(resource, { ...params, ...options })
      return { data: data.map(read), total }
    },
    getOne: async (id, options) => read((await rest.getOne(resource, { id, ...options })).data),
    update: async (id, { data }) => read((await rest.update(resource, { id, data, previousData: { id } })).data),
  } satisfies Adapter<Row>
}
