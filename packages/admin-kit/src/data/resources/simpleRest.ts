import type { Call } from '@potager/domain/api'
import { type AuditEntry, getAuditEntry, listAudit } from '@potager/domain/audit'
import { getUser, listUsers, type User, type UserRights, type UserState, updateUser } from '@potager/domain/user'
import type { SimpleRestQuery } from '@potager/domain/wire'
import simpleRest from 'ra-data-simple-rest'
import type { RaRecord } from 'react-admin'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { notOffered } from '../failures.ts'

/**
 * The pages of a list in the simple-REST dialect, over our client and its session. No Range header: it would disable
 * compression.
 */
function simpleRestList<Row extends RaRecord>(
  api: AdapterContext['api'],
  list: Call<SimpleRestQuery, Row[]>,
): Adapter<Row>['getList'] {
  const rest = simpleRest('', async (url: string, { signal }: { signal?: AbortSignal | null } = {}) => {
    const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
    let headers = new Headers()
    const onHeaders = (received: Headers) => {
      headers = received
    }
    const json = await api.send({ ...list, request: () => ({ query }) }, {}, { ...(signal && { signal }), onHeaders })
    return { status: 200, headers, body: '', json }
  })
  return async (params, options) => {
    const { data, total = 0 } = await rest.getList<Row>(list.resource, { ...params, ...options })
    return { data, total }
  }
}

/** The whole audit trail, for administrators; nobody writes it. */
export function auditAdapter({ api }: AdapterContext): Adapter<AuditEntry> {
  return {
    getList: simpleRestList(api, listAudit),
    getOne: (id, options) => api.send(getAuditEntry, id, options),
  }
}

/** The flags of an account in each state; suspension takes precedence. */
const flagsOf: Readonly<Record<string, object>> = {
  PENDING: { approved: false, suspended: false },
  ACTIVE: { approved: true, suspended: false },
  SUSPENDED: { suspended: true },
} satisfies Record<UserState, object>

const rights: readonly string[] = ['role', 'approved', 'suspended'] satisfies (keyof UserRights)[]

/** Accounts for administrators: list, read, change rights. */
export function usersAdapter({ api }: AdapterContext): Adapter<User> {
  const getList = simpleRestList(api, listUsers)
  return {
    getList: (params, options) => {
      const { state, ...filter } = (params.filter ?? {}) as Record<string, unknown>
      const flags = flagsOf[String(state)] ?? {}
      return getList({ ...params, filter: { ...filter, ...flags } }, options)
    },
    getOne: (id, options) => api.send(getUser, id, options),
    update: async (id, { data }) => {
      const changed = Object.entries(data).filter(([name]) => rights.includes(name))
      if (changed.length === 0) throw notOffered('PUT')
      return api.send(updateUser, { ...(Object.fromEntries(changed) as Partial<UserRights>), id })
    },
  }
}
