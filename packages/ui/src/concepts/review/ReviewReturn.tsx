import { visitModerationMessages as words } from '@potager/domain/messages'
import type { Review } from '@potager/domain/review'
import css from './ReviewReturn.module.css'

type ReviewReturnProps = Pick<Review, 'corrected' | 'refusedFor' | 'objection'>

/** Why a review is in the queue again: what it was refused for, and what its author did or says. Nothing for others. */
export function ReviewReturn({ corrected, refusedFor, objection }: ReviewReturnProps) {
  if (!corrected && !objection) return null
  return (
    <div className={css.back}>
      {corrected && <p className={css.what}>{words.corrected}</p>}
      {refusedFor && <p>{words.refusedFor(refusedFor)}</p>}
      {objection && (
        <>
          <p className={css.what}>{words.contested}</p>
          <blockquote className={css.objection}>{objection}</blockquote>
        </>
      )}
    </div>
  )
}
