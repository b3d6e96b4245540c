import { countReviewAges, type Review, type ReviewAge } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'

/** A page of pending reviews, with the server's totals. */
export type WaitingPage = { items: readonly Review[]; total: number; totalPages: number }

/** Counts by age over the loaded page (AMB-55); null while loading. */
export function countsOf(reviews: WaitingPage | null, now: Instant): Record<ReviewAge, number> | null {
  return reviews && countReviewAges(reviews.items, now)
}

/** The selected reviews among the visible ones: a hidden review must never be decided on. */
export function selectionOf(shown: readonly Review[] | null, selected: ReadonlySet<string>): readonly Review[] {
  return shown?.filter(({ id }) => selected.has(id)) ?? []
}
