import type { Review, ReviewStats, ReviewView } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import type { ResourceLink } from '../index.ts'
import type { BulkProgress } from './BulkBar.tsx'
import type { WaitingPage } from './moderation-page.ts'
import type { RejectionDialogProps } from './RejectionDialog.tsx'

/** How the reviews are laid out. */
export type ReviewLayout = 'list' | 'compact'

export type ModerationScreenProps = {
  /** The page to show; null while the first answer is awaited. */
  reviews: WaitingPage | null
  /** Why the page could not be read. */
  failure?: string | null
  refreshing?: boolean
  stats: ReviewStats | null
  statsFailed?: boolean
  view: ReviewView
  layout: ReviewLayout
  /** Page shown, counted from 0. */
  page: number
  /** Id of the only author shown, or null. */
  author: string | null
  now: Instant
  /** Ids of the selected reviews; those that are not shown are not acted on. */
  selected: ReadonlySet<string>
  /** Ids of the reviews whose decision is under way. */
  busy: ReadonlySet<string>
  progress: BulkProgress | null
  /** Why a decision failed, by id. */
  problems: ReadonlyMap<string, string>
  /** Ids of the reviews decided on from here. */
  decidedHere: ReadonlySet<string>
  shortcuts: boolean
  resourceOf: (review: Review) => ResourceLink | undefined
  onView: (view: ReviewView) => void
  onLayout: (layout: ReviewLayout) => void
  onPage: (page: number) => void
  onAuthor: (author: string | null) => void
  onSelect: (selected: ReadonlySet<string>) => void
  onShortcuts: (enabled: boolean) => void
  onApprove: (reviews: readonly Review[]) => void
  onReject: (reviews: readonly Review[], reason: string) => void
  onRefresh: () => void
  /** Draws the question before a refusal: its form weighs more than the page, which may fetch it when it is first asked. */
  rejection: (dialog: RejectionDialogProps) => ReactNode
  /** Told whether a reason is typed that is not sent. */
  onDirty?: (dirty: boolean) => void
}
