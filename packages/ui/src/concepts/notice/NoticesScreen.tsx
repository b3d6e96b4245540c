import { formatInstant, formatWait, pageRange } from '@potager/domain/format'
import {
  commonMessages,
  moderationScreenMessages,
  reviewResourceLabels,
  noticeScreenMessages as words,
} from '@potager/domain/messages'
import { NOTICE_PAGE_SIZE, type OpenNotice } from '@potager/domain/notice'
import { paths } from '@potager/domain/paths'
import type { Instant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { type ReactNode, useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../components/feedback/index.ts'
import { PageWindow, StatusChip } from '../../components/list/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import { Stars } from '../../components/stars/Stars.tsx'
import { Icon } from '../../foundations/icon/index.ts'
import css from './NoticesScreen.module.css'
import { motiveOf } from './notice-words.ts'

type NoticeCardProps = {
  notice: OpenNotice
  now: Instant
  closed?: NoticesScreenProps['closed']
  onDecide: (notice: OpenNotice) => void
  linkTo?: (restaurantId: string) => string
}

/** An open notice: its motive and explanation, the review as everybody reads it, and how often that was noticed. */
function NoticeCard({ notice, now, closed, onDecide, linkTo = paths.restaurant }: NoticeCardProps) {
  const notTheirs = closed?.(notice)
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
      {notTheirs ? (
        <p className={css.facts}>{notTheirs}</p>
      ) : (
        <div className={css.actions}>
          <Button size="small" variant="contained" aria-haspopup="dialog" onClick={() => onDecide(notice)}>
            {words.decide}
            <span className="visually-hidden">{` ${words.decideOn(motive, review.author)}`}</span>
          </Button>
        </div>
      )}
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

export type NoticesScreenProps = {
  /** A page of the open notices; null during the first load. */
  notices: Paged<OpenNotice> | null
  failure?: string | null
  refreshing?: boolean
  /** Current page, from 0. */
  page: number
  now: Instant
  /** Leads to the reviews that wait for their moderation. */
  tabs?: ReactNode
  /** Leads from an empty list to where its notices come from. */
  origin?: ReactNode
  onPage: (page: number) => void
  onRefresh: () => void
  /** Why a notice is not this person's to decide on, if it is not. */
  closed?: ((notice: OpenNotice) => string | undefined) | undefined
  /** Receives the notice to decide on. */
  onDecide: (notice: OpenNotice) => void
  /** Address of the page of a restaurant, by its id. */
  linkTo?: (restaurantId: string) => string
}

/** « Avis signalés »: what visitors say of published reviews, the longest waiting first. */
export function NoticesScreen({ tabs, refreshing = false, failure, ...props }: NoticesScreenProps) {
  const { notices, page, onRefresh } = props
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title} counts={notices && words.counts(notices.total)}>
        <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </Button>
      </ScreenHeading>
      {tabs}
      <RefreshingBar active={refreshing} />
      {failure && <ErrorState title={words.failure} message={failure} onRetry={onRefresh} />}
      {!(failure && !notices) && <NoticeList {...props} />}
      {notices && notices.total > 0 && <NoticePages notices={notices} page={page} onPage={props.onPage} />}
    </div>
  )
}

type NoticeListProps = Pick<NoticesScreenProps, 'notices' | 'now' | 'origin' | 'closed' | 'onDecide' | 'linkTo'>

function NoticeList({ notices, origin, ...each }: NoticeListProps) {
  const kept = useKeptFocus<HTMLUListElement>(notices)
  if (!notices) return <ListSkeleton rows={4} />
  if (notices.items.length === 0) return <EmptyState title={words.empty} hint={words.emptyHint} action={origin} />
  return (
    <ul className={css.list} aria-label={words.list} {...kept}>
      {notices.items.map((notice) => (
        <li key={notice.id} data-row={notice.id}>
          <NoticeCard notice={notice} {...each} />
        </li>
      ))}
    </ul>
  )
}

type PagesProps = Pick<NoticesScreenProps, 'page' | 'onPage'> & { notices: Paged<OpenNotice> }

function NoticePages({ notices, page, onPage }: PagesProps) {
  const { from, to } = pageRange(page, NOTICE_PAGE_SIZE, notices.total)
  return (
    <div className={css.pages}>
      <p>{words.range(from, to, notices.total)}</p>
      {notices.totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={notices.totalPages} size={5} onChange={onPage} />
      )}
    </div>
  )
}
