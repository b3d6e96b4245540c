import type { OwnQuestionProps, UpdateProps } from '@potager/admin-kit'
import type { ConsoleReview } from '@potager/domain/console'
import { answerMessages as answerWords, consoleMessages as words } from '@potager/domain/messages'
import { answerReview } from '@potager/domain/review'
import { Button } from '@potager/ui/button'
import { useState } from 'react'
import { Rejection } from '../../pages/review/Rejection.tsx'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { supports } from '../../platform/services.ts'

/** Asks for the reason of a rejection, as on the moderation page; it is stored with each review. */
function RefusalQuestion({ rows, running, onRun, onKeep }: OwnQuestionProps<ConsoleReview>) {
  const { setDirty } = useLeaveGuard()
  return <Rejection reviews={rows} saving={running} onReject={onRun} onClose={onKeep} onDirty={setDirty} />
}

const waits = ({ status }: ConsoleReview) => status === 'PENDING'

/** What a moderator decides: a refusal asks for its reason. */
export const reviewActions: readonly UpdateProps<ConsoleReview>[] = [
  { label: words.actions.approve, fits: waits, data: { status: 'APPROVED' } },
  {
    label: words.actions.refuse,
    fits: waits,
    data: { status: 'REJECTED' },
    asks: true,
    asksReason: true,
    Question: RefusalQuestion,
    destructive: true,
  },
]

const AnswerReviewDialog = lazyDialog(() =>
  import('./AnswerReviewDialog.tsx').then((module) => module.AnswerReviewDialog),
)

/** Answers a published review that has no answer yet, from its record. */
export function AnswerReview({ row }: { row: ConsoleReview }) {
  const [open, setOpen] = useState(false)
  const answerable = row.status === 'APPROVED' && row.answeredAt === undefined && supports(answerReview)
  // Somebody else answered meanwhile: what is typed stays.
  if (!answerable && !open) return null
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {answerWords.act}
      </Button>
      <AnswerReviewDialog open={open} row={row} onClose={() => setOpen(false)} />
    </>
  )
}
