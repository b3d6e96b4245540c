import {
  getUser,
  listUsers,
  readUser,
  type User,
  type UserRights,
  type UserState,
  updateUser,
} from '@potager/domain/user'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { notOffered } from '../notOffered.ts'
import { simpleRestAdapter } from './simpleRest.ts'

/** The flags of an account in each state; suspension takes precedence. */
const flagsOf: Readonly<Record<string, object>> = {
  PENDING: { approved: false, suspended: false },
  ACTIVE: { approved: true, suspended: false },
  SUSPENDED: { suspended: true },
} satisfies Record<UserState, object>

const rights: readonly string[] = ['role', 'approved', 'suspended'] satisfies (keyof UserRights)[]

/** Accounts for administrators: list, read, change rights. */
export function usersAdapter(context: AdapterContext): Adapter<User> {
  const { update, ...users } = simpleRestAdapter(context, 'users', {
    read: readUser,
    list: listUsers,
    one: getUser,
    change: updateUser,
  })
  return {
    ...users,
    update: async (id, { data, previous }) => {
      const changed = Object.entries(data).filter(([name]) => rights.includes(name))
      if (changed.length === 0) throw notOffered('PUT')
      return update(id, { data: Object.fromEntries(changed), previous })
    },
    getList: (params, options) => {
      const { state, ...filter } = (params.filter ?? {}) as Record<string, unknown>
      const flags = flagsOf[String(state)] ?? {}
      return users.getList({ ...params, filter: { ...filter, ...flags } }, options)
    },
  }
}
