import { useLeaveQuestion } from '@potager/ui/screen'
import { useCallback, useState } from 'react'
import { useLeaveGuard } from '../platform/leave/useLeaveGuard.tsx'

/**
 * The exits of a form inside a record page: each warns before unsaved input is lost; `saved` lifts the guard.
 * @param reopened the form starts from earlier input
 */
export function useEditing(onDone: () => void, reopened: boolean) {
  const { setDirty, release } = useLeaveGuard()
  const [typed, setTyped] = useState(false)
  const onDirty = useCallback(
    (changed: boolean) => {
      const dirty = changed || reopened
      setTyped(dirty)
      setDirty(dirty)
    },
    [setDirty, reopened],
  )
  const { close, question } = useLeaveQuestion(typed, () => {
    release()
    onDone()
  })
  return { onDirty, cancel: close, question, saved: release }
}
