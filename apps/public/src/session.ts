import { AUTH_STORAGE_KEY, createSessionStore } from '@potager/domain/auth'
import { useSyncExternalStore } from 'react'

/** The session of this browser, shared by all its tabs. */
export const session = createSessionStore(() => localStorage)

/**
 * Calls back when another tab changed the session, or may have while this page was kept by the browser, which then hears
 * nothing. Returns the stop function.
 */
export function subscribe(notify: () => void): () => void {
  // A null key means that the whole storage was cleared.
  const listen = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY || event.key === null) notify()
  }
  addEventListener('storage', listen)
  addEventListener('pageshow', notify)
  return () => {
    removeEventListener('storage', listen)
    removeEventListener('pageshow', notify)
  }
}

/**
 * Whether the user is signed in. The server cannot know: pages render signed out and switch before their first paint.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => session.read() !== null,
    () => false,
  )
}
