import { publicReviewMessages as text } from '@potager/domain/messages'
import type { ReviewSummary } from '@potager/domain/review'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './Rating.module.css'

/** What approved reviews come to: an average with one decimal, of so many. */
export type Rated = Pick<ReviewSummary, 'count'> & { average: number }

/** An average with its count; one element, its star drawn by the style sheet. */
export function Rating({ average, count, className, ref }: Rated & RootProps<HTMLParagraphElement>) {
  return (
    <p ref={ref} className={classNames(css.rating, 'figures', className)}>
      {`${text.average(average)} · ${text.count(count)}`}
    </p>
  )
}
