import { noticeRefusals, reviewResourceLabels } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { notFound } from '../refusal.ts'
import { findReviews, type ReviewRow } from '../review/queries.ts'

/** A review with the name of what it is about; its kind where that was deleted. */
export type Reviewed = ReviewRow & { about: string }

/** The reviews with these ids. */
export async function findReviewedOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Reviewed>> {
  const rows = await findReviews(db, ids)
  return new Map(
    rows.map((row) => [row.id, { ...row, about: row.resourceName ?? reviewResourceLabels[row.resourceType] }]),
  )
}

/** One review. @throws Refusal 404 when it is gone */
export async function findReviewed(db: Queryable, id: string): Promise<Reviewed> {
  const [review] = (await findReviewedOf(db, [id])).values()
  if (!review) throw notFound(noticeRefusals.unpublished)
  return review
}
