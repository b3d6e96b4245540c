import type * as fr from '../fr/user.ts'
import type { Translated } from '../translated.ts'

export const roleLabels = {
  RESTAURANT_OWNER: 'Owner',
  MANAGER: 'Manager',
  ADMIN: 'Administrator',
} satisfies Translated<typeof fr.roleLabels>

export const userMessages = {
  unknown: 'No such account.',
  role: 'Choose a role',
  approved: 'Say whether the account is admitted',
  suspended: 'Say whether the account is suspended',
  nothing: 'Say what changes',
  ownAccount: 'You cannot suspend your own account or change its role.',
} satisfies Translated<typeof fr.userMessages>
