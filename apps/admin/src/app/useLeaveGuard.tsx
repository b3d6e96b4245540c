import { commonMessages } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before what is typed is lost, within the back-office and by the browser. `question` belongs in the page;
 * `release` lets the page go once its work is saved.
 */
export function useLeaveGuard() {
  const [dirty, setDirty] = useState(false)
  const released = useRef(false)
  const blocker = useBlocker(() => dirty && !released.current)

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  return {
    setDirty,
    release: () => {
      released.current = true
    },
    question: (
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={commonMessages.leaveQuestion}
        message={commonMessages.leaveWarning}
        confirmLabel={commonMessages.leave}
        cancelLabel={commonMessages.stay}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    ),
  }
}
