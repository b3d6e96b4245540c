import { REASON_MAX } from '@potager/domain/booking'
import { bookingWords as words } from '@potager/domain/messages'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import { TextField } from '../../components/input/index.ts'

export type ReasonQuestionProps = {
  open: boolean
  /** Without it, the message names the dialog. */
  title?: string
  /** The question, with the person or event it concerns. */
  message: string
  /** Text of the button that cancels or refuses. */
  confirmLabel: string
  /** Text of the button that changes nothing. */
  keepLabel: string
  /** Whether to ask for a reason; not every backend stores one. */
  asksReason: boolean
  /** The reason to begin with: what was typed for an attempt that failed. */
  start?: string
  /** False when confirming ends nothing. */
  destructive?: boolean
  /** Further details, above the reason. */
  children?: ReactNode
  /** Receives the reason without outer spaces; empty if none is given. */
  onConfirm: (reason: string) => void
  /** Called by the safe button and by Escape. */
  onKeep: () => void
  /** Called with whether there is an unsent reason. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Confirms a cancellation or refusal and asks for a reason, which is optional. */
export function ReasonQuestion(props: ReasonQuestionProps) {
  const { open, children, onConfirm, onKeep, onDirty, asksReason, keepLabel, start = '', ...question } = props
  const [reason, setReason] = useState(start)
  const [shown, setShown] = useState(open)
  if (shown !== open) {
    setShown(open)
    if (open) setReason(start)
  }
  useEffect(() => {
    if (open && start !== '') onDirty?.(true)
  }, [open, start, onDirty])
  const write = (text: string) => {
    setReason(text)
    onDirty?.(text.trim() !== '')
  }
  const tooLong = reason.length > REASON_MAX
  return (
    <ConfirmDialog
      {...question}
      open={open}
      cancelLabel={keepLabel}
      onConfirm={() => {
        if (tooLong) return
        // Cleared first: the answer may navigate to another page.
        write('')
        onConfirm(reason.trim())
      }}
      onCancel={() => {
        write('')
        onKeep()
      }}
    >
      {children}
      {asksReason && (
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          value={reason}
          onChange={write}
          {...(tooLong ? { error: words.reasonTooLong(REASON_MAX) } : {})}
        />
      )}
    </ConfirmDialog>
  )
}
