import { useCallback, useEffect, useRef } from 'react'
import { unsaved } from './unsaved.ts'

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
