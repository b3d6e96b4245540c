import { house } from '@potager/domain/config'
import { isolated } from '@potager/domain/text'
import { useEffect, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router-dom'

let shown: string | undefined
const listeners = new Set<() => void>()

function show(name: string | undefined) {
  shown = name
  for (const listen of listeners) listen()
}

/** Adds the name of the record on screen to the title while mounted, so that tabs can be told apart. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    show(name)
    return () => show(undefined)
  }, [name])
}

function usePageNameShown(): string | undefined {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => shown,
  )
}

/** Title of the open page: the record on screen, if any, then the title of the route. */
export function useTitle(): string {
  const name = usePageNameShown()
  const place = usePlace()
  return name ? `${isolated(name)} · ${place}` : place
}

function usePlace(): string {
  const handle = useMatches().at(-1)?.handle
  const named = typeof handle === 'object' && handle !== null && 'title' in handle
  return named && typeof handle.title === 'string' ? handle.title : house.name
}
