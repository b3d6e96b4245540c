import { ApiError } from '@potager/domain/api'
import { commonMessages, moderationMessages, moderationScreenMessages } from '@potager/domain/messages'
import {
  isAlreadyHandled,
  type Moderation,
  type ModerationDecision,
  moderationFailure,
  type Review,
} from '@potager/domain/review'
import { fewAtATime } from '../data/fewAtATime.ts'

/** What was decided; a refusal has its reason. */
export type Decision = { status: ModerationDecision; reason?: string }

/** What became of one review: decided, decided on elsewhere before, or still waiting; the latter two with the words for it. */
export type DecisionOutcome = { id: string } & (
  | { kind: 'done' }
  | { kind: 'elsewhere' | 'failed'; status: number; words: string }
)

type Dependencies = {
  send: (moderation: Moderation) => Promise<unknown>
  /** The answer about this review has come, good or bad. */
  settle: (outcome: DecisionOutcome) => void
}

async function decideOne({ send }: Dependencies, id: string, decision: Decision): Promise<DecisionOutcome> {
  try {
    await send({ id, ...decision })
    return { id, kind: 'done' }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    return { id, kind: isAlreadyHandled(error) ? 'elsewhere' : 'failed', status, words: moderationFailure(error) }
  }
}

/** Decides on reviews one by one, three at a time; one that fails stops no other. Never throws. */
export async function decideReviews(
  reviews: readonly Pick<Review, 'id'>[],
  decision: Decision,
  outside: Dependencies,
): Promise<DecisionOutcome[]> {
  return fewAtATime(reviews, async ({ id }) => {
    const outcome = await decideOne(outside, id, decision)
    outside.settle(outcome)
    return outcome
  })
}

/** One thing to say about a decision; what happened elsewhere is news, not an error. */
export type DecisionNotice = { kind: 'success' | 'error' | 'news'; text: string }

const { bulk } = moderationScreenMessages

const doneWords = ({ status }: Decision) =>
  status === 'APPROVED' ? moderationMessages.approved : moderationMessages.rejected

function noticeOfOne(outcome: DecisionOutcome, decision: Decision): DecisionNotice {
  if (outcome.kind === 'done') return { kind: 'success', text: doneWords(decision) }
  // The specification has words of its own for a review that is not there.
  return { kind: outcome.kind === 'elsewhere' && outcome.status === 409 ? 'news' : 'error', text: outcome.words }
}

/** What to say once all answers have come. */
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
