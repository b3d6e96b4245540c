import { useCallback, useEffect, useRef } from 'react'
import { unsaved } from './unsaved.ts'

/**
 * Asks before what a form holds is lost: within the back-office, by the browser, at sign-out. `release` lets it go once it is
 * saved.
 * @param keep keeps what is typed when the session ends under it, so that the person finds it again
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
