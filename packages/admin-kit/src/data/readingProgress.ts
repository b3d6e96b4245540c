import type { ReadProgress } from './readPages.ts'

/** A list being read page by page; `stop` ends it with what was read so far. */
export type Reading = ReadProgress & { stop: () => void }

/** The lists being read to their end, by resource: made for useSyncExternalStore. */
export type ReadingProgress = {
  /** How far the reading of a resource is; null while none takes more than one page. The same object until it changes. */
  of: (resource: string) => Reading | null
  /** Calls back on every change; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void
  /** Announces a reading: `tell` each step, ask `stopped` before the next, `end` it in any case. */
  begin: (resource: string) => { tell: (progress: ReadProgress) => void; stopped: () => boolean; end: () => void }
}

/** The readings of one page, none at first. */
export function createReadingProgress(): ReadingProgress {
  const readings = new Map<string, Reading>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    of: (resource) => readings.get(resource) ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: (resource) => {
      let told: Reading | undefined
      const stopping = new AbortController()
      return {
        tell: (progress) => {
          told = { ...progress, stop: () => stopping.abort() }
          readings.set(resource, told)
          changed()
        },
        stopped: () => stopping.signal.aborted,
        end: () => {
          // Another reading of the resource may have begun.
          if (!told || readings.get(resource) !== told) return
          readings.delete(resource)
          changed()
        },
      }
    },
  }
}
