import { type Role, roles } from '../../base/auth/session.ts'
import { type OwnTasks, tasks } from '../../base/auth/tasks.ts'
import {
  code,
  flag,
  id,
  list,
  nullable,
  optional,
  type Read,
  reader,
  record,
  text,
  utc,
} from '../../base/wire/index.ts'

/** What an account can be in: it waits to be let in, may sign in, or may no longer. */
export const userStates = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const
export type UserState = (typeof userStates)[number]

/** An account as administrators see it. `erasedAt` is only there once its person was erased. */
export const userRecord = record({
  id,
  username: text,
  email: text,
  firstName: text,
  lastName: text,
  role: code(roles),
  approved: flag,
  suspended: flag,
  /** Null for all. */
  tasks: nullable(list(code(tasks))),
  createdAt: utc,
  erasedAt: optional(utc),
})
export interface User extends Read<typeof userRecord> {}
export const readUser = reader(userRecord)

/** What an administrator decides about an account. */
export type UserRights = { role: Role; approved: boolean; suspended: boolean; tasks: OwnTasks }

/** The state that follows from both flags: a suspension weighs more. */
export function userState({ approved, suspended }: Pick<User, 'approved' | 'suspended'>): UserState {
  if (suspended) return 'SUSPENDED'
  return approved ? 'ACTIVE' : 'PENDING'
}
