import type { Role } from '../../base/auth/auth.ts'
import type { Instant } from '../../base/time/index.ts'
import { asRecord, readBoolean, readId, readInstant, readString } from '../../base/wire/index.ts'

/** What an account can be in: it waits to be let in, may sign in, or may no longer. */
export const userStates = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const
export type UserState = (typeof userStates)[number]

/** An account as administrators see it. `role` is text: unknown ones are shown as they are (T20). */
export type User = {
  id: string
  username: string
  email: string
  firstName: string
  lastName: string
  role: string
  approved: boolean
  suspended: boolean
  createdAt: Instant | null
}

/** What an administrator decides about an account. */
export type UserRights = { role: Role; approved: boolean; suspended: boolean }

/** The state that follows from both flags: a suspension weighs more. */
export function userState({ approved, suspended }: Pick<User, 'approved' | 'suspended'>): UserState {
  if (suspended) return 'SUSPENDED'
  return approved ? 'ACTIVE' : 'PENDING'
}

/** Reads an account as the server sends it. */
export function readUser(value: unknown): User {
  const row = asRecord(value) ?? {}
  return {
    id: readId(row.id),
    username: readString(row.username),
    email: readString(row.email),
    firstName: readString(row.firstName),
    lastName: readString(row.lastName),
    role: readString(row.role),
    approved: readBoolean(row.approved) ?? false,
    suspended: readBoolean(row.suspended) ?? false,
    createdAt: readInstant(row.createdAt),
  }
}
