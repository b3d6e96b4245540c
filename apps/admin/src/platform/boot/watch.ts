import { isUnloaded } from '@potager/domain/api'

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
