import type { OwnQuestionProps } from '@potager/admin-kit'
import type { ConsoleReview } from '@potager/domain/console'
import { Rejection } from '../../pages/review/Rejection.tsx'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'

/** Asks for the reason of a rejection, as on the moderation page; it is stored with each review. */
export function RefusalQuestion({ rows, running, onRun, onKeep }: OwnQuestionProps<ConsoleReview>) {
  const { setDirty } = useLeaveGuard()
  return <Rejection reviews={rows} saving={running} onReject={onRun} onClose={onKeep} onDirty={setDirty} />
}
