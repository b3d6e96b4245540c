import { AUTH_STORAGE_KEY, createSessionStore, displayName, parseStoredAuth, unsentWords } from '@potager/domain/auth'

/** The session of this browser, shared by all its tabs. */
export const session = createSessionStore(() => localStorage)

/** What to say before the signed-in user leaves status changes here to wait; '' without any. */
export const unsentHere = (): string => unsentWords(() => localStorage, session.read())

/**
 * Calls back when the session of this browser becomes that of nobody (`null`) or of another person, whom it receives, in
 * another tab. Returns the unsubscribe function.
 */
export function onOtherSession(callback: (person: string | null) => void): () => void {
  const own = displayName(session.read())
  const listen = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== AUTH_STORAGE_KEY && event.key !== null) return
    const auth = parseStoredAuth(event.key === null ? null : event.newValue)
    const person = displayName(auth)
    if (!auth) callback(null)
    else if (person !== null && person !== own) callback(person)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
