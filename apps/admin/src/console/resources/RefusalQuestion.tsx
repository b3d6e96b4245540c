import type { ConsoleReview } from '@potager/domain/console'
import { useLeaveGuard } from '../../app/useLeaveGuard.tsx'
import { Rejection } from '../../reviews/Rejection.tsx'
import type { OwnQuestionProps } from '../description.ts'

/** Asks why reviews are refused, as the moderation does: the reason is kept with each of them. */
export function RefusalQuestion({ rows, running, onRun, onKeep }: OwnQuestionProps<ConsoleReview>) {
  const { setDirty } = useLeaveGuard()
  return <Rejection reviews={rows} saving={running} onReject={onRun} onClose={onKeep} onDirty={setDirty} />
}
