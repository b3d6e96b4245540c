import { type Registration, registrationRules } from '../../base/auth/registration.ts'
import { code, optional, type Read, reader, record, text, utc } from '../../base/wire/index.ts'

/** What a link lets its holder do: choose another password, or join a restaurant's team. */
export const accountLinkKinds = ['RESET', 'INVITE'] as const
export type AccountLinkKind = (typeof accountLinkKinds)[number]

/** A link that still works, as its holder sees it. */
export const accountLinkRecord = record({
  kind: code(accountLinkKinds),
  /** Whose password it changes. */
  username: optional(text),
  /** Whose team it opens. */
  restaurantName: optional(text),
  expiresAt: utc,
})
export interface AccountLink extends Read<typeof accountLinkRecord> {}
export const readLink = reader(accountLinkRecord)

/** A link just made: its address on the site, which is answered this one time, and the e-mail that gets it too. */
export const madeLinkRecord = record({ path: text, expiresAt: utc, sentTo: optional(text) })
export interface MadeLink extends Read<typeof madeLinkRecord> {}
export const readMadeLink = reader(madeLinkRecord)

/** A new password as typed. */
export type NewPassword = Pick<Registration, 'password' | 'confirmPassword'>

/** Messages of the fields that are not accepted, by the rules of registration; empty when it may be sent. */
export function checkNewPassword(typed: NewPassword): Partial<Record<keyof NewPassword, string>> {
  const problems: Partial<Record<keyof NewPassword, string>> = {}
  for (const field of ['password', 'confirmPassword'] as const) {
    const problem = registrationRules[field](typed[field], typed)
    if (problem) problems[field] = problem
  }
  return problems
}
