import type { UpdateProps } from '@potager/admin-kit'
import type { ConsoleReview } from '@potager/domain/console'
import { consoleMessages as words } from '@potager/domain/messages'
import { RefusalQuestion } from './RefusalQuestion.tsx'

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
