import { countReviewAges, type Review, type ReviewAge } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'

/** One page of the reviews that wait, as the server counted it. */
export type WaitingPage = { items: readonly Review[]; total: number; totalPages: number }

/** Counts by age over the loaded page (AMB-55); null while it is awaited. */
export function countsOf(reviews: WaitingPage | null, now: Instant): Record<ReviewAge, number> | null {
  return reviews && countReviewAges(reviews.items, now)
}

/** The selected reviews among those that are shown: nothing that is out of sight is decided on. */
export function selectionOf(shown: readonly Review[] | null, selected: ReadonlySet<string>): readonly Review[] {
  return shown?.filter(({ id }) => selected.has(id)) ?? []
}
