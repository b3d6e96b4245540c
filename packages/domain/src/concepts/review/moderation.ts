import { ApiError } from '../../base/api/call.ts'
import { isFoundIn, readText } from '../../base/text/index.ts'
import type { Instant } from '../../base/time/index.ts'
import { moderationMessages, refusalReasonLabels } from './review.messages.ts'
import { isOldReview, type RefusalReason, type Review, type ReviewStats } from './review.ts'

/** The reason to send: the label of the choice, or the typed text for « autre ». */
export function refusalText({ reason, other }: { reason: RefusalReason; other: string }): string {
  return reason === 'OTHER' ? readText(other) : refusalReasonLabels[reason]
}

/** Message of a failed moderation: ours for 404 and 400, the server's for 403 and 409. */
export function moderationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return moderationMessages.failure
  if (error.status === 404) return moderationMessages.notFound
  const [field] = Object.values(error.body.fields)
  const told = field ?? error.body.message
  if (error.status === 400) return told ?? moderationMessages.invalid
  return (error.status === 403 || error.status === 409) && told ? told : moderationMessages.failure
}

/** Whether a failed moderation means that somebody else has already handled the review. */
export function isAlreadyHandled(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}

/** Age filters of the moderation: the last 7 days, older, all. */
export const reviewAges = ['recent', 'old', 'all'] as const
export type ReviewAge = (typeof reviewAges)[number]

/** Sort orders of the moderation list: by date or by rating. */
export const reviewSorts = ['oldest', 'latest', 'lowest', 'highest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Client-side filter and order of the loaded page. */
export type ReviewView = { age: ReviewAge; text: string; sort: ReviewSort }

/** All reviews, longest waiting first, as the server sends them (AMB-55). */
export const wholeReviewView: ReviewView = { age: 'all', text: '', sort: 'oldest' }

function isOfAge(review: Pick<Review, 'createdAt'>, age: ReviewAge, now: Instant): boolean {
  return age === 'all' || isOldReview(review, now) === (age === 'old')
}

/** Whether a review's comment or author id contains a text, ignoring case and accents. */
function mentions({ comment = '', userId }: Pick<Review, 'comment' | 'userId'>, text: string): boolean {
  return isFoundIn(comment, text) || isFoundIn(userId, text)
}

const ratingOr = (missing: number, { rating }: Pick<Review, 'rating'>) => rating ?? missing
const since = ({ createdAt }: Pick<Review, 'createdAt'>) => createdAt ?? 0

/** Equal ratings go by waiting time; missing ratings come last. */
const comparisons: Record<ReviewSort, (a: Review, b: Review) => number> = {
  oldest: (a, b) => since(a) - since(b),
  latest: (a, b) => since(b) - since(a),
  lowest: (a, b) => ratingOr(6, a) - ratingOr(6, b) || since(a) - since(b),
  highest: (a, b) => ratingOr(0, b) - ratingOr(0, a) || since(a) - since(b),
}

/** The reviews of a page in a view, in its order. */
export function reviewsInView(reviews: readonly Review[], { age, text, sort }: ReviewView, now: Instant): Review[] {
  return reviews
    .filter((review) => isOfAge(review, age, now) && mentions(review, text))
    .toSorted((a, b) => comparisons[sort](a, b))
}

/** How many reviews of the loaded page are in each age filter (AMB-55). */
export function countReviewAges(
  reviews: readonly Pick<Review, 'createdAt'>[],
  now: Instant,
): Record<ReviewAge, number> {
  const old = reviews.filter((review) => isOldReview(review, now)).length
  return { recent: reviews.length - old, old, all: reviews.length }
}

/** How many other reviews of the same author are pending: by the server, else within the loaded page; 0 for one of nobody known. */
export function otherPendingOf(review: Review, reviews: readonly Review[]): number {
  if (review.authorPending === undefined && review.userId === '') return 0
  const waiting = review.authorPending ?? reviews.filter(({ userId }) => userId === review.userId).length
  return Math.max(0, waiting - 1)
}

/** Shares of the moderation in percent; null without figures. */
export type ModerationShares = Record<'approved' | 'processed' | 'old', number | null>

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : (part / whole) * 100
}

/** Approved of decided reviews; decided of received ones; old of pending ones. */
export function moderationShares({ pending, approved, oldPending, totalProcessed }: ReviewStats): ModerationShares {
  const received = pending === null || totalProcessed === null ? null : pending + totalProcessed
  return {
    approved: share(approved, totalProcessed),
    processed: share(totalProcessed, received),
    old: share(oldPending, pending),
  }
}
