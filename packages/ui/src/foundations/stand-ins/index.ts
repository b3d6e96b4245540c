/** Changes of a copy by those of the list itself: Chrome before 110 has only these. */
const byCopy = { toSorted: 'sort', toReversed: 'reverse', toSpliced: 'splice' } as const

function define(place: object, name: string, value: unknown): void {
  if (!(name in place)) Object.defineProperty(place, name, { value, writable: true, configurable: true })
}

/** A signal that aborts with the first of several, for Safari before 17.4, Chrome before 116 and Firefox before 124. */
function any(signals: Iterable<AbortSignal>): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}

/**
 * Gives the oldest browsers that the product is for (README) what its code and its libraries call, and they lack. Run it before any
 * other code; a rule of the linter refuses what is younger and not here.
 */
export function standIn(): void {
  // oxlint-disable-next-line no-extend-native -- where the browser has none of it
  for (const [name, change] of Object.entries(byCopy))
    define(Array.prototype, name, function copied(this: unknown[], ...given: never[]) {
      const copy = [...this]
      ;(copy[change] as (...all: never[]) => unknown).apply(copy, given)
      return copy
    })
  define(AbortSignal, 'any', any)
}
