import { commonMessages } from '@potager/domain/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from '../feedback/index.ts'

/**
 * Asks before a dialog with unsaved input closes. Use `close` for every way out. Render `question` before the dialog:
 * the last one that closes restores the focus.
 * @param onDirty called with whether there is unsaved input, for navigation guards
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
  // Input saved in the meantime needs no question, now or later.
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
