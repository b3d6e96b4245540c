import { call } from '../../base/api/call.ts'
import { answeredList, type Paged, readPaged } from '../../base/wire/index.ts'
import {
  type ModerationDecision,
  PUBLIC_REVIEW_PAGE_SIZE,
  type PublicReview,
  REVIEW_PAGE_SIZE,
  type Review,
  type ReviewDraft,
  type ReviewResource,
  readOwnReview,
  readPublicReview,
  readReview,
  readReviewStats,
  readReviewSummary,
} from './review.ts'

/** A page of the pending reviews, oldest first; pages start at 0. `author` limits it to one person's (extension). */
export const listPendingReviews = call({
  name: 'listPendingReviews',
  resource: 'reviews',
  freshness: { staleTime: 10_000, refetchInterval: 30_000 },
  method: 'GET',
  path: '/admin/reviews/pending',
  access: 'staff',
  extensionKeys: ['userId'],
  request: ({ page, size = REVIEW_PAGE_SIZE, author }: { page: number; size?: number; author?: string }) => ({
    query: { page, size, ...(author ? { userId: author } : {}) },
  }),
  response: (body, { page, size = REVIEW_PAGE_SIZE }): Paged<Review> => readPaged(body, readReview, { page, size }),
})

/** A moderator's decision and its reason, which the author will read. A refusal needs one. */
export type Moderation = {
  id: string
  status: ModerationDecision
  reason?: string
  /** That of the review as it was read: what came back meanwhile is not decided unread (extension). */
  round?: number | undefined
}

/**
 * Approves or refuses a pending review. The moderator follows from the token. 404: no such review; 409: already
 * decided; 403: one's own review.
 */
export const moderateReview = call({
  name: 'moderateReview',
  resource: 'reviews',
  method: 'PUT',
  path: '/admin/reviews/:id/moderate',
  access: 'staff',
  extensionKeys: ['round'],
  // Exactly two keys: JSON omits an undefined reason, which is optional for an approval.
  request: ({ id, status, reason, round }: Moderation) => ({
    params: { id },
    ...(round === undefined ? {} : { query: { round } }),
    body: { status, reason: reason?.trim() || undefined },
  }),
  response: readReview,
})

/** How many reviews are pending, pending for more than 7 days, and decided. */
export const getReviewStats = call({
  name: 'getReviewStats',
  resource: 'reviews',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/admin/reviews/stats',
  access: 'staff',
  request: () => ({}),
  response: readReviewStats,
})

/** A restaurant or a dish. */
export type Reviewed = { resourceType: ReviewResource; resourceId: string }

/** A page of the approved reviews of a restaurant or dish, latest first; pages start at 0 (extension). */
export const listApprovedReviews = call({
  name: 'listApprovedReviews',
  resource: 'reviews',
  method: 'GET',
  path: '/notprotected/reviews',
  access: 'public',
  extension: true,
  request: ({
    resourceType,
    resourceId,
    page,
    size = PUBLIC_REVIEW_PAGE_SIZE,
  }: Reviewed & { page: number; size?: number }) => ({ query: { resourceType, resourceId, page, size } }),
  response: (body, { page, size = PUBLIC_REVIEW_PAGE_SIZE }): Paged<PublicReview> =>
    readPaged(body, readPublicReview, { page, size }),
})

/** Average and count of the approved ratings of a restaurant or dish; null and 0 without any (extension). */
export const getReviewSummary = call({
  name: 'getReviewSummary',
  resource: 'reviews',
  method: 'GET',
  path: '/notprotected/reviews/summary',
  access: 'public',
  extension: true,
  request: ({ resourceType, resourceId }: Reviewed) => ({ query: { resourceType, resourceId } }),
  response: readReviewSummary,
})

/** The same for every restaurant, or every dish, with approved reviews (extension). */
export const listReviewSummaries = call({
  name: 'listReviewSummaries',
  resource: 'reviews',
  method: 'GET',
  path: '/notprotected/reviews/summaries',
  access: 'public',
  extension: true,
  request: (resourceType: ReviewResource) => ({ query: { resourceType } }),
  response: answeredList(readReviewSummary),
})

/** Creates a review, pending moderation (extension). 403 for who works for a restaurant; 409: this person has already reviewed it. */
export const createReview = call({
  name: 'createReview',
  resource: 'reviews',
  method: 'POST',
  path: '/reviews',
  access: 'signed-in',
  anyTask: true,
  extension: true,
  creates: true,
  request: ({ comment, ...draft }: ReviewDraft) => ({
    body: { ...draft, ...(comment.trim() ? { comment: comment.trim() } : {}) },
  }),
  response: readOwnReview,
})

/** What a house answers to a published review. */
export type ReviewAnswer = { id: string; answer: string }

/**
 * Answers a published review in the name of the house, once and in public (extension). 403 for who does not work for its
 * restaurant, and for a dish unless manager or admin; 404: no such review; 409: not published, or answered otherwise.
 */
export const answerReview = call({
  name: 'answerReview',
  resource: 'reviews',
  method: 'PUT',
  path: '/reviews/:id/answer',
  access: 'staff',
  extension: true,
  request: ({ id, answer }: ReviewAnswer) => ({ params: { id }, body: { answer: answer.trim() } }),
  response: readOwnReview,
})

/** The caller's own reviews with their decisions, latest first (extension): a refused author reads the reason. */
export const listMyReviews = call({
  name: 'listMyReviews',
  resource: 'reviews',
  method: 'GET',
  path: '/reviews/mine',
  access: 'signed-in',
  anyTask: true,
  extension: true,
  request: () => ({}),
  response: answeredList(readOwnReview),
})
