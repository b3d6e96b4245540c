import { reasonOf } from '@potager/admin-kit/data'
import type { ConsoleReview } from '@potager/domain/console'
import { answerMessages as words } from '@potager/domain/messages'
import { answerReview } from '@potager/domain/review'
import { AnswerDialog } from '@potager/ui/review-moderation'
import { toast } from '@potager/ui/toast'
import { useApiMutation } from '../../platform/data/useApi.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'

type AnswerReviewDialogProps = { open: boolean; row: ConsoleReview; onClose: () => void }

/** The dialog of a public answer; after a refusal it stays open with what was typed. */
export function AnswerReviewDialog({ open, row, onClose }: AnswerReviewDialogProps) {
  const { setDirty } = useLeaveGuard()
  const sending = useApiMutation(answerReview, {
    onSuccess: () => {
      toast.success(words.published)
      close()
    },
  })
  const close = () => {
    sending.reset()
    onClose()
  }
  return (
    <AnswerDialog
      open={open}
      review={row}
      saving={sending.isPending}
      problem={sending.error ? reasonOf(sending.error) : undefined}
      onAnswer={(answer) => !sending.isPending && sending.mutate({ id: row.id, answer })}
      onClose={close}
      onDirty={setDirty}
    />
  )
}
