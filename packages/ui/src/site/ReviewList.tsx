import { formatLongDate } from '@potager/domain/format'
import { publicReviewMessages as text, verifiedVisit } from '@potager/domain/messages'
import { noticePaths } from '@potager/domain/notice'
import type { PublicReview } from '@potager/domain/review'
import { instantToWall } from '@potager/domain/time'
import { Stars } from '../components/stars/index.ts'
import css from './ReviewList.module.css'

export type ReviewListProps = {
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
