import { commonMessages } from '@potager/domain/messages'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { ConfirmDialog } from '../feedback/index.ts'
import { DetailDialog } from './DetailDialog.tsx'

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

export type DetailFormProps = {
  open: boolean
  title: string
  /** Label of the button that closes without sending. */
  cancel: string
  submit: string
  /** True when what the form does cannot be taken back. */
  destructive?: boolean
  /** True while the form is being sent. */
  saving: boolean
  /** Renders the form, which must use this id and report whether it has unsaved input. */
  children: (form: { id: string; saving: boolean; onTyped: (typed: boolean) => void }) => ReactNode
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** A form in the dialog of a record's details; asks before unsaved input is discarded. */
export function DetailForm(props: DetailFormProps) {
  const { open, title, cancel, submit, destructive = false, saving, children, onClose, onDirty } = props
  const id = useId()
  const [typed, setTyped] = useState(false)
  const { close, asking, question } = useLeaveQuestion(open && typed, onClose, onDirty)
  return (
    <>
      {question}
      <DetailDialog
        open={open}
        title={title}
        asking={asking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{cancel}</Button>
            <Button
              type="submit"
              form={id}
              variant="contained"
              color={destructive ? 'error' : 'primary'}
              aria-disabled={saving}
              aria-busy={saving}
            >
              {submit}
            </Button>
          </>
        }
      >
        {open && children({ id, saving, onTyped: setTyped })}
      </DetailDialog>
    </>
  )
}
