/** A page that nobody has seen for this long is said to be late. */
export const LATE_MS = 10_000

/** What went wrong with the application's scripts: one did not come, or they are late. */
export type Trouble = 'failed' | 'late'

type Place = EventTarget & Pick<Window, 'setTimeout' | 'clearTimeout'>

/** Tells when the application does not come: at once when a script failed, else when it is late. Returns how to say that it is there. */
export function watchArrival(place: Place, tell: (trouble: Trouble) => void): () => void {
  const fail = (event: Event) => {
    const { target } = event
    const ours = target === place || (target instanceof Element && target.matches('script[src], link[rel=stylesheet]'))
    if (ours) settle('failed')
  }
  const timer = place.setTimeout(() => tell('late'), LATE_MS)
  const stop = () => {
    place.clearTimeout(timer)
    place.removeEventListener('error', fail, { capture: true })
    place.removeEventListener('unhandledrejection', fail)
  }
  const settle = (trouble: Trouble) => {
    stop()
    tell(trouble)
  }
  // Scripts that do not come tell their own element, which only who listens on the way down hears.
  place.addEventListener('error', fail, { capture: true })
  place.addEventListener('unhandledrejection', fail)
  return stop
}
