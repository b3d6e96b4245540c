import { failureOf } from '@potager/admin-kit/data'
import { csvFile, useExport } from '@potager/admin-kit/export'
import { getChatSessionStats, listChatSessions, matchesSessionFilter } from '@potager/domain/chat-session'
import { chatSessionScreenMessages as words } from '@potager/domain/messages'
import { ChatSessionsScreen } from '@potager/ui/chat-session'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useAddress, useLastPage } from '../../platform/list/address.ts'
import { AssistantOrigin } from '../../platform/navigation/origins.tsx'
import { api } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { OpenSession } from './OpenSession.tsx'
import { sessionAddress, sessionColumns, useSessions } from './useSessions.ts'

const EXPORT_PAGE = 100

/** « Historique des Sessions »: filter, page and open session are in the URL. */
export function ChatSessionsPage() {
  const [{ filter, page, session }, go] = useAddress(sessionAddress)
  const stats = useApiQuery(getChatSessionStats, undefined)
  const { error, refetch, settled, sessions, ...shown } = useSessions(filter, page, stats.data?.totalSessions ?? null)
  const exporting = useExport({
    name: 'sessions-chatbot',
    file: csvFile(sessionColumns),
    read: (wanted, signal) => api.send(listChatSessions, { page: wanted, size: EXPORT_PAGE, filter }, { signal }),
    // A backend of the specification only cannot filter.
    keep: (row) => matchesSessionFilter(row, filter),
    nothing: words.nothingToExport,
  })
  const leaving = useLastPage(page, settled ? shown.totalPages : null, (last) => go({ page: last }, { replace: true }))
  const unknown = { totalSessions: null, todaySessions: null, avgPerDay: null, mostPopularRace: null }

  return (
    <>
      <ChatSessionsScreen
        {...shown}
        sessions={leaving ? null : sessions}
        stats={stats.data ?? (stats.isError ? unknown : null)}
        page={page}
        filter={filter}
        failure={failureOf(error)}
        exporting={exporting.progress}
        now={useNow()}
        origin={<AssistantOrigin />}
        onFilter={(next) => go({ filter: next, page: 0, session: null }, { replace: true })}
        onPage={(next) => go({ page: next })}
        onRefresh={() => {
          refetch()
          void stats.refetch()
        }}
        onOpen={(id) => go({ session: id })}
        onExport={exporting.start}
        onStopExport={exporting.stop}
      />
      <OpenSession id={session} onClose={() => go({ session: null }, { replace: true })} />
    </>
  )
}
