/** A page that nobody has seen for this long is said to be late. */
export const LATE_MS = 10_000

/** What went wrong with the application's scripts: one did not come, or they are late. */
export type LoadFailure = 'failed' | 'late'

type WatchedWindow = EventTarget & Pick<Window, 'setTimeout' | 'clearTimeout'>

/** Tells when the application does not come: at once when a script failed, else when it is late. Returns how to say that it is there. */
export function watchArrival(browser: WatchedWindow, tell: (trouble: LoadFailure) => void): () => void {
  const fail = (event: Event) => {
    const { target } = event
    const ours =
      target === browser || (target instanceof Element && target.matches('script[src], link[rel=stylesheet]'))
    if (ours) settle('failed')
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
  // Scripts that do not come tell their own element, which only who listens on the way down hears.
  browser.addEventListener('error', fail, { capture: true })
  browser.addEventListener('unhandledrejection', fail)
  return stop
}
