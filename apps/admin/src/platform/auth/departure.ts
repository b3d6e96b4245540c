import { RETURN_KEY, type SessionStore } from '@potager/domain/auth'
import { authMessages } from '@potager/domain/messages'
import { paths, sessionEndedPath } from '@potager/domain/paths'

/** The parts of `window` used here; tests pass their own. */
export type DepartureWindow = {
  location: Pick<Location, 'pathname' | 'search' | 'replace'>
  sessionStorage: Pick<Storage, 'setItem' | 'removeItem'>
}

/** How to leave: `remember` stores the page to return to, `ended` makes the sign-in page report an expired session. */
export type Departure = { remember: boolean; ended?: boolean }

/** Calls within this time count as one: a second navigation would abort the first. */
export const DEPARTURE_MS = 1000

/**
 * Leaves the back-office for the sign-in page. The first call wins: at sign-out react-admin checks the session again,
 * which must not store a page to return to. After a cancelled unload the user can leave again later.
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

/** Stores or clears the page to return to, and returns the URL to go to. */
function decide({ location, sessionStorage }: DepartureWindow, { remember, ended }: Departure): string {
  try {
    if (remember) sessionStorage.setItem(RETURN_KEY, location.pathname + location.search)
    else sessionStorage.removeItem(RETURN_KEY)
  } catch {
    // Without session storage the user lands on the home page after sign-in.
  }
  return ended ? sessionEndedPath : paths.login
}

/**
 * Handles a session that cannot be refreshed: logs it once, however many calls were waiting, and leads to sign-in. While
 * its user signs out, a call that is refused is no news.
 */
export function createSessionEnd(leave: (why: Departure) => void, signingOut = () => false): () => void {
  let ended = false
  return () => {
    if (ended || signingOut()) return
    ended = true
    console.error(authMessages.refreshFailed)
    leave({ remember: true, ended: true })
  }
}

/**
 * Loader of the guarded routes: lets a signed-in user pass, redirects everyone else to the sign-in page and then never
 * resolves, so that no guarded page flashes while the browser leaves. Storage is read synchronously: no flash on
 * reload.
 */
export function createGuard(stored: SessionStore, leave: (options: { remember: boolean }) => void) {
  return (): null | Promise<never> => {
    if (stored.read()) return null
    leave({ remember: true })
    return new Promise<never>(() => {})
  }
}
