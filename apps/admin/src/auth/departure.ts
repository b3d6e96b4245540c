import { authMessages } from '@potager/domain/messages'
import { paths, sessionEndedPath } from '@potager/domain/paths'

/** Session-storage key under which sign-in finds the page to return to (AMB-04). */
export const RETURN_KEY = 'auth-return-to'

/** The parts of a browser window that leaving touches; a test hands in its own. */
export type DepartureWindow = {
  location: Pick<Location, 'pathname' | 'search' | 'replace'>
  sessionStorage: Pick<Storage, 'setItem' | 'removeItem'>
}

/** Why somebody leaves: `remember` keeps the page to come back to, `ended` has the sign-in page say that the session is over. */
export type Departure = { remember: boolean; ended?: boolean }

/** Calls within this time are one departure: another would break off the page that is on its way. */
const DEPARTURE_MS = 1000

/**
 * Leaves the back-office for the sign-in page. A person who signs out wants no page remembered, and react-admin checks the
 * session again while it signs out, so the first reason holds; whoever stayed when the browser asked can leave later.
 */
export function createDeparture(browser: DepartureWindow, clock = () => performance.now()): (why: Departure) => void {
  let target: string | undefined
  let last: { at: number; remember: boolean } | undefined
  return ({ remember, ended = false }) => {
    target ??= decide(browser, { remember, ended })
    const signsOutAfterStaying = last?.remember && !remember
    if (last && !signsOutAfterStaying && clock() - last.at < DEPARTURE_MS) return
    last = { at: clock(), remember }
    browser.location.replace(target)
  }
}

/** Where somebody goes, once the page to come back to is remembered or forgotten. */
function decide({ location, sessionStorage }: DepartureWindow, { remember, ended }: Departure): string {
  try {
    if (remember) sessionStorage.setItem(RETURN_KEY, location.pathname + location.search)
    else sessionStorage.removeItem(RETURN_KEY)
  } catch {
    // Without session storage the person lands on the home page after sign-in.
  }
  return ended ? sessionEndedPath : paths.login
}

/**
 * What happens when the session cannot be renewed: the console says so, once however many calls were waiting, and the
 * person signs in again.
 */
export function createSessionEnd(leave: (why: Departure) => void): () => void {
  let ended = false
  return () => {
    if (ended) return
    ended = true
    console.error(authMessages.refreshFailed)
    leave({ remember: true, ended: true })
  }
}
