import { countReviewAges, type Review, type ReviewAge, type ReviewStats, type ReviewView } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import type { ResourceLink } from '../index.ts'
import type { BulkProgress } from './ModerationTools.tsx'
import type { RejectionDialogProps } from './RejectionDialog.tsx'

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

/** The visible reviews that this person may decide on. */
export function openOf(shown: readonly Review[] | null, closed: ModerationScreenProps['closed']): readonly Review[] {
  return shown?.filter((review) => !closed?.(review)) ?? []
}

export type ReviewLayout = 'list' | 'compact'

export type ModerationScreenProps = {
  /** The current page; null during the first load. */
  reviews: WaitingPage | null
  failure?: string | null
  refreshing?: boolean
  /** Leads to the notices of published reviews. */
  tabs?: ReactNode
  /** Leads from an empty queue to where its reviews come from. */
  origin?: ReactNode
  /** Null while they are read. */
  stats: ReviewStats | null
  statsFailed?: boolean
  /** Filters and order. */
  view: ReviewView
  /** One card or one line for each review. */
  layout: ReviewLayout
  /** Current page, from 0. */
  page: number
  /** Id of the only author shown, or null. */
  author: string | null
  now: Instant
  /** Ids of the selected reviews; hidden ones are ignored. */
  selected: ReadonlySet<string>
  /** Ids of reviews with a pending decision. */
  busy: ReadonlySet<string>
  /** Null without a decision on several reviews under way. */
  progress: BulkProgress | null
  /** Why a decision failed, by id of the review. */
  problems: ReadonlyMap<string, string>
  /** Ids of the reviews decided on in this tab. */
  decidedHere: ReadonlySet<string>
  /** True if keys act. */
  shortcuts: boolean
  /** Why a review is not this person's to decide on, if it is not. */
  closed?: ((review: Review) => string | undefined) | undefined
  /** What a review is about. */
  resourceOf: (review: Review) => ResourceLink | undefined
  onView: (view: ReviewView) => void
  onLayout: (layout: ReviewLayout) => void
  onPage: (page: number) => void
  /** Receives the id of the only author to show; null for all. */
  onAuthor: (author: string | null) => void
  /** Receives ids of reviews. */
  onSelect: (selected: ReadonlySet<string>) => void
  onShortcuts: (enabled: boolean) => void
  onApprove: (reviews: readonly Review[]) => void
  onReject: (reviews: readonly Review[], reason: string) => void
  onRefresh: () => void
  /** Renders the refusal dialog; a render prop, so that its form can be loaded on first use. */
  rejection: (dialog: RejectionDialogProps) => ReactNode
  /** Called with whether there is an unsent reason. */
  onDirty?: (dirty: boolean) => void
}
