import type { BookingKind } from '@potager/domain/booking'
import { bookingFormMessages } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { useState } from 'react'

const words = bookingFormMessages.draft

type DraftEnd = { kind: BookingKind; started: boolean; clear: () => void; leave: () => void }

/**
 * The ways to end the draft of a booking, with the question that comes before what is typed is erased: leaving it, and
 * beginning again. `question` belongs in the page, before the form that begins again: a closed question gives the focus away
 * before the form takes it.
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
