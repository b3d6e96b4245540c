import { publicReviewMessages as text } from '@potager/domain/messages'
import css from './Stars.module.css'

/** A rating out of five, with a text for screen readers; CSS draws the stars. */
export function Stars({ rating }: { rating: number | null }) {
  if (rating === null) return <span className={css.none}>{text.noRating}</span>
  return <span className={css.stars} role="img" data-rating={Math.round(rating)} aria-label={text.rating(rating)} />
}
