import { formatLongDate } from '@potager/domain/format'
import { reviewMessages, publicReviewMessages as text, verifiedVisit } from '@potager/domain/messages'
import { noticePaths } from '@potager/domain/notice'
import { paths } from '@potager/domain/paths'
import type { PublicReview, ReviewSummary } from '@potager/domain/review'
import { instantToWall } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { Stars } from '../components/stars/Stars.tsx'
import { LinkButton } from './Button.tsx'
import { Rating } from './Rating.tsx'
import css from './ReviewSection.module.css'

type ReviewListProps = {
  reviews: readonly PublicReview[]
  /** Whether each leads to a form that gives notice of it. */
  notices?: boolean
  /** Address of that form. */
  linkTo?: ((review: PublicReview) => string) | undefined
}

const ownForm = ({ id }: PublicReview) => noticePaths.form(id)

/** Approved reviews in the given order: rating, text, author, date and visit. */
export function ReviewList({ reviews, notices = false, linkTo = ownForm }: ReviewListProps) {
  return (
    // Safari drops the list role of lists without markers.
    <ul className={css.reviews} role="list">
      {reviews.map((review) => (
        <li key={review.id} className={css.review}>
          <p className={css.head}>
            <Stars rating={review.rating} />
            <span className={css.author}>{review.author}</span>
            {review.verified ? <span className={css.verified}>{verifiedVisit}</span> : null}
          </p>
          <p className={review.comment ? css.comment : css.silent}>{review.comment ?? text.noComment}</p>
          <p className={css.when}>
            <Days {...review} />
          </p>
          {review.answer ? <Answer answer={review.answer} at={review.answeredAt} /> : null}
          {notices ? <NoticeLink review={review} href={linkTo(review)} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** « Signaler cet avis », by whose it is for who cannot see beside which it stands. */
function NoticeLink({ review: { author, createdAt }, href }: { review: PublicReview; href: string }) {
  const day = createdAt === null ? '' : formatLongDate(instantToWall(createdAt).slice(0, 10))
  return (
    <a className={css.notice} href={href}>
      {text.notice}
      <span className="visually-hidden">{` ${text.noticeOf(author, day)}`}</span>
    </a>
  )
}

/** What the house answered. */
function Answer({ answer, at }: { answer: string; at: PublicReview['answeredAt'] }) {
  const day = at === undefined || at === null ? '' : instantToWall(at).slice(0, 10)
  return (
    <blockquote className={css.answer}>
      <p className={css.when}>{day ? <time dateTime={day}>{text.answered(formatLongDate(day))}</time> : null}</p>
      <p className={css.comment}>{answer}</p>
    </blockquote>
  )
}

function Days({ createdAt, experienceDate }: Pick<PublicReview, 'createdAt' | 'experienceDate'>) {
  const written = createdAt === null ? null : instantToWall(createdAt).slice(0, 10)
  return (
    <>
      {written ? <time dateTime={written}>{text.written(formatLongDate(written))}</time> : null}
      {experienceDate ? <time dateTime={experienceDate}>{text.visited(formatLongDate(experienceDate))}</time> : null}
    </>
  )
}

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
