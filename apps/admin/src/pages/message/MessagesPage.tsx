import { failureOf } from '@potager/admin-kit/data'
import { type ApiError, errorMessage } from '@potager/domain/api'
import { isPrivileged } from '@potager/domain/auth'
import {
  getMessageSwitches,
  handOverMessage,
  listMessages,
  MESSAGE_PAGE_SIZE,
  retryMessage,
  updateMessageSwitches,
} from '@potager/domain/message'
import { messageScreenMessages as words } from '@potager/domain/messages'
import { EmptyState } from '@potager/ui/feedback'
import { MessagesScreen } from '@potager/ui/message'
import { ScreenHeading } from '@potager/ui/screen'
import { toast } from '@potager/ui/toast'
import { Suspense } from 'react'
import { session } from '../../platform/auth/session.ts'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { lazyPart } from '../../platform/lazy/lazyDialog.tsx'
import { useAddress, useLastPage } from '../../platform/list/address.ts'
import { supports } from '../../platform/services.ts'
import { messageAddress } from './messageAddress.ts'

const MessageSwitches = lazyPart(() => import('./MessageSwitches.tsx'))

/** « Messages à transmettre »: state and page are in the URL. A backend without our extension sends nothing. */
export function MessagesPage() {
  if (supports(listMessages)) return <MessageDesk />
  return (
    <>
      <ScreenHeading title={words.title} />
      <EmptyState title={words.unavailable} />
    </>
  )
}

const failed = (error: ApiError) => toast.error(errorMessage(error) ?? words.changeFailure)

const mayChoose = () => supports(getMessageSwitches) && supports(updateMessageSwitches) && isPrivileged(session.read())

const switches = () => (
  <Suspense>
    <MessageSwitches />
  </Suspense>
)

function MessageDesk() {
  const [{ state, page }, go] = useAddress(messageAddress)
  const query = useApiQuery(listMessages, { state, page }, { keepPrevious: true })
  const done = useApiMutation(handOverMessage, { onSuccess: () => toast.success(words.doneSaved), onError: failed })
  const retry = useApiMutation(retryMessage, { onSuccess: () => toast.success(words.retried), onError: failed })
  const totalPages = query.data ? Math.ceil(query.data.total / MESSAGE_PAGE_SIZE) : null
  // The last message of the last page was handed over.
  const leading = useLastPage(page, totalPages, (last) => go({ page: last }, { replace: true }))
  const changing = [done, retry].find(({ isPending }) => isPending)?.variables ?? null
  return (
    <MessagesScreen
      messages={leading ? null : (query.data ?? null)}
      failure={failureOf(query.error)}
      refreshing={query.isRefetching}
      state={state}
      page={page}
      changing={changing}
      onState={(chosen) => go({ state: chosen, page: 0 }, { replace: true })}
      onPage={(next) => go({ page: next })}
      {...(mayChoose() ? { switches } : {})}
      onReload={() => void query.refetch()}
      onDone={({ id }) => done.mutate(id)}
      onRetry={({ id }) => retry.mutate(id)}
    />
  )
}
