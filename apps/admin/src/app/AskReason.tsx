import { ReasonQuestion, type ReasonQuestionProps } from '@potager/ui/booking'
import { config } from '../services.ts'
import { useLeaveGuard } from './useLeaveGuard.tsx'

/** Asks before something is cancelled or refused, and why where that is kept; a typed reason is not left without a question. */
export function AskReason(props: Omit<ReasonQuestionProps, 'asksReason' | 'onDirty'>) {
  const { setDirty } = useLeaveGuard()
  return <ReasonQuestion {...props} asksReason={config.extensions} onDirty={setDirty} />
}
