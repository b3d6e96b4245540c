import { useEffect, useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()

function show(name: string | undefined) {
  shown = name
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Tells the name of the record on screen while mounted, for the title of the document. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    show(name)
    return () => show(undefined)
  }, [name])
}

/** The name of the record on screen; undefined for none. */
export const useShownPageName = (): string | undefined => useSyncExternalStore(subscribe, () => shown)
