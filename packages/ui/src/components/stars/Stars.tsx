import { publicReviewMessages as text } from '@potager/domain/messages'
import css from './Stars.module.css'

/** One rating as five stars, said in words to those who do not see them; the style sheet draws them. */
export function Stars({ rating }: { rating: number | null }) {
  if (rating === null) return <span className={css.none}>{text.noRating}</span>
  return <span className={css.stars} role="img" data-rating={Math.round(rating)} aria-label={text.rating(rating)} />
}
