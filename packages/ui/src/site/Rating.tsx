import { publicReviewMessages as text } from '@potager/domain/messages'
import type { ReviewSummary } from '@potager/domain/review'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './Rating.module.css'

/** Average of approved reviews, to one decimal, and their count. */
export type Rated = Pick<ReviewSummary, 'count'> & { average: number }

/** An average with its count, as one element; CSS draws the star. */
export function Rating({ average, count, className, ref }: Rated & RootProps<HTMLParagraphElement>) {
  return (
    <p ref={ref} className={classNames(css.rating, 'figures', className)}>
      {`${text.average(average)} · ${text.count(count)}`}
    </p>
  )
}
