import { browseReviews, type ConsoleReview } from '@potager/domain/console'
import { type ModerationDecision, moderateReview, moderationDecisions } from '@potager/domain/review'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { notOffered } from '../notOffered.ts'
import { browsed } from './browsed.ts'
import { changedRecord } from './changedRecord.ts'
import { reasonIn } from './reasonIn.ts'

const isDecision = (status: unknown): status is ModerationDecision => moderationDecisions.some((one) => one === status)

/** Reviews for react-admin. An update decides about one: a status, with the reason of a refusal. */
export function reviewsAdapter(context: AdapterContext): Adapter<ConsoleReview> {
  return {
    ...browsed(context, browseReviews),
    update: async (id, change) => {
      const { data } = change
      const { status } = data
      if (!isDecision(status)) throw notOffered('PUT')
      const decided = await context.api.send(moderateReview, { id, status, ...reasonIn(data) })
      // The answer has neither the masked name nor the name of what the review is about.
      return { ...(changedRecord(change) as ConsoleReview), ...decided, status }
    },
  }
}
