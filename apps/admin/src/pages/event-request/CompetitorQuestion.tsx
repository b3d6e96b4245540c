import type { EventRequest } from '@potager/domain/event-request'
import { bookingWords, eventRequestScreenMessages as words } from '@potager/domain/messages'
import { CompetingList } from '@potager/ui/event-request'
import { AlertDialog, ConfirmDialog } from '@potager/ui/feedback'
import type { Competitors } from './useCompetitorCheck.ts'

export type CompetitorQuestionProps = {
  /** The request to confirm, and what else wants its place; null closes the question. */
  asked: { request: EventRequest; competitors: Competitors } | null
  refuseLabel: string
  onConfirm: () => void
  onCheckAgain: () => void
  onRefuse: () => void
  onKeep: () => void
}

/** Confirms despite competing bookings; offers no confirmation when one has the place, or when they are unknown. */
export function CompetitorQuestion({
  asked,
  refuseLabel,
  onConfirm,
  onCheckAgain,
  onRefuse,
  onKeep,
}: CompetitorQuestionProps) {
  const { competing } = words
  const unknown = asked?.competitors === 'unknown'
  const competitors = asked && asked.competitors !== 'unknown' ? asked.competitors : []
  const list = <CompetingList bookings={competitors} />
  const pending = asked?.request.status === 'PENDING'
  if (competitors.some(({ holdsSpace }) => holdsSpace)) {
    const taken = { open: true, title: competing.taken, message: competing.takenHint, children: list }
    return pending ? (
      <ConfirmDialog
        {...taken}
        confirmLabel={refuseLabel}
        cancelLabel={competing.keepPending}
        onConfirm={onRefuse}
        onCancel={onKeep}
      />
    ) : (
      <AlertDialog {...taken} onClose={onKeep} />
    )
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      title={unknown ? competing.checkFailed : competing.confirmQuestion}
      message={unknown ? competing.maybeCompetitors : competing.confirmWarning}
      confirmLabel={unknown ? competing.checkAgain : competing.confirm}
      cancelLabel={pending ? competing.keepPending : bookingWords.keepStatus}
      destructive={false}
      onConfirm={unknown ? onCheckAgain : onConfirm}
      onCancel={onKeep}
    >
      {list}
    </ConfirmDialog>
  )
}
