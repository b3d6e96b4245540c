import type { ConsoleReview } from '@potager/domain/console'
import { emptyRefusal, RejectionDialog } from '@potager/ui/review-moderation'
import { useState } from 'react'
import { useLeaveGuard } from '../../app/useLeaveGuard.tsx'
import type { OwnQuestionProps } from '../description.ts'

/** Asks why reviews are refused, as the moderation does: the reason is kept with each of them. */
export function RefusalQuestion({ rows, running, onRun, onKeep }: OwnQuestionProps<ConsoleReview>) {
  const [draft, setDraft] = useState(emptyRefusal)
  const { setDirty } = useLeaveGuard()
  return (
    <RejectionDialog
      reviews={rows}
      draft={draft}
      saving={running}
      onDraft={setDraft}
      onReject={onRun}
      onClose={onKeep}
      onDirty={setDirty}
    />
  )
}
