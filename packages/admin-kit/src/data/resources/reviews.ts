import { browseReviews, type ConsoleReview, type ConsoleSort, reviewFilters } from '@potager/domain/console'
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
import { consoleQueryOf } from '../../query/console-query.ts'
import type { Adapter, AdapterContext, ReadAdapter } from '../adapter.ts'
import { notOffered } from '../failures.ts'
import { browsedOr } from './browsed.ts'
import { changedRecord, reasonIn } from './change.ts'
import { withDecided } from './decided.ts'
import { findIn, listFrom, type PagedList, type PagedSource, pagedSource } from './pagedSource.ts'

/** Reviews, the oldest first. */
const reviewList: PagedList<ConsoleReview, ConsoleSort<'reviews'>> = {
  filters: reviewFilters,
  sorts: {
    createdAt: ({ createdAt }) => createdAt,
    rating: ({ rating }) => rating,
    status: ({ status }) => status,
  },
  sort: 'createdAt',
  direction: 'asc',
}

/** A pending review as the console has it: the specification names its author by an id only. */
const pending = (review: Review): ConsoleReview => ({
  ...review,
  status: 'PENDING',
  author: `${leadingId(review.userId)}*****`,
})

/** The reviews that the specification lists: those that wait for a decision. */
function pendingSource(context: AdapterContext): PagedSource<ConsoleReview> {
  const { page, all } = pagedSource(context, listPendingReviews, {})
  return {
    page: async (...asked) => {
      const answer = await page(...asked)
      return { ...answer, items: answer.items.map(pending) }
    },
    all: async (options) => {
      const read = await all(options)
      return { ...read, rows: read.rows.map(pending) }
    },
  }
}

/** Gives reviews the name of what they are about, from the lists of restaurants and dishes. */
function named({ reads }: AdapterContext) {
  return async (reviews: ConsoleReview[], options: Parameters<Adapter<ConsoleReview>['getOne']>[1]) => {
    if (reviews.length === 0) return reviews
    const [restaurants, dishes] = await Promise.all([
      reads.whole(listRestaurants, undefined, options),
      reads.whole(listDishes, undefined, options),
    ])
    const names = new Map([...restaurants, ...dishes].map(({ id, name }) => [id, name]))
    return reviews.map((review) => {
      const name = names.get(review.resourceId)
      return name === undefined ? review : { ...review, resourceName: name }
    })
  }
}

function listed(context: AdapterContext): ReadAdapter<ConsoleReview> {
  const sources = [pendingSource(context)]
  const withNames = named(context)
  return browsedOr(context, browseReviews, {
    getList: async (params, options) => {
      const { filter: { status, ...filter } = {}, ...query } = consoleQueryOf(params)
      // None but pending ones are there.
      const wanted = status === undefined || status === 'PENDING' ? filter : { ...filter, status }
      const answer = await listFrom(sources, reviewList, { ...query, filter: wanted }, options)
      return { ...answer, data: await withNames(answer.data, options) }
    },
    getOne: async (id, options) => {
      const review = await findIn(sources, id, options)
      const [withName = review] = await withNames([review], options)
      return withName
    },
  })
}

const isDecision = (status: unknown): status is ModerationDecision => moderationDecisions.some((one) => one === status)

/** Reviews for react-admin. An update decides about one: a status, with the reason of a refusal. */
export function reviewsAdapter(context: AdapterContext): Adapter<ConsoleReview> {
  return withDecided({
    ...listed(context),
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
