import { formatInstant, formatWait } from '@potager/domain/format'
import { moderationScreenMessages, reviewResourceLabels, noticeScreenMessages as words } from '@potager/domain/messages'
import type { OpenNotice } from '@potager/domain/notice'
import { paths } from '@potager/domain/paths'
import type { Instant } from '@potager/domain/time'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { StatusChip } from '../../components/list/index.ts'
import { Stars } from '../../components/stars/index.ts'
import css from './NoticesScreen.module.css'
import { motiveOf } from './notice-words.ts'

type NoticeCardProps = {
  notice: OpenNotice
  now: Instant
  onDecide: (notice: OpenNotice) => void
  linkTo?: (restaurantId: string) => string
}

/** An open notice: its motive and explanation, the review as everybody reads it, and how often that was noticed. */
export function NoticeCard({ notice, now, onDecide, linkTo = paths.restaurant }: NoticeCardProps) {
  const heading = useId()
  const { review, receivedAt } = notice
  const motive = motiveOf(notice)
  const since = receivedAt === null ? '' : moderationScreenMessages.review.waiting(formatWait(receivedAt, now))
  const received = words.received(formatInstant(receivedAt))
  return (
    <article className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.motive}>
        {motive}
      </h2>
      <p className={css.facts}>{[received, since, words.times(notice.times)].filter(Boolean).join(' · ')}</p>
      <p className={notice.explanation ? css.said : css.silent}>{notice.explanation ?? words.noExplanation}</p>
      <blockquote className={css.review}>
        <p className={css.head}>
          <Stars rating={review.rating} />
          <span>{words.review(review.author)}</span>
          <Reviewed review={review} linkTo={linkTo} />
          {notice.published ? null : <StatusChip tone="neutral" label={words.unpublished} />}
        </p>
        <p className={review.comment ? css.said : css.silent}>{review.comment ?? words.noComment}</p>
      </blockquote>
      <div className={css.actions}>
        <Button size="small" variant="contained" aria-haspopup="dialog" onClick={() => onDecide(notice)}>
          {words.decide}
          <span className="visually-hidden">{` ${words.decideOn(motive, review.author)}`}</span>
        </Button>
      </div>
    </article>
  )
}

/** What the review is about; a restaurant by its page, which opens beside the moderation. */
function Reviewed({ review, linkTo }: { review: OpenNotice['review']; linkTo: (restaurantId: string) => string }) {
  const { resourceType, resourceId, resourceName } = review
  if (resourceType !== 'RESTAURANT') return <span>{resourceName || reviewResourceLabels.DISH}</span>
  return (
    <a href={linkTo(resourceId)} target="_blank" rel="noopener" className={css.link}>
      {resourceName}
      <span className="visually-hidden">{` ${moderationScreenMessages.review.newTab}`}</span>
    </a>
  )
}
