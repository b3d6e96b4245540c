import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { commonMessages } from '@potager/domain/messages'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { useLeaveQuestion } from './DetailForm.tsx'

export type FormDialogProps = {
  open: boolean
  title: string
  width: 'sm' | 'md'
  submit: string
  saving: boolean
  /** True while the form offers something better than what it submits. */
  demoted?: boolean
  /** Renders the form, which must use this id and report whether it has unsaved input. */
  children: (form: { id: string; onDirty: (dirty: boolean) => void }) => ReactNode
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** A form in a dialog, with its buttons below; asks before unsaved input is discarded. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, width, submit, saving, demoted = false, children, onClose, onDirty } = props
  const id = useId()
  const [typed, setTyped] = useState(false)
  const { close, question } = useLeaveQuestion(open && typed, onClose, onDirty)
  return (
    <Dialog
      open={open}
      onClose={(event: SyntheticEvent) => {
        // The browser's default for Escape would close the confirmation just opened.
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
            <Button
              type="submit"
              form={id}
              variant={demoted ? 'outlined' : 'contained'}
              aria-disabled={saving}
              aria-busy={saving}
            >
              {submit}
            </Button>
          </DialogActions>
        </>
      )}
      {question}
    </Dialog>
  )
}
