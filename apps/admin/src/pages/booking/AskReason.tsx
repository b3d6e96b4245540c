import { ReasonQuestion, type ReasonQuestionProps } from '@potager/ui/booking'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'

/**
 * Confirms a cancellation or refusal; guards a typed reason against loss. `asksReason` says whether the backend stores
 * one.
 */
export function AskReason(props: Omit<ReasonQuestionProps, 'onDirty'>) {
  const { setDirty } = useLeaveGuard()
  return <ReasonQuestion {...props} onDirty={setDirty} />
}
