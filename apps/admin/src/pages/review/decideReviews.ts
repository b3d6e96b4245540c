import { fewAtATime } from '@potager/admin-kit/data'
import { ApiError } from '@potager/domain/api'
import { commonMessages, moderationMessages, moderationScreenMessages } from '@potager/domain/messages'
import {
  isAlreadyHandled,
  type Moderation,
  type ModerationDecision,
  moderationFailure,
  type Review,
} from '@potager/domain/review'

/** A decision; rejections carry a reason. */
export type Decision = { status: ModerationDecision; reason?: string }

/** The result for one review: decided, already decided elsewhere, or still pending; the latter two with a message. */
export type DecisionOutcome = { id: string } & (
  | { kind: 'done' }
  | { kind: 'elsewhere' | 'failed'; status: number; words: string }
)

type Dependencies = {
  send: (moderation: Moderation) => Promise<unknown>
  /** Called when the review's answer has come, success or failure. */
  settle: (outcome: DecisionOutcome) => void
}

async function decideOne(
  { send }: Dependencies,
  { id, round = 0 }: Pick<Review, 'id' | 'round'>,
  decision: Decision,
): Promise<DecisionOutcome> {
  try {
    await send({ id, ...decision, round })
    return { id, kind: 'done' }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    return { id, kind: isAlreadyHandled(error) ? 'elsewhere' : 'failed', status, words: moderationFailure(error) }
  }
}

/** Decides on reviews, three at a time; a failure does not stop the others. Never throws. */
export async function decideReviews(
  reviews: readonly Pick<Review, 'id' | 'round'>[],
  decision: Decision,
  outside: Dependencies,
): Promise<DecisionOutcome[]> {
  return fewAtATime(reviews, async (review) => {
    const outcome = await decideOne(outside, review, decision)
    outside.settle(outcome)
    return outcome
  })
}

/** A message about a decision; a decision made elsewhere is news, not an error. */
export type DecisionNotice = { kind: 'success' | 'error' | 'news'; text: string }

const { bulk } = moderationScreenMessages

const doneWords = ({ status }: Decision) =>
  status === 'APPROVED' ? moderationMessages.approved : moderationMessages.rejected

function noticeOfOne(outcome: DecisionOutcome, decision: Decision): DecisionNotice {
  if (outcome.kind === 'done') return { kind: 'success', text: doneWords(decision) }
  // For a missing review the specification has its own message, an error.
  return { kind: outcome.kind === 'elsewhere' && outcome.status === 409 ? 'news' : 'error', text: outcome.words }
}

/** The messages to show once all answers have come. */
export function noticesOf(outcomes: readonly DecisionOutcome[], decision: Decision): DecisionNotice[] {
  const [only] = outcomes
  if (outcomes.length === 1 && only) return [noticeOfOne(only, decision)]
  const count = (kind: DecisionOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  const [done, elsewhere, failed] = [count('done'), count('elsewhere'), count('failed')]
  const approved = decision.status === 'APPROVED'
  const failure = approved ? moderationMessages.bulkFailure : bulk.rejectFailure
  const notices: DecisionNotice[] = []
  if (done === 1) notices.push({ kind: 'success', text: doneWords(decision) })
  if (done > 1) {
    notices.push({ kind: 'success', text: approved ? moderationMessages.bulkApproved(done) : bulk.rejected(done) })
  }
  if (failed > 0) {
    const mixed = failed < outcomes.length
    notices.push({ kind: 'error', text: mixed ? commonMessages.because(failure, bulk.failed(failed)) : failure })
  }
  if (elsewhere > 0) notices.push({ kind: 'news', text: bulk.elsewhere(elsewhere) })
  return notices
}
