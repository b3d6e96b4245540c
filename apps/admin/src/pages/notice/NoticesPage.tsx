import { failureOf, reasonOf } from '@potager/admin-kit/data'
import { noticeScreenMessages as words } from '@potager/domain/messages'
import { decideNotice, listNotices, type OpenNotice } from '@potager/domain/notice'
import { ViewSwitch } from '@potager/ui/navigation'
import { type NoticeDecisionDialogProps, NoticesScreen } from '@potager/ui/notice'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import {
  addressCodec,
  or,
  page as pageOf,
  shownPage,
  useAddress,
  useLastPage,
  wordFor,
} from '../../platform/list/address.ts'
import { NoticeOrigin } from '../../platform/navigation/origins.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useClosed } from '../review/useModeration.ts'

/** The tab of the moderation in the address, and the page of its notices. */
export const noticesAddress = addressCodec({
  tab: or(wordFor('onglet', { signalements: 'notices' }), 'reviews'),
  page: pageOf,
})

/** Reviews to moderate, or notices of published ones, with how many are open; nothing before a backend without notices. */
export function ModerationTabs() {
  return supports(listNotices) ? <Tabs /> : null
}

function Tabs() {
  const [{ tab }, go] = useAddress(noticesAddress)
  const { data } = useApiQuery(listNotices, { page: 0 })
  const options = [
    { value: 'reviews', label: words.pending },
    { value: 'notices', label: words.notices(data?.total ?? null) },
  ] as const
  return (
    <div>
      <ViewSwitch
        label={words.tabs}
        value={tab}
        options={options}
        onChange={(chosen) => go({ tab: chosen, page: 0 })}
      />
    </div>
  )
}

// The form and its rules are larger than the page: loaded on the first decision.
const OpenDecision = lazyDialog<NoticeDecisionDialogProps>(() =>
  import('./OpenDecision.tsx').then((module) => module.OpenDecision),
)

/** « Avis signalés » over the live list; the page is in the URL. */
export function NoticesPage() {
  const [{ page }, go] = useAddress(noticesAddress)
  const query = useApiQuery(listNotices, { page }, { keepPrevious: true })
  const [asked, ask] = useState<OpenNotice | null>(null)
  const now = useNow()
  const closed = useClosed()
  const totalPages = query.isPlaceholderData ? null : (query.data?.totalPages ?? null)
  const leaving = useLastPage(page, totalPages, (last) => go({ page: last }, { replace: true }))
  const shown = leaving ? null : shownPage(query)
  return (
    <>
      <NoticesScreen
        notices={shown}
        failure={failureOf(query.error)}
        refreshing={query.isRefetching}
        page={page}
        now={now}
        tabs={<ModerationTabs />}
        origin={<NoticeOrigin />}
        closed={({ review }) => closed(review)}
        onPage={(next) => go({ page: next })}
        onRefresh={() => void query.refetch()}
        onDecide={ask}
      />
      <Decision asked={asked} listed={shown?.items ?? []} onClose={() => ask(null)} />
    </>
  )
}

type DecisionProps = { asked: OpenNotice | null; listed: readonly OpenNotice[]; onClose: () => void }

/** The open notices of the asked one's review, as they are now; the asked one alone once they are gone from the list. */
function noticesToDecide({ asked, listed }: DecisionProps): readonly OpenNotice[] {
  if (!asked) return []
  const same = listed.filter(({ review }) => review.id === asked.review.id)
  const current = same.find(({ id }) => id === asked.id)
  return current ? [current, ...same.filter((notice) => notice !== current)] : [asked]
}

/** The dialog of a decision; after a refusal it stays open with what was typed. */
function Decision(props: DecisionProps) {
  const { asked, onClose } = props
  const { setDirty } = useLeaveGuard()
  const notices = noticesToDecide(props)
  const deciding = useApiMutation(decideNotice, {
    onSuccess: (_, { decision }) => {
      toast.success(words.dialog.saved[decision])
      close()
    },
  })
  const close = () => {
    deciding.reset()
    onClose()
  }
  return (
    <OpenDecision
      open={asked !== null}
      notices={notices}
      saving={deciding.isPending}
      problem={deciding.error ? reasonOf(deciding.error) : undefined}
      onDecide={(ruling) => {
        const [notice] = notices
        if (notice && !deciding.isPending) deciding.mutate({ id: notice.id, open: notice.open, ...ruling })
      }}
      onClose={close}
      onDirty={setDirty}
    />
  )
}
