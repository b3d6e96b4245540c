import { type Review, wholeReviewView } from '@potager/domain/review'
import { useEffect, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { now, resourceLink, waiting } from '../review.fixtures.ts'
import { ModerationScreen } from './ModerationScreen.tsx'
import type { ModerationScreenProps, ReviewLayout } from './moderation-page.ts'
import { RejectionDialog } from './RejectionDialog.tsx'

export const moderationPage = (items: readonly Review[], total = items.length) => ({
  items,
  total,
  totalPages: Math.ceil(total / 10),
})
export const ids = (...indexes: number[]) => new Set(indexes.map((index) => waiting[index]?.id ?? ''))

/** Four of the twenty-three pending reviews, with nothing in progress. */
export const moderation = {
  reviews: moderationPage(waiting, 23),
  stats: { pending: 23, approved: 140, rejected: 15, oldPending: 7, totalProcessed: 155 },
  page: 0,
  author: null,
  now,
  busy: new Set<string>(),
  progress: null,
  problems: new Map<string, string>(),
  decidedHere: new Set<string>(),
  resourceOf: resourceLink,
  onPage: fn(),
  onAuthor: fn(),
  onApprove: fn(),
  onReject: fn(),
  onRefresh: fn(),
}

export const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('article')
export const card = (canvasElement: HTMLElement, index: number) => within(cards(canvasElement)[index] as HTMLElement)
export const focusOn = (canvasElement: HTMLElement, index: number) => expect(cards(canvasElement)[index]).toHaveFocus()

const nothing: ReadonlySet<string> = new Set()

export type StoryModerationProps = Omit<
  ModerationScreenProps,
  'view' | 'layout' | 'selected' | 'shortcuts' | 'rejection' | 'onView' | 'onLayout' | 'onSelect' | 'onShortcuts'
> & {
  chosen?: ReadonlySet<string>
  /** Id of a review removed once it gets the focus, as if somebody else had decided on it. */
  leaves?: string
}

/** The screen, with the state that its page owns. */
export function StoryModeration({ chosen = nothing, leaves, reviews, ...props }: StoryModerationProps) {
  const [view, setView] = useState(wholeReviewView)
  const [layout, setLayout] = useState<ReviewLayout>('list')
  const [selected, select] = useState(chosen)
  const [shortcuts, setShortcuts] = useState(true)
  const [left, setLeft] = useState(false)
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset.review === leaves) setLeft(true)
    }
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [leaves])
  const items = reviews?.items.filter(({ id }) => !left || id !== leaves)
  return (
    <ModerationScreen
      {...props}
      reviews={reviews && items ? { ...reviews, items } : null}
      view={view}
      layout={layout}
      selected={selected}
      shortcuts={shortcuts}
      rejection={(dialog) => <RejectionDialog {...dialog} />}
      onView={setView}
      onLayout={setLayout}
      onSelect={select}
      onShortcuts={setShortcuts}
    />
  )
}
