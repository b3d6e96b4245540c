import { REASON_MAX } from '@potager/domain/booking'
import { bookingWords as words } from '@potager/domain/messages'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import { TextField } from '../../components/input/index.ts'

export type ReasonQuestionProps = {
  open: boolean
  title?: string
  message: string
  confirmLabel: string
  keepLabel: string
  /** Whether a reason can be told with it; a backend without extensions keeps none. */
  asksReason: boolean
  onConfirm: (reason: string) => void
  onKeep: () => void
  /** Told whether a reason is typed that is not sent. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Asks before a booking is cancelled or refused, and why; an empty reason is allowed. */
export function ReasonQuestion(props: ReasonQuestionProps) {
  const { open, onConfirm, onKeep, onDirty, asksReason, keepLabel, ...question } = props
  const [reason, setReason] = useState('')
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
        // What is answered may lead to another page.
        write('')
        onConfirm(reason.trim())
      }}
      onCancel={() => {
        write('')
        onKeep()
      }}
    >
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
