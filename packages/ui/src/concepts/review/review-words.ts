import { formatDate, formatInstant, formatWait, leadingId, readableCode } from '@potager/domain/format'
import { moderationScreenMessages, reviewResourceLabels } from '@potager/domain/messages'
import { type Review, reviewResources } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'

const words = moderationScreenMessages.review

/** The first 8 characters of the id. */
export function reviewReference(review: Pick<Review, 'id'>): string {
  return leadingId(review.id)
}

/** The first 8 characters of the author's id, then stars: who wrote it is not the moderator's to know. */
export function authorOf(userId: string): string {
  return `${leadingId(userId)}*****`
}

/** « Restaurant 0197a000 », « Plat 0197a000 »; a kind nobody knows is shown as it is. */
export function resourceOf({ resourceType, resourceId }: Pick<Review, 'resourceType' | 'resourceId'>): string {
  const known = reviewResources.find((type) => type === resourceType)
  return words.resource(known ? reviewResourceLabels[known] : readableCode(resourceType), leadingId(resourceId))
}

/** When it came and for how long it has waited. */
export function receivedOf({ createdAt }: Pick<Review, 'createdAt'>, now: Instant): string {
  const received = words.received(formatInstant(createdAt))
  return createdAt === null ? received : `${received} · ${words.waiting(formatWait(createdAt, now))}`
}

/** The day the author was there, where it is known. */
export function visitOf({ experienceDate }: Pick<Review, 'experienceDate'>): string | undefined {
  return experienceDate && words.visited(formatDate(experienceDate))
}
