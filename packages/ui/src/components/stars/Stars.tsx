import { publicReviewMessages as text } from '@potager/domain/messages'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './Stars.module.css'

/** A rating out of five, with a text for screen readers; CSS draws the stars. */
export function Stars({ rating, className, ref }: { rating: number | null } & RootProps<HTMLSpanElement>) {
  if (rating === null) {
    return (
      <span ref={ref} className={classNames(css.none, className)}>
        {text.noRating}
      </span>
    )
  }
  return (
    <span
      ref={ref}
      className={classNames(css.stars, className)}
      role="img"
      data-rating={Math.round(rating)}
      aria-label={text.rating(rating)}
    />
  )
}
