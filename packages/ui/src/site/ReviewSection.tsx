import { reviewMessages, publicReviewMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { PublicReview, ReviewSummary } from '@potager/domain/review'
import type { Paged } from '@potager/domain/wire'
import { LinkButton } from './Button.tsx'
import { Rating } from './Rating.tsx'
import { ReviewList } from './ReviewList.tsx'
import css from './ReviewSection.module.css'

export type ReviewSectionProps = {
  summary: ReviewSummary
  list: Paged<PublicReview>
  /** Current page, from 1. */
  page: number
  /** Address of a page of reviews. */
  addressOf: (page: number) => string
  /** Whether each review leads to a form that gives notice of it. */
  notices?: boolean
  /** Address of that form. */
  linkTo?: (review: PublicReview) => string
  /** Address of the rules by which reviews are published. */
  rules?: string
}

/** A restaurant's reviews: average, count, how they are checked and ranked, and one page of them. */
export function ReviewSection({
  summary,
  list,
  page,
  addressOf,
  rules = paths.reviewRules,
  ...each
}: ReviewSectionProps) {
  const { average, count } = summary
  if (average === null || count === 0) {
    return (
      <div className={css.summary}>
        <p>{reviewMessages.none}</p>
        <RulesLink href={rules} />
      </div>
    )
  }
  return (
    <>
      <div className={css.summary}>
        <Rating average={average} count={count} />
        <p className={css.checked}>
          {text.checked} <RulesLink href={rules} />
        </p>
      </div>
      {list.items.length > 0 ? (
        <ReviewList reviews={list.items} {...each} />
      ) : (
        <p className={css.none}>{text.noSuchPage}</p>
      )}
      <Pages page={page} pages={list.totalPages} addressOf={addressOf} />
    </>
  )
}

function RulesLink({ href }: { href: string }) {
  return (
    <a className={css.rules} href={href}>
      {text.rules}
    </a>
  )
}

function Pages({ page, pages, addressOf }: Pick<ReviewSectionProps, 'page' | 'addressOf'> & { pages: number }) {
  if (pages < 2 && page === 1) return null
  const newer = page > 1 ? Math.min(page - 1, Math.max(1, pages)) : null
  const older = page < pages ? page + 1 : null
  return (
    <nav className={css.pages} aria-label={text.pages}>
      {newer === null ? null : <LinkButton href={addressOf(newer)}>{text.newer}</LinkButton>}
      <span className={`${css.page} figures`}>{page <= pages ? text.page(page, pages) : null}</span>
      {older === null ? null : <LinkButton href={addressOf(older)}>{text.older}</LinkButton>}
    </nav>
  )
}
