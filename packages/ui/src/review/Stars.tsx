import { reviewDeskMessages as words } from '@potager/domain/messages'
import { reviewLimits } from '@potager/domain/review'
import css from './Stars.module.css'

const levels = Array.from({ length: reviewLimits.rating.max }, (_, index) => index + 1)
const star = 'M8 1.6l1.9 4 4.4.5-3.2 3 .9 4.3L8 11.2l-4 2.2.9-4.3-3.2-3 4.4-.5L8 1.6Z'

/** A rating as five stars (SPEC §9); the words say it too. */
export function Stars({ rating }: { rating: number | null }) {
  return (
    <span className={css.stars} role="img" aria-label={words.review.rating(rating)}>
      {levels.map((level) => (
        <svg key={level} viewBox="0 0 16 16" aria-hidden="true" data-full={rating !== null && level <= rating}>
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}
