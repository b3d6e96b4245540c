import type { Instant, WallDate } from '../../base/time/index.ts'
import {
  code,
  count,
  day,
  describe,
  extended,
  id,
  instant,
  nullable,
  omittable,
  optional,
  orLeftOut,
  orNull,
  type Read,
  reader,
  record,
  text,
  trueFlag,
  within,
} from '../../base/wire/index.ts'

/** What a review is about. */
export const reviewResources = ['RESTAURANT', 'DISH'] as const
export type ReviewResource = (typeof reviewResources)[number]

/** States of a review: pending until it is moderated, once. */
export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What a moderation may decide. */
export const moderationDecisions = ['APPROVED', 'REJECTED'] as const
export type ModerationDecision = (typeof moderationDecisions)[number]

/** The seven reasons to refuse a review. */
export const refusalReasons = [
  'INAPPROPRIATE',
  'OFFENSIVE',
  'NOT_CONSTRUCTIVE',
  'SPAM',
  'FALSE',
  'DUPLICATE',
  'OTHER',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Bounds of the specification; the length of a comment is ours. */
export const reviewLimits = {
  rating: { min: 1, max: 5 },
  /** A rating of this or less is low. */
  lowRating: 2,
  comment: { max: 2000 },
  reason: { max: 500 },
  /** Ours. */
  answer: { max: 1000 },
  /** Older than this is old, or urgent. */
  oldDays: 7,
} as const

/** Reviews of a page: what the call has by default, and what the moderation page asks for. */
export const REVIEW_PAGE_SIZE = 20
export const MODERATION_PAGE_SIZE = 10
/** Reviews of a page of a restaurant or a dish: ours. */
export const PUBLIC_REVIEW_PAGE_SIZE = 10

const verified = describe('Écrit après une visite connue de la maison (extension)', optional(trueFlag))

const opinion = {
  /** 1 to 5; null when the answer has none. */
  rating: orNull(within(reviewLimits.rating, 'whole')),
  comment: optional(text),
  createdAt: instant,
  experienceDate: describe('Jour de la visite, à Paris (extension)', optional(day)),
  verified,
}

/** What the house said to it, once it has. */
const answered = {
  answer: describe('Réponse publique de la maison (extension)', optional(text)),
  answeredAt: describe('Moment de la réponse (extension)', optional(instant)),
}

const reviewed = extended(record({ id, userId: id, resourceType: code(reviewResources), resourceId: id }), opinion)

/** What moderators see of a review that came back after a refusal. */
export const returnedFields = {
  corrected: describe('Corrigé par son auteur après un refus (extension)', optional(trueFlag)),
  refusedFor: describe('Motif du refus corrigé ou contesté (extension)', optional(text)),
  objection: describe('Pourquoi l’auteur conteste le refus (extension)', optional(text)),
  round: describe('Fois où il est revenu dans la file (extension)', optional(within({ min: 1, max: 2 }, 'whole'))),
}

/** A review as moderators see it. */
export const reviewRecord = extended(reviewed, {
  ...returnedFields,
  authorPending: describe('Avis de cette personne en attente (extension)', optional(within({ min: 1 }, 'whole'))),
})
export interface Review extends Read<typeof reviewRecord> {}
export const readReview = reader(reviewRecord)

/** One's own review: what became of it, and for a refusal why. */
export const ownReviewRecord = extended(reviewed, {
  status: describe('Extension', omittable(code(reviewStatuses))),
  reason: describe('Motif, tel que l’auteur le lit (extension)', optional(text)),
  ...answered,
})
export type OwnReview = Review & Read<typeof ownReviewRecord>

/** Reads one's own review, with all that a review may say. */
export function readOwnReview(body: unknown): OwnReview {
  return { ...readReview(body), ...ownReviewRecord.read(body) }
}

/** An approved review as everybody reads it; the author is masked by the server. */
export const publicReviewRecord = extended(record({ id, author: text }), { ...opinion, ...answered })
export interface PublicReview extends Read<typeof publicReviewRecord> {}
export const readPublicReview = reader(publicReviewRecord)

/** The approved ratings of one restaurant or dish. */
export const reviewSummaryRecord = record({
  resourceType: orLeftOut(code(reviewResources)),
  resourceId: id,
  average: describe('À une décimale ; null sans avis', nullable(within(reviewLimits.rating))),
  count,
})
export interface ReviewSummary extends Read<typeof reviewSummaryRecord> {}
export const readReviewSummary = reader(reviewSummaryRecord)

/** Figures of the moderation; null where the answer has none. */
export const reviewStatsRecord = record({
  pending: orNull(count),
  approved: orNull(count),
  rejected: orNull(count),
  oldPending: orNull(count),
  totalProcessed: orNull(count),
})
export interface ReviewStats extends Read<typeof reviewStatsRecord> {}
export const readReviewStats = reader(reviewStatsRecord)

/** A review to send. */
export type ReviewDraft = {
  resourceType: ReviewResource
  resourceId: string
  rating: number
  comment: string
  experienceDate: WallDate
}

/** Whether a review has waited, or lasted, for more than 7 days. */
export function isOldReview({ createdAt }: Pick<Review, 'createdAt'>, now: Instant): boolean {
  return createdAt !== null && now - createdAt > reviewLimits.oldDays * 86_400_000
}
