import { getUser, listUsers, type User, type UserRights, type UserState, updateUser } from '@potager/domain/user'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { notOffered } from '../failures.ts'
import { simpleRestList } from './simpleRest.ts'

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
