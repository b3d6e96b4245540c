import { authMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'

/** Session-storage key under which sign-in finds the page to return to (SPEC §2, AMB-04). */
export const RETURN_KEY = 'auth-return-to'

/** The parts of a browser window that leaving touches; a test hands in its own. */
export type Place = {
  location: Pick<Location, 'pathname' | 'search' | 'replace'>
  sessionStorage: Pick<Storage, 'setItem' | 'removeItem'>
}

/**
 * Leaves the back-office for the sign-in page, once. `remember` keeps the current page to come back to; a person who
 * signs out does not want that, and react-admin checks the session again while it signs out, so the first reason holds.
 */
export function createDeparture(place: Place): (options: { remember: boolean }) => void {
  let leaving = false
  return ({ remember }) => {
    if (leaving) return
    leaving = true
    const { location, sessionStorage } = place
    try {
      if (remember) sessionStorage.setItem(RETURN_KEY, location.pathname + location.search)
      else sessionStorage.removeItem(RETURN_KEY)
    } catch {
      // Without session storage the person lands on the home page after sign-in.
    }
    location.replace(paths.login)
  }
}

/**
 * What happens when the session cannot be renewed: the console says so, once however many calls were waiting, and the
 * person signs in again (SPEC §4, §8).
 */
export function createSessionEnd(leave: (options: { remember: boolean }) => void): () => void {
  let ended = false
  return () => {
    if (ended) return
    ended = true
    console.error(authMessages.refreshFailed)
    leave({ remember: true })
  }
}
