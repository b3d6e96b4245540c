import {
  moderationScreenMessages,
  visitModerationMessages as returnWords,
  verifiedVisit,
} from '@potager/domain/messages'
import { isOldReview, type Review, reviewLimits } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { StatusChip } from '../../components/list/index.ts'
import { Stars } from '../../components/stars/Stars.tsx'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './ReviewCard.module.css'
import { authorOf, receivedOf, resourceOf, reviewReference, visitOf } from './review-words.ts'

type ReviewReturnProps = Pick<Review, 'corrected' | 'refusedFor' | 'objection'>

/** Why a review is in the queue again: what it was refused for, and what its author did or says. Nothing for others. */
export function ReviewReturn({ corrected, refusedFor, objection }: ReviewReturnProps) {
  if (!corrected && !objection) return null
  return (
    <div className={css.back}>
      {corrected && <p className={css.what}>{returnWords.corrected}</p>}
      {refusedFor && <p>{returnWords.refusedFor(refusedFor)}</p>}
      {objection && (
        <>
          <p className={css.what}>{returnWords.contested}</p>
          <blockquote className={css.objection}>{objection}</blockquote>
        </>
      )}
    </div>
  )
}

const words = moderationScreenMessages.review

/** Link to the reviewed item, once its name is loaded; it opens in a new tab to preserve the moderation page. */
export type ResourceLink = { name: string; href: string }

export type ReviewCardProps = {
  review: Review
  /** What the review is about. */
  resource?: ResourceLink | undefined
  /** Number of other pending reviews by the same author. */
  others: number
  now: Instant
  /** One line for each review. */
  compact?: boolean
  selected: boolean
  /** True while a decision is pending; the buttons are inactive but keep the focus. */
  busy?: boolean
  /** Why the decision is not theirs; without it, the card has both. */
  closed?: string | undefined
  /** Why the last decision failed. */
  problem?: string | undefined
  onSelect: (review: Review) => void
  onApprove: (review: Review) => void
  onReject: (review: Review) => void
  /** Receives the id of the author, to show only their reviews. */
  onAuthor: (userId: string) => void
} & RootProps

/** A pending review: rating, text, item, author, date, and the two decisions, or whose they are. */
export function ReviewCard({ className, ref, ...props }: ReviewCardProps) {
  const { review, now, compact = false, selected, busy = false, closed, problem, onSelect } = props
  const heading = useId()
  const reference = reviewReference(review)
  return (
    <article
      ref={ref}
      className={classNames(css.card, compact && css.compact, className)}
      data-review={review.id}
      data-selected={selected}
      aria-labelledby={heading}
      aria-busy={busy}
      tabIndex={-1}
    >
      {closed ? (
        <span className={css.check} />
      ) : (
        <input
          type="checkbox"
          className={css.check}
          checked={selected}
          aria-label={words.select(reference)}
          onChange={() => onSelect(review)}
        />
      )}
      <div className={css.rating}>
        <Stars rating={review.rating} />
        {review.rating !== null && review.rating <= reviewLimits.lowRating && (
          <span className={css.low}>{words.low}</span>
        )}
      </div>
      <h2 id={heading} className={css.resource}>
        <ResourceName {...props} />
      </h2>
      {isOldReview(review, now) && (
        <span className={css.age}>
          <StatusChip tone="warning" label={words.old} />
        </span>
      )}
      <p className={review.comment ? css.comment : css.silent} title={compact ? review.comment : undefined}>
        {review.comment ?? words.noComment}
      </p>
      <ReviewFacts {...props} />
      <ReviewReturn {...review} />
      {problem && !closed && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {closed ? (
        <p className={css.closed}>{closed}</p>
      ) : (
        <ReviewDecisions {...props} busy={busy} reference={reference} />
      )}
    </article>
  )
}

function ResourceName({ review, resource }: ReviewCardProps) {
  const code = resourceOf(review)
  if (!resource) return code
  return (
    <>
      <a href={resource.href} target="_blank" rel="noopener" className={css.link}>
        {resource.name}
        <span className="visually-hidden">{` ${words.newTab}`}</span>
      </a>
      <small>{code}</small>
    </>
  )
}

function ReviewFacts({ review, others, now, compact = false, onAuthor }: ReviewCardProps) {
  const facts = [
    receivedOf(review, now),
    visitOf(review),
    review.verified && verifiedVisit,
    words.author(authorOf(review.userId)),
  ]
  return (
    <p className={css.facts}>
      <span>{[...facts, words.reference(reviewReference(review))].filter(Boolean).join(' · ')}</span>
      {others > 0 && (
        <button type="button" className={css.others} onClick={() => onAuthor(review.userId)}>
          {compact ? words.othersInShort(others) : words.others(others)}
        </button>
      )}
    </p>
  )
}

type DecisionsProps = ReviewCardProps & { busy: boolean; reference: string }

function ReviewDecisions({ review, busy, reference, onApprove, onReject }: DecisionsProps) {
  const waiting = { 'aria-disabled': busy, className: busy ? css.waiting : '' }
  return (
    <div className={css.decisions}>
      <Button
        size="small"
        color="error"
        aria-label={words.rejectOne(reference)}
        aria-haspopup="dialog"
        {...waiting}
        onClick={() => !busy && onReject(review)}
      >
        {words.reject}
      </Button>
      <Button
        size="small"
        variant="contained"
        aria-label={words.approveOne(reference)}
        {...waiting}
        onClick={() => !busy && onApprove(review)}
      >
        {words.approve}
      </Button>
    </div>
  )
}
