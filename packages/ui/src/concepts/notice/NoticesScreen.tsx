import { pageRange } from '@potager/domain/format'
import { commonMessages, noticeScreenMessages as words } from '@potager/domain/messages'
import { NOTICE_PAGE_SIZE, type OpenNotice } from '@potager/domain/notice'
import type { Instant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../components/feedback/index.ts'
import { PageWindow } from '../../components/list/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { NoticeCard } from './NoticeCard.tsx'
import css from './NoticesScreen.module.css'

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

type NoticeListProps = Pick<NoticesScreenProps, 'notices' | 'now' | 'origin' | 'onDecide' | 'linkTo'>

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
