import { failureOf } from '@potager/admin-kit/data'
import { listNotices } from '@potager/domain/notice'
import { getReviewStats, listPendingReviews, MODERATION_PAGE_SIZE, type Review } from '@potager/domain/review'
import type { Paged } from '@potager/domain/wire'
import { ModerationScreen } from '@potager/ui/review-moderation'
import { useSearchParams } from 'react-router-dom'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { shownPage, useAddress, useLastPage } from '../../platform/list/address.ts'
import { ReviewOrigin } from '../../platform/navigation/origins.tsx'
import { preferences, usePreferences } from '../../platform/preferences/preferences.ts'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { ModerationTabs, NoticesPage, noticesAddress } from '../notice/NoticesPage.tsx'
import { Rejection } from './Rejection.tsx'
import {
  changeModeration,
  type ModerationView,
  moderationAddress,
  useClosed,
  useModeration,
  useReviewed,
} from './useModeration.ts'

/** A page without handled reviews, and without other authors on a backend that ignores the author filter. */
function stillWaiting(page: Paged<Review>, handled: ReadonlySet<string>, author: string | null) {
  const left = page.items.filter(({ id }) => !handled.has(id))
  const items = author ? left.filter(({ userId }) => userId === author) : left
  return { items, total: Math.max(0, page.total - (page.items.length - left.length)), totalPages: page.totalPages }
}

/** « Modération des Avis »: the queue of reviews, or the notices of published ones where the address says so. */
export function ModerationPage() {
  const [{ tab }] = useAddress(noticesAddress)
  return tab === 'notices' && supports(listNotices) ? <NoticesPage /> : <PendingReviews />
}

/** The live queue: filters, layout, page and author are in the URL. */
function PendingReviews() {
  const [params, setParams] = useSearchParams()
  const query = moderationAddress.read(params)
  const { page, author } = query
  const asked = { page, size: MODERATION_PAGE_SIZE, ...(author ? { author } : {}) }
  const reviews = useApiQuery(listPendingReviews, asked, { keepPrevious: true })
  const stats = useApiQuery(getReviewStats, undefined)
  const { select, decide, handled, ...moderation } = useModeration()
  const { shortcuts } = usePreferences()
  const { setDirty } = useLeaveGuard()
  const resourceOf = useReviewed()
  const closed = useClosed()
  const now = useNow()
  const go = (change: Partial<ModerationView>, options?: { replace: boolean }) =>
    setParams(moderationAddress.write(changeModeration(query, change)), options)

  const totalPages = reviews.isPlaceholderData ? null : (reviews.data?.totalPages ?? null)
  const leaving = useLastPage(page, totalPages, (last) => go({ page: last }, { replace: true }))
  const shown = leaving ? null : shownPage(reviews)

  return (
    <ModerationScreen
      {...moderation}
      {...query}
      reviews={shown && stillWaiting(shown, handled, author)}
      failure={failureOf(reviews.error)}
      refreshing={reviews.isRefetching}
      tabs={<ModerationTabs />}
      origin={<ReviewOrigin />}
      stats={stats.data ?? null}
      statsFailed={stats.isError}
      now={now}
      decidedHere={handled}
      shortcuts={shortcuts}
      closed={closed}
      resourceOf={resourceOf}
      onView={(view) => go({ view }, { replace: true })}
      onLayout={(layout) => go({ layout }, { replace: true })}
      onPage={(next) => go({ page: next })}
      onAuthor={(only) => go({ author: only })}
      onSelect={select}
      onShortcuts={(on) => preferences.change({ shortcuts: on })}
      onApprove={(some) => decide(some, { status: 'APPROVED' })}
      onReject={(some, reason) => decide(some, { status: 'REJECTED', reason })}
      onRefresh={() => {
        void reviews.refetch()
        void stats.refetch()
      }}
      rejection={(dialog) => <Rejection {...dialog} />}
      onDirty={setDirty}
    />
  )
}
