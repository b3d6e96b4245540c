import { ReasonQuestion, type ReasonQuestionProps } from '@potager/ui/booking'
import { config } from '../services.ts'
import { useLeaveGuard } from './useLeaveGuard.tsx'

/**
 * Confirms a cancellation or refusal, with a reason where the backend stores one; guards a typed reason against loss.
 */
export function AskReason(props: Omit<ReasonQuestionProps, 'asksReason' | 'onDirty'>) {
  const { setDirty } = useLeaveGuard()
  return <ReasonQuestion {...props} asksReason={config.extensions} onDirty={setDirty} />
}
