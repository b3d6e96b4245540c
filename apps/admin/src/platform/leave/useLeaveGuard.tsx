import { useCallback, useEffect, useRef } from 'react'

/** Unsaved input of one form; `keep`, if any, stores it for the next visit. */
type Unsaved = { keep?: (() => void) | undefined }

type BrowserWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Unsaved input over all forms of the page: the browser warns before unloading any of it. */
export function createUnsaved(browser: BrowserWindow) {
  const held = new Set<Unsaved>()
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  function forget(one: Unsaved) {
    held.delete(one)
    // A page with a `beforeunload` listener is excluded from the back/forward cache: listen only while needed.
    if (held.size === 0) browser.removeEventListener('beforeunload', ask)
  }

  return {
    any: () => held.size > 0,
    /** Registers unsaved input. Returns how to unregister it. */
    hold: (one: Unsaved): (() => void) => {
      held.add(one)
      browser.addEventListener('beforeunload', ask)
      return () => forget(one)
    },
    /** Stores and unregisters the input that can be stored; the rest still warns. */
    keep: () => {
      for (const one of held) {
        if (!one.keep) continue
        one.keep()
        forget(one)
      }
    },
    /** Unregisters everything: the user accepted the loss. */
    drop: () => {
      for (const one of held) forget(one)
    },
  }
}

/** The unsaved input of this tab. */
export const unsaved = createUnsaved(globalThis)

/**
 * Warns before a form's unsaved input is lost: on navigation, on unload, at sign-out. `release` lifts the guard after a
 * save.
 * @param keep stores the input when the session expires, so that the user finds it again
 */
export function useLeaveGuard(keep?: () => void) {
  const letGo = useRef<() => void>(undefined)
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  const keeps = keep !== undefined
  const release = useCallback(() => letGo.current?.(), [])
  const setDirty = useCallback(
    (dirty: boolean) => {
      release()
      if (dirty) letGo.current = unsaved.hold(keeps ? { keep: () => latest.current?.() } : {})
    },
    [keeps, release],
  )
  useEffect(() => release, [release])
  return { setDirty, release }
}
