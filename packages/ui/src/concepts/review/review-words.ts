import { formatDate, formatInstant, formatWait, leadingId, readableCode } from '@potager/domain/format'
import { moderationScreenMessages, reviewResourceLabels } from '@potager/domain/messages'
import { type Review, reviewResources } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'

const words = moderationScreenMessages.review

/** The first 8 characters of the id. */
export function reviewReference(review: Pick<Review, 'id'>): string {
  return leadingId(review.id)
}

/** The first 8 characters of the author's id, then stars: moderators must not know the author. */
export function authorOf(userId: string): string {
  return `${leadingId(userId)}*****`
}

/** « Restaurant 0197a000 », « Plat 0197a000 »; an unknown kind is shown as received. */
export function resourceOf({ resourceType, resourceId }: Pick<Review, 'resourceType' | 'resourceId'>): string {
  const known = reviewResources.find((type) => type === resourceType)
  return words.resource(known ? reviewResourceLabels[known] : readableCode(resourceType), leadingId(resourceId))
}

/** When it was received, and its age. */
export function receivedOf({ createdAt }: Pick<Review, 'createdAt'>, now: Instant): string {
  const received = words.received(formatInstant(createdAt))
  return createdAt === null ? received : `${received} · ${words.waiting(formatWait(createdAt, now))}`
}

/** The day of the author's visit, if known. */
export function visitOf({ experienceDate }: Pick<Review, 'experienceDate'>): string | undefined {
  return experienceDate && words.visited(formatDate(experienceDate))
}
