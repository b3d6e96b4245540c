import { emptyListMessages, moderationScreenMessages as words } from '@potager/domain/messages'
import { otherPendingOf, type Review } from '@potager/domain/review'
import { EmptyState, ListSkeleton } from '../../../components/feedback/index.ts'
import { ReviewCard, type ReviewCardProps } from '../index.ts'
import css from './ModerationScreen.module.css'
import type { ModerationScreenProps } from './moderation-screen-props.ts'
import type { useReviewFocus } from './useReviewFocus.ts'

type ModerationListProps = Pick<
  ModerationScreenProps,
  'reviews' | 'layout' | 'now' | 'selected' | 'busy' | 'problems' | 'resourceOf' | 'origin' | 'onAuthor'
> &
  Pick<ReviewCardProps, 'onSelect' | 'onApprove' | 'onReject'> & {
    /** The page's reviews that match the filters, sorted. */
    shown: readonly Review[] | null
    filtered: boolean
    listProps: ReturnType<typeof useReviewFocus>['listProps']
    onReset: () => void
  }

/** The reviews as cards, or a placeholder. */
export function ModerationList(props: ModerationListProps) {
  const { reviews, shown, filtered, layout, onReset } = props
  // Every review of the page is decided: the next ones are loading.
  if (!reviews || !shown || (reviews.items.length === 0 && reviews.total > 0)) return <ListSkeleton rows={6} />
  if (shown.length === 0) {
    return filtered ? (
      <EmptyState title={words.filteredEmpty} hint={words.filteredEmptyHint} onReset={onReset} />
    ) : (
      <EmptyState title={words.empty} hint={emptyListMessages.reviews.hint} action={props.origin} />
    )
  }
  return (
    <ul className={css.list} data-layout={layout} aria-label={words.list} {...props.listProps}>
      {shown.map((review) => (
        <li key={review.id}>
          <ReviewCard
            review={review}
            resource={props.resourceOf(review)}
            others={otherPendingOf(review, reviews.items)}
            now={props.now}
            compact={layout === 'compact'}
            selected={props.selected.has(review.id)}
            busy={props.busy.has(review.id)}
            problem={props.problems.get(review.id)}
            onSelect={props.onSelect}
            onApprove={props.onApprove}
            onReject={props.onReject}
            onAuthor={props.onAuthor}
          />
        </li>
      ))}
    </ul>
  )
}
