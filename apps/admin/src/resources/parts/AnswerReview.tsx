import type { ConsoleReview } from '@potager/domain/console'
import { answerMessages as words } from '@potager/domain/messages'
import { answerReview } from '@potager/domain/review'
import { Button } from '@potager/ui/button'
import { useState } from 'react'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'

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
        {words.act}
      </Button>
      <AnswerReviewDialog open={open} row={row} onClose={() => setOpen(false)} />
    </>
  )
}
