import { isPasswordAccepted } from '../../base/auth/registration.ts'
import { registrationMessages } from '../../base/messages/registration.ts'
import { count, flag, id, type Read, reader, record, text, utc } from '../../base/wire/index.ts'
import { accountScreenMessages as words } from './account-screen.messages.ts'

/** The name of the password's section in the address of the account page. */
export const passwordAnchor = 'mot-de-passe'

/** One place where the caller is signed in. */
export const ownSessionRecord = record({
  id,
  /** Words like « Firefox · Windows », empty when unknown. */
  device: text,
  createdAt: utc,
  usedAt: utc,
  /** The session that asks. */
  current: flag,
})
export interface OwnSession extends Read<typeof ownSessionRecord> {}
export const readOwnSession = reader(ownSessionRecord)

/** How many sessions were ended. */
export const endedRecord = record({ ended: count })

/** A change of password as typed. */
export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string }

/** Messages of the fields that are not accepted, by the rules of registration; empty when it may be sent. */
export function checkPasswordChange(change: PasswordChange): Partial<Record<keyof PasswordChange, string>> {
  const problems: Partial<Record<keyof PasswordChange, string>> = {}
  if (!change.currentPassword) problems.currentPassword = words.currentRequired
  if (!isPasswordAccepted(change.newPassword)) problems.newPassword = registrationMessages.password
  else if (change.newPassword === change.currentPassword) problems.newPassword = words.same
  if (!change.confirmPassword) problems.confirmPassword = registrationMessages.confirmPassword
  else if (change.confirmPassword !== change.newPassword) {
    problems.confirmPassword = registrationMessages.passwordMismatch
  }
  return problems
}
