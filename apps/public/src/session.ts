import { createSessionStore } from '@potager/domain/auth'
import { useSyncExternalStore } from 'react'

/** The session of this browser, shared by all its tabs. */
export const session = createSessionStore(() => localStorage)

/** When another tab may have changed the session: while the browser keeps a page, the page hears of nothing. */
const events = ['storage', 'pageshow']

/** Calls back when another tab may have changed the session. Returns the stop function. */
export function subscribe(notify: () => void): () => void {
  for (const event of events) addEventListener(event, notify)
  return () => {
    for (const event of events) removeEventListener(event, notify)
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
