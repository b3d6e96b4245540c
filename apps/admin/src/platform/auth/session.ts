import { AUTH_STORAGE_KEY, createSessionStore, parseStoredAuth, unsentWords } from '@potager/domain/auth'

/** The session of this browser, shared by all its tabs. */
export const session = createSessionStore(() => localStorage)

/** What to say before the signed-in user leaves status changes here to wait; '' without any. */
export const unsentHere = (): string => unsentWords(() => localStorage, session.read())

/** Calls back when another tab signs out. Returns the unsubscribe function. */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    const ours = event.key === AUTH_STORAGE_KEY || event.key === null
    if (ours && !parseStoredAuth(event.key === null ? null : event.newValue)) callback()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
