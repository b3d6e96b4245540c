import { isPasswordAccepted } from '../../base/auth/registration.ts'
import { accountScreenMessages as text } from '../../base/messages/account-screen.ts'
import { registrationMessages } from '../../base/messages/registration.ts'
import type { Instant } from '../../base/time/index.ts'
import { asRecord, readBoolean, readId, readInstant, readString } from '../../base/wire/index.ts'

/** One place where the caller is signed in. `device` is words like « Firefox · Windows », empty when unknown. */
export type OwnSession = {
  id: string
  device: string
  createdAt: Instant | null
  usedAt: Instant | null
  /** The session that asks. */
  current: boolean
}

/** A change of password as typed. */
export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string }

/** Reads one of the caller's sessions as the server sends it. */
export function readOwnSession(value: unknown): OwnSession {
  const row = asRecord(value) ?? {}
  return {
    id: readId(row.id),
    device: readString(row.device),
    createdAt: readInstant(row.createdAt),
    usedAt: readInstant(row.usedAt),
    current: readBoolean(row.current) ?? false,
  }
}

/** Messages of the fields that are not accepted, by the rules of registration; empty when it may be sent. */
export function checkPasswordChange(change: PasswordChange): Partial<Record<keyof PasswordChange, string>> {
  const problems: Partial<Record<keyof PasswordChange, string>> = {}
  if (!change.currentPassword) problems.currentPassword = text.currentRequired
  if (!isPasswordAccepted(change.newPassword)) problems.newPassword = registrationMessages.password
  else if (change.newPassword === change.currentPassword) problems.newPassword = text.same
  if (!change.confirmPassword) problems.confirmPassword = registrationMessages.confirmPassword
  else if (change.confirmPassword !== change.newPassword) {
    problems.confirmPassword = registrationMessages.passwordMismatch
  }
  return problems
}
