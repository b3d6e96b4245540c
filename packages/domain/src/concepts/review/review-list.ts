import { fold } from '../../base/text/index.ts'
import type { Instant } from '../../base/time/index.ts'
import { isOldReview, type Review, type ReviewStats } from './review.ts'

/** Ages that the moderation filters by: the last 7 days, older ones, everything. */
export const reviewAges = ['recent', 'old', 'all'] as const
export type ReviewAge = (typeof reviewAges)[number]

/** Orders of the moderation list: by date or by rating. */
export const reviewSorts = ['oldest', 'latest', 'lowest', 'highest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What of the loaded page is shown, and in which order. */
export type ReviewView = { age: ReviewAge; text: string; sort: ReviewSort }

/** Everything, the longest waiting first, as the server sends them (AMB-55). */
export const wholeReviewView: ReviewView = { age: 'all', text: '', sort: 'oldest' }

function isOfAge(review: Pick<Review, 'createdAt'>, age: ReviewAge, now: Instant): boolean {
  return age === 'all' || isOldReview(review, now) === (age === 'old')
}

/** Whether a text, without regard to case or accents, is in a review's comment or its author's id. */
function mentions({ comment = '', userId }: Pick<Review, 'comment' | 'userId'>, text: string): boolean {
  const sought = fold(text.trim())
  return fold(comment).includes(sought) || fold(userId).includes(sought)
}

const ratingOr = (missing: number, { rating }: Pick<Review, 'rating'>) => rating ?? missing
const since = ({ createdAt }: Pick<Review, 'createdAt'>) => createdAt ?? 0

/** Equal ratings go by waiting time; what has no rating comes last. */
const comparisons: Record<ReviewSort, (a: Review, b: Review) => number> = {
  oldest: (a, b) => since(a) - since(b),
  latest: (a, b) => since(b) - since(a),
  lowest: (a, b) => ratingOr(6, a) - ratingOr(6, b) || since(a) - since(b),
  highest: (a, b) => ratingOr(0, b) - ratingOr(0, a) || since(a) - since(b),
}

/** The reviews of a page that a view shows, in its order. */
export function reviewsInView(reviews: readonly Review[], { age, text, sort }: ReviewView, now: Instant): Review[] {
  return reviews
    .filter((review) => isOfAge(review, age, now) && mentions(review, text))
    .toSorted((a, b) => comparisons[sort](a, b))
}

/** How many reviews of the loaded page each age holds (AMB-55). */
export function countReviewAges(
  reviews: readonly Pick<Review, 'createdAt'>[],
  now: Instant,
): Record<ReviewAge, number> {
  const old = reviews.filter((review) => isOldReview(review, now)).length
  return { recent: reviews.length - old, old, all: reviews.length }
}

/** How many other reviews of the same author wait: as the server says, else as far as the page tells. */
export function otherPendingOf(review: Review, reviews: readonly Review[]): number {
  const waiting = review.authorPending ?? reviews.filter(({ userId }) => userId === review.userId).length
  return Math.max(0, waiting - 1)
}

/** Shares of the moderation in percent; null where no figure supports them. */
export type ModerationShares = Record<'approved' | 'processed' | 'old', number | null>

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : (part / whole) * 100
}

/** Of what was decided on, the approved; of what came in, what was decided on; of what waits, the old. */
export function moderationShares({ pending, approved, oldPending, totalProcessed }: ReviewStats): ModerationShares {
  const received = pending === null || totalProcessed === null ? null : pending + totalProcessed
  return {
    approved: share(approved, totalProcessed),
    processed: share(totalProcessed, received),
    old: share(oldPending, pending),
  }
}
