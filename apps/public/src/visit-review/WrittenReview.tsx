import { visitReviewMessages as words } from '@potager/domain/messages'
import { reviewLimits, reviewStatuses } from '@potager/domain/review'
import {
  canContest,
  canCorrect,
  type VisitAct,
  type VisitReview,
  type VisitThing,
  visitFields,
  visitReviewLimits,
  visitReviewPath,
} from '@potager/domain/visit-review'
import { SiteButton, SiteTextArea, StarChoice, Stars } from '@potager/ui/site'
import { type ReactNode, useId } from 'react'
import { fieldsOf } from '../fields/fields.tsx'
import type { RefusedVisitForm } from '../page.ts'
import sheet from '../request/Request.module.css'
import css from './VisitReview.module.css'

type WrittenProps = {
  token: string
  thing: VisitThing
  /** What a form about one of the reviews was refused for. */
  refused: RefusedVisitForm | undefined
}

/** A review of the visit with what became of it, and what its author may still do. */
export function WrittenReview({ token, thing, refused }: WrittenProps) {
  const heading = useId()
  const { review, name } = thing
  return (
    <article className={css.written} aria-labelledby={heading}>
      <h3 id={heading} className={css.thing}>
        {name}
      </h3>
      {review ? (
        <>
          <State {...review} dish={thing.resourceType === 'DISH'} />
          <p className={css.opinion}>
            <Stars rating={review.rating} /> {words.by(review.author)}
          </p>
          <p className={review.comment ? css.comment : css.silent}>{review.comment ?? words.noComment}</p>
          <Acts token={token} review={review} refused={refused?.typed.review === review.id ? refused : undefined} />
        </>
      ) : (
        <p className={sheet.note}>{words.withdrawn}</p>
      )}
    </article>
  )
}

/** Where a review is; what is accepted of a dish, no page shows. */
function State({ status, reason, corrected, contested, dish }: VisitReview & { dish: boolean }) {
  const known = reviewStatuses.find((one) => one === status) ?? 'PENDING'
  const waits = contested ? words.waitsContested : corrected ? words.waitsCorrected : words.says.PENDING
  const said =
    dish && known === 'APPROVED'
      ? words.dishAccepted
      : { status: words.statuses[known], says: known === 'PENDING' ? waits : words.says[known] }
  return (
    <>
      <p className={css.state}>
        <span className={css.status} data-status={known}>
          {said.status}
        </span>{' '}
        <span>{said.says}</span>
      </p>
      {reason ? <p className={css.reason}>{words.reason(reason)}</p> : null}
    </>
  )
}

type ActsProps = { token: string; review: VisitReview; refused: RefusedVisitForm | undefined }

function Acts({ token, review, refused }: ActsProps) {
  const of = { token, review: review.id, refused }
  const rating = review.rating === null ? '' : String(review.rating)
  const field = fieldsOf(visitFields, refused, { rating, comment: review.comment ?? '' })
  return (
    <div className={css.acts}>
      {canCorrect(review) ? (
        <Act {...of} act="correct" label={words.correct} rule={words.correctRule} submit={words.correctSubmit}>
          <StarChoice {...field('rating')} label={words.rating} star={words.star} hint={words.scale} />
          <SiteTextArea
            {...field('comment')}
            label={words.comment}
            hint={words.commentHint}
            maxLength={reviewLimits.comment.max}
          />
        </Act>
      ) : null}
      {canContest(review) ? (
        <Act {...of} act="contest" label={words.contest} rule={words.contestRule} submit={words.contestSubmit}>
          <SiteTextArea
            {...field('objection')}
            label={words.objection}
            minLength={visitReviewLimits.objection.min}
            maxLength={visitReviewLimits.objection.max}
            required
          />
        </Act>
      ) : null}
      <Act {...of} act="withdraw" label={words.withdraw} rule={words.withdrawQuestion} submit={words.withdrawConfirm} />
    </div>
  )
}

type ActProps = Pick<ActsProps, 'token' | 'refused'> & {
  act: VisitAct
  review: string
  label: string
  rule: string
  submit: string
  children?: ReactNode
}

/** Something that the author may do: its form opens under its name, and is open where it was refused. */
function Act({ token, act, review, refused, label, rule, submit, children }: ActProps) {
  return (
    <details className={css.act} data-act={act} open={refused?.typed.act === act}>
      <summary>{label}</summary>
      <form className={sheet.form} method="post" action={visitReviewPath(token)}>
        <p className={sheet.note}>{rule}</p>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="review" value={review} />
        {children}
        <SiteButton type="submit">{submit}</SiteButton>
      </form>
    </details>
  )
}
