import { bookingWords as words } from '@potager/domain/messages'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/index.ts'
import { TextField } from '../input/index.ts'

/** Longest reason that is kept. */
const MAX = 500

export type ReasonQuestionProps = {
  open: boolean
  message: string
  confirmLabel: string
  keepLabel: string
  /** Whether a reason can be told with it; a backend without extensions keeps none. */
  asksReason: boolean
  onConfirm: (reason: string) => void
  onKeep: () => void
}

/** Asks before a booking is cancelled or refused, and why (B27); an empty reason is allowed. */
export function ReasonQuestion({ open, onConfirm, onKeep, asksReason, keepLabel, ...question }: ReasonQuestionProps) {
  const [reason, setReason] = useState('')
  const tooLong = reason.length > MAX
  return (
    <ConfirmDialog
      {...question}
      open={open}
      cancelLabel={keepLabel}
      onConfirm={() => {
        if (tooLong) return
        onConfirm(reason.trim())
        setReason('')
      }}
      onCancel={() => {
        setReason('')
        onKeep()
      }}
    >
      {asksReason && (
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          value={reason}
          onChange={setReason}
          {...(tooLong ? { error: words.reasonTooLong(MAX) } : {})}
        />
      )}
    </ConfirmDialog>
  )
}
