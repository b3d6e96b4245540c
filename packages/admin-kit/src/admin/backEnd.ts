import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { useCanAccess } from 'react-admin'

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

/** What lists and records ask beside react-admin's providers. */
export type BackEnd = {
  /**
   * Whether an action works, at once: a method ('list', 'create', 'edit', 'delete'), a field that an update changes, or
   * 'reason' where the reason of a change is kept. Where absent, the auth provider's `canAccess` is asked.
   */
  can?: ((action: string, resource: string) => boolean) | undefined
  /** Guards what is typed in a question: a hook that gives what is told whether there is something to lose. */
  useUnsaved: () => (dirty: boolean) => void
}

export const BackEndContext = createContext<BackEnd>({ useUnsaved: () => () => {} })

/** Whether the user may do this here, by `can` of the surrounding `Admin` or by `canAccess`; false while that is asked. */
export function useCan(action: string, resource: string): boolean {
  const { can } = use(BackEndContext)
  const { canAccess = false } = useCanAccess({ action, resource, enabled: !can })
  return can ? can(action, resource) : canAccess
}
