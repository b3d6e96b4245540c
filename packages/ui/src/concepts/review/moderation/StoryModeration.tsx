import { wholeReviewView } from '@potager/domain/review'
import { useEffect, useState } from 'react'
import { ModerationScreen } from './ModerationScreen.tsx'
import type { ModerationScreenProps, ReviewLayout } from './moderation-screen-props.ts'
import { RejectionDialog } from './RejectionDialog.tsx'

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
