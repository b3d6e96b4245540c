import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { commonMessages } from '@potager/domain/messages'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

export type FormDialogProps = {
  open: boolean
  title: string
  width: 'sm' | 'md'
  /** What the button that sends says. */
  submit: string
  saving: boolean
  /** The form: it has this id, and tells whether something is typed in it. */
  children: (form: { id: string; onDirty: (dirty: boolean) => void }) => ReactNode
  onClose: () => void
  /** Told whether something is typed that is not saved. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** A form over the page, sent or left by the buttons below it; what is typed is not left behind without a question. */
export function FormDialog({ open, title, width, submit, saving, children, onClose, onDirty }: FormDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState(false)
  const { close, question } = useLeaveQuestion(open && typed, onClose, onDirty)
  return (
    <Dialog
      open={open}
      onClose={(event: SyntheticEvent) => {
        // The browser would go on with its Escape, and close the question that it opens.
        event.preventDefault()
        close()
      }}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth={width}
    >
      {open && (
        <>
          <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
          <DialogContent>{children({ id, onDirty: setTyped })}</DialogContent>
          <DialogActions>
            <Button onClick={close}>{commonMessages.cancel}</Button>
            <Button type="submit" form={id} variant="contained" aria-disabled={saving} aria-busy={saving}>
              {submit}
            </Button>
          </DialogActions>
        </>
      )}
      {question}
    </Dialog>
  )
}
