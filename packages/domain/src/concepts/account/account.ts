import {
  isPasswordAccepted,
  type Registration,
  registrationReaders,
  registrationRules,
} from '../../base/auth/registration.ts'
import { registrationMessages } from '../../base/messages/register.ts'
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

/** Who the caller is, for the house: what colleagues read, and where letters about the account go. */
export const ownAccountRecord = record({ firstName: text, lastName: text, email: text })
export interface OwnAccount extends Read<typeof ownAccountRecord> {}
export const readOwnAccount = reader(ownAccountRecord)

/** A change of the caller's name and e-mail as typed. */
export type OwnAccountChange = Pick<Registration, 'firstName' | 'lastName' | 'email'> & { currentPassword: string }

/** Messages of the fields that are not accepted, by the rules of registration; empty when it may be sent. */
export function checkOwnAccount(change: OwnAccountChange): Partial<Record<keyof OwnAccountChange, string>> {
  const problems: Partial<Record<keyof OwnAccountChange, string>> = {}
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    const problem = registrationRules[field](registrationReaders[field](change[field]), { password: '' })
    if (problem) problems[field] = problem
  }
  if (!change.currentPassword) problems.currentPassword = words.currentRequired
  return problems
}

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
