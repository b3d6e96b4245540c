import type { Call } from '@potager/domain/api'
import { type AuditEntry, getAuditEntry, listAudit } from '@potager/domain/audit'
import { getUser, listUsers, type User, type UserRights, type UserState, updateUser } from '@potager/domain/user'
import type { SimpleRestQuery } from '@potager/domain/wire'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { notOffered } from '../failures.ts'

type Filter = Readonly<Record<string, unknown>>

/** The pages of a list in the simple-REST dialect. No Range header: it would disable compression. */
function simpleRestList<Row>(api: AdapterContext['api'], list: Call<SimpleRestQuery, Row[]>): Adapter<Row>['getList'] {
  return async ({ pagination: { page, perPage } = { page: 1, perPage: 10 }, sort, filter }, options) => {
    const query: SimpleRestQuery = {
      range: [(page - 1) * perPage, page * perPage - 1],
      ...(sort && { sort: [sort.field, sort.order] }),
      filter: filter as Filter,
    }
    let total = Number.NaN
    const onHeaders = (received: Headers) => {
      total = Number.parseInt(received.get('content-range')?.split('/').pop() ?? '', 10)
    }
    const data = await api.send(list, query, { ...options, onHeaders })
    if (Number.isNaN(total)) throw new Error('The header Content-Range, which has the total, is missing')
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
      const { state, ...filter } = (params.filter ?? {}) as Filter
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
