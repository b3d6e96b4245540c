import { formatLongDate } from '@potager/domain/format'
import { publicReviewMessages as text } from '@potager/domain/messages'
import type { PublicReview } from '@potager/domain/review'
import { instantToWall } from '@potager/domain/time'
import { Stars } from '../components/stars/index.ts'
import css from './ReviewList.module.css'

/** Approved reviews in the given order: rating, text, author, date and visit. */
export function ReviewList({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    // Safari drops the list role of lists without markers.
    <ul className={css.reviews} role="list">
      {reviews.map((review) => (
        <li key={review.id} className={css.review}>
          <p className={css.head}>
            <Stars rating={review.rating} />
            <span className={css.author}>{review.author}</span>
          </p>
          <p className={review.comment ? css.comment : css.silent}>{review.comment ?? text.noComment}</p>
          <p className={css.when}>
            <Days {...review} />
          </p>
        </li>
      ))}
    </ul>
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
