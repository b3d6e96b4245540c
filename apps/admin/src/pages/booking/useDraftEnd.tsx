import type { BookingKind } from '@potager/domain/booking'
import { bookingFormMessages } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { useState } from 'react'

const words = bookingFormMessages.draft

type DraftEnd = { kind: BookingKind; started: boolean; clear: () => void; leave: () => void }

/**
 * Ends a booking draft by leaving or restarting, after confirming the loss of input. Render `question` before the form:
 * on closing it releases focus before the restarted form takes it.
 */
export function useDraftEnd({ kind, started, clear, leave }: DraftEnd) {
  const [asked, ask] = useState<'leave' | 'stay' | null>(null)
  return {
    cancel: () => (started ? ask('leave') : leave()),
    beginAgain: () => ask('stay'),
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={words[kind].question}
        message={words.warning}
        confirmLabel={words[kind].abandon}
        cancelLabel={words.keep}
        onConfirm={() => {
          ask(null)
          clear()
          if (asked === 'leave') leave()
        }}
        onCancel={() => ask(null)}
      />
    ),
  }
}
