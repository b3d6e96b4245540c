import { readUser, type User, type UserState } from '@potager/domain/user'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { simpleRestAdapter } from './simpleRest.ts'

/** The flags of an account in each state; suspension takes precedence. */
const flagsOf: Readonly<Record<string, object>> = {
  PENDING: { approved: false, suspended: false },
  ACTIVE: { approved: true, suspended: false },
  SUSPENDED: { suspended: true },
} satisfies Record<UserState, object>

/** Accounts for administrators: list, read, change rights. */
export function usersAdapter({ api }: AdapterContext): Adapter<User> {
  const users = simpleRestAdapter(api, 'users', readUser)
  return {
    ...users,
    getList: (params, options) => {
      const { state, ...filter } = (params.filter ?? {}) as Record<string, unknown>
      const flags = flagsOf[String(state)] ?? {}
      return users.getList({ ...params, filter: { ...filter, ...flags } }, options)
    },
  }
}
