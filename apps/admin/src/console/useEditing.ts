import { useLeaveQuestion } from '@potager/ui/screen'
import { useCallback, useState } from 'react'
import { useLeaveGuard } from '../app/useLeaveGuard.tsx'

/**
 * The ways out of a form within a record: each asks before what is typed is lost, `saved` lets it go.
 * @param reopened the form starts from what was typed before
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
