import { unsentMessage } from '../messages/unsent.ts'
import { queueKey } from './browser-keys.ts'
import { displayName } from './claims.ts'
import type { AuthData, AuthStorage } from './session.ts'

/** What to say before signing out of status changes that still wait in this browser for the network; '' without any. */
export function unsentWords(storage: () => Pick<AuthStorage, 'getItem'>, auth: AuthData | null): string {
  try {
    const { length } = JSON.parse(storage().getItem(queueKey(displayName(auth) ?? '')) ?? '[]') as unknown[]
    return length > 0 ? unsentMessage(length) : ''
  } catch {
    return ''
  }
}
