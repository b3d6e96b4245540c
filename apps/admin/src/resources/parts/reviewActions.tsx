import type { OwnQuestionProps, UpdateProps } from '@potager/admin-kit'
import type { ConsoleReview } from '@potager/domain/console'
import { consoleMessages as words } from '@potager/domain/messages'
import { Rejection } from '../../pages/review/Rejection.tsx'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'

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
