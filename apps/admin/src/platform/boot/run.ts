import { isUnloaded } from '@potager/domain/api'
import { readClaims } from '@potager/domain/auth'

/** Whether a token's `exp` has passed (`now` in ms); a token without one may still be valid. */
export function isExpired(accessToken: string, now: number): boolean {
  const exp = readClaims(accessToken)?.exp
  return typeof exp === 'number' && exp * 1000 <= now
}

/**
 * Imports modules in order, each in a task of its own so that the browser stays responsive; the last one, which
 * renders, waits for the styles. Rejects when an import fails.
 */
export async function runInTurn(
  modules: readonly string[],
  run: (module: string) => Promise<unknown>,
  styled: () => Promise<unknown>,
): Promise<void> {
  for (const [index, module] of modules.entries()) {
    if (index === modules.length - 1) await styled()
    await run(module)
  }
}

/**
 * Resolves once these style sheets have loaded; never when one fails, which `watchArrival` reports.
 */
export function allCome(sheets: Iterable<HTMLLinkElement>): Promise<unknown> {
  // Chromium gives a failed style sheet an empty `sheet`.
  const waiting = [...sheets].filter(({ sheet }) => !sheet?.cssRules.length)
  return Promise.all(waiting.map((link) => new Promise((done) => link.addEventListener('load', done))))
}

/** Delay after which a page that has not rendered is reported as late. */
export const LATE_MS = 10_000

/** Why the application is missing: a file did not come, its code threw, or the page is late. */
export type LoadFailure = 'failed' | 'broken' | 'late'

/** Whether a promise was rejected because something did not come: code, or the answer to a call. */
const isUnanswered = (reason: unknown): boolean =>
  isUnloaded(reason) || (reason instanceof Error && 'failure' in reason && reason.failure !== 'fault')

type WatchedWindow = EventTarget & Pick<Window, 'setTimeout' | 'clearTimeout'>

/**
 * Reports when the application does not start: at once when a script fails, otherwise when it is late. Returns how to
 * stop watching once it has started.
 */
export function watchArrival(browser: WatchedWindow, tell: (trouble: LoadFailure) => void): () => void {
  const fail = (event: Event) => {
    const { target } = event
    if (target === browser) settle('reason' in event && isUnanswered(event.reason) ? 'failed' : 'broken')
    else if (target instanceof Element && target.matches('script[src], link[rel=stylesheet]')) settle('failed')
  }
  const timer = browser.setTimeout(() => tell('late'), LATE_MS)
  const stop = () => {
    browser.clearTimeout(timer)
    browser.removeEventListener('error', fail, { capture: true })
    browser.removeEventListener('unhandledrejection', fail)
  }
  const settle = (trouble: LoadFailure) => {
    stop()
    tell(trouble)
  }
  // Script load errors do not bubble: only a capturing listener sees them.
  browser.addEventListener('error', fail, { capture: true })
  browser.addEventListener('unhandledrejection', fail)
  return stop
}
