import { commonMessages } from '@potager/domain/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from '../feedback/index.ts'

/**
 * Asks before a dialog closes with something typed in it, however it is closed: `close` is for every way out of it, and
 * `question` stands before it in the page: the last one that closes gives the focus back.
 * @param onDirty told whether something is typed, for whoever leads to another page
 */
export function useLeaveQuestion(
  dirty: boolean,
  onClose: () => void,
  onDirty?: (dirty: boolean) => void,
): { close: () => void; asking: boolean; question: ReactNode } {
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    onDirty?.(dirty)
    return () => onDirty?.(false)
  }, [dirty, onDirty])
  // What was saved meanwhile is not asked about, nor the next time.
  if (asking && !dirty) setAsking(false)
  return {
    close: () => (dirty ? setAsking(true) : onClose()),
    asking: asking && dirty,
    question: (
      <ConfirmDialog
        open={asking && dirty}
        title={commonMessages.leaveQuestion}
        message={commonMessages.leaveWarning}
        confirmLabel={commonMessages.discard}
        cancelLabel={commonMessages.stay}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  }
}
