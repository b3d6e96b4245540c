import { call, type SendOptions } from '@potager/domain/api'
import { browseReviews, type ConsoleReview, reviewFilters, reviewOrder } from '@potager/domain/console'
import { listDishes } from '@potager/domain/dish'
import { leadingId } from '@potager/domain/format'
import { listRestaurants } from '@potager/domain/restaurant'
import {
  listPendingReviews,
  type ModerationDecision,
  moderateReview,
  moderationDecisions,
  type Review,
} from '@potager/domain/review'
import type { Paged } from '@potager/domain/wire'
import { type Adapter, type AdapterContext, changedRecord, reasonIn } from '../adapter.ts'
import { notOffered } from '../failures.ts'
import { browsedOr, withDecided } from './browsed.ts'
import { pagedSource, readsOf } from './pagedSource.ts'

/** A pending review as the console has it: the specification names its author by an id only. */
const pending = (review: Review): ConsoleReview => ({
  ...review,
  status: 'PENDING',
  author: `${leadingId(review.userId)}*****`,
})

/** The reviews that the specification lists: those that wait for a decision. */
const pendingReviews = call({
  ...listPendingReviews,
  response: (...answered): Paged<ConsoleReview> => {
    const page = listPendingReviews.response(...answered)
    return { ...page, items: page.items.map(pending) }
  },
})

/** Reviews with the name of what they are about, from the lists of restaurants and dishes. */
async function named({ reads }: AdapterContext, reviews: ConsoleReview[], options: SendOptions) {
  if (reviews.length === 0) return reviews
  const [restaurants, dishes] = await Promise.all([
    reads.whole(listRestaurants, undefined, options),
    reads.whole(listDishes, undefined, options),
  ])
  const names = new Map([...restaurants, ...dishes].map(({ id, name }) => [id, name]))
  return reviews.map((review) => {
    const resourceName = names.get(review.resourceId)
    return resourceName === undefined ? review : { ...review, resourceName }
  })
}

const isDecision = (status: unknown): status is ModerationDecision => moderationDecisions.some((one) => one === status)

/** Reviews for react-admin. An update decides about one: a status, with the reason of a refusal. */
export function reviewsAdapter(context: AdapterContext): Adapter<ConsoleReview> {
  const specified = readsOf({ filters: reviewFilters, ...reviewOrder }, [
    pagedSource(context, pendingReviews, {}, { status: 'PENDING' }),
  ])
  return withDecided({
    ...browsedOr(context, browseReviews, {
      getList: async (params, options) => {
        const answer = await specified.getList(params, options)
        return { ...answer, data: await named(context, answer.data, options) }
      },
      getOne: async (id, options) => {
        const review = await specified.getOne(id, options)
        const [withName = review] = await named(context, [review], options)
        return withName
      },
    }),
    references: ['resourceId', 'customerId'],
    update: async (id, change) => {
      const { data, previous } = change
      const { status } = data
      if (!isDecision(status)) throw notOffered('PUT')
      // A review that came back since it was shown is not decided on unread.
      const { round = 0 }: Partial<ConsoleReview> = { ...previous, ...data }
      const decided = await context.api.send(moderateReview, { id, status, ...reasonIn(data), round })
      // The answer has neither the masked name nor the name of what the review is about.
      return { ...(changedRecord(change) as ConsoleReview), ...(decided.id ? decided : {}), status }
    },
  })
}
