import { type Client, call, type Method } from '@potager/domain/api'
import { readAuditEntry } from '@potager/domain/audit'
import { readUser, type User, type UserState } from '@potager/domain/user'
import simpleRest from 'ra-data-simple-rest'
import type { ResourceProvider } from './resourceProvider.ts'

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

function provided<Row>(api: Client, resource: 'users' | 'audit', read: (row: unknown) => Row): ResourceProvider<Row> {
  const rest = simpleRest('', httpClient(api, resource))
  return {
    getList: async (params, options) => {
      const { data, total = 0 } = await rest.getList(resource, { ...params, ...options })
      return { data: data.map(read), total }
    },
    getOne: async (id, options) => read((await rest.getOne(resource, { id, ...options })).data),
    update: async (id, data) => read((await rest.update(resource, { id, data, previousData: { id } })).data),
  }
}

/** The flags of an account in each state; suspension takes precedence. */
const flagsOf: Readonly<Record<string, object>> = {
  PENDING: { approved: false, suspended: false },
  ACTIVE: { approved: true, suspended: false },
  SUSPENDED: { suspended: true },
} satisfies Record<UserState, object>

/** Accounts for administrators: list, read, change rights. */
export function usersProvider(api: Client): ResourceProvider<User> {
  const users = provided(api, 'users', readUser)
  return {
    ...users,
    getList: (params, options) => {
      const { state, ...filter } = (params.filter ?? {}) as Record<string, unknown>
      const flags = flagsOf[String(state)] ?? {}
      return users.getList({ ...params, filter: { ...filter, ...flags } }, options)
    },
  }
}

/** The whole audit trail, for administrators. */
export const auditProvider = (api: Client) => provided(api, 'audit', readAuditEntry)
