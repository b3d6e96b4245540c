import type { Instant, WallDate } from '../../base/time/index.ts'
import {
  asRecord,
  readId,
  readInstant,
  readNumber,
  readOptionalString,
  readString,
  readWallTime,
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
  /** Older than this is old, or urgent. */
  oldDays: 7,
} as const

/** Reviews of a page: what the call has by default, and what the moderation page asks for. */
export const REVIEW_PAGE_SIZE = 20
export const MODERATION_PAGE_SIZE = 10
/** Reviews of a page of a restaurant or a dish: ours. */
export const PUBLIC_REVIEW_PAGE_SIZE = 10

/** A review as moderators see it. `resourceType` is text: unknown ones are shown as they are (T20). */
export type Review = {
  id: string
  userId: string
  resourceType: string
  resourceId: string
  /** 1 to 5; null when the answer has none. */
  rating: number | null
  comment?: string
  createdAt: Instant | null
  /** The Paris day the author was there (extension). */
  experienceDate?: WallDate
  /** How many reviews of this author wait, this one included (extension). */
  authorPending?: number
}

/** One's own review: what became of it, and for a refusal why. */
export type OwnReview = Review & { status: string; reason?: string }

/** An approved review as everybody reads it; the author is masked by the server. */
export type PublicReview = Pick<Review, 'id' | 'rating' | 'comment' | 'createdAt' | 'experienceDate'> & {
  author: string
}

/** The approved ratings of one restaurant or dish: their average with one decimal, null when there is none. */
export type ReviewSummary = { resourceId: string; average: number | null; count: number }

/** Figures of the moderation; null where the answer has none. */
export type ReviewStats = Record<'pending' | 'approved' | 'rejected' | 'oldPending' | 'totalProcessed', number | null>

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

function readText(row: Record<string, unknown>) {
  const comment = readOptionalString(row.comment)
  const experienceDate = readWallTime(row.experienceDate)?.slice(0, 10)
  return {
    rating: readNumber(row.rating) ?? null,
    createdAt: readInstant(row.createdAt),
    ...(comment === undefined ? {} : { comment }),
    ...(experienceDate === undefined ? {} : { experienceDate }),
  }
}

/** Reads a review as the server sends it. */
export function readReview(value: unknown): Review {
  const row = asRecord(value) ?? {}
  const authorPending = readNumber(row.authorPending)
  return {
    id: readId(row.id),
    userId: readId(row.userId),
    resourceType: readString(row.resourceType),
    resourceId: readId(row.resourceId),
    ...readText(row),
    ...(authorPending === undefined ? {} : { authorPending }),
  }
}

/** Reads one's own review. */
export function readOwnReview(value: unknown): OwnReview {
  const row = asRecord(value) ?? {}
  const reason = readOptionalString(row.reason)
  return { ...readReview(value), status: readString(row.status), ...(reason === undefined ? {} : { reason }) }
}

/** Reads an approved review. */
export function readPublicReview(value: unknown): PublicReview {
  const row = asRecord(value) ?? {}
  return { id: readId(row.id), author: readString(row.author), ...readText(row) }
}

/** Reads a summary of ratings. */
export function readReviewSummary(value: unknown): ReviewSummary {
  const row = asRecord(value) ?? {}
  return {
    resourceId: readId(row.resourceId),
    average: readNumber(row.average) ?? null,
    count: readNumber(row.count) ?? 0,
  }
}

/** Reads the figures of the moderation. */
export function readReviewStats(value: unknown): ReviewStats {
  const row = asRecord(value) ?? {}
  const figure = (name: string) => readNumber(row[name]) ?? null
  return {
    pending: figure('pending'),
    approved: figure('approved'),
    rejected: figure('rejected'),
    oldPending: figure('oldPending'),
    totalProcessed: figure('totalProcessed'),
  }
}
