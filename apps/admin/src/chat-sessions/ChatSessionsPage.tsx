import { errorMessage } from '@potager/domain/api'
import { getChatSessionStats, listChatSessions, matchesSessionFilter } from '@potager/domain/chat-session'
import { commonMessages, sessionDeskMessages as words } from '@potager/domain/messages'
import { ChatSessionsScreen } from '@potager/ui/chat-session'
import { useSearchParams } from 'react-router-dom'
import { useApiQuery } from '../data/useApi.ts'
import { readPage, useLastPage, withPage } from '../lists/listPage.ts'
import { useCsvExport } from '../lists/useCsvExport.ts'
import { api } from '../services.ts'
import { useNow } from '../time/useNow.ts'
import { OpenSession } from './OpenSession.tsx'
import { readSessionFilter, writeSessionFilter } from './sessionAddress.ts'
import { sessionColumns } from './sessionColumns.ts'
import { useSessions } from './useSessions.ts'

const EXPORT_PAGE = 100
const OPEN = 'session'

/** « Historique des Sessions »: filter, page and the session that is open are in the address. */
export function ChatSessionsPage() {
  const [params, setParams] = useSearchParams()
  const filter = readSessionFilter(params)
  const page = readPage(params)
  const stats = useApiQuery(getChatSessionStats, undefined)
  const { error, refetch, settled, sessions, ...shown } = useSessions(filter, page, stats.data?.totalSessions ?? null)
  const exporting = useCsvExport({
    name: 'sessions-chatbot',
    columns: sessionColumns,
    read: (wanted, signal) => api.send(listChatSessions, { page: wanted, size: EXPORT_PAGE, filter }, { signal }),
    // A backend of the specification only sends them all.
    keep: (session) => matchesSessionFilter(session, filter),
    nothing: words.nothingToExport,
  })
  const go = (next: number, replace = false) => setParams(withPage(params, next), { replace })
  const leaving = useLastPage(page, settled ? shown.totalPages : null, (last) => go(last, true))
  const unknown = { totalSessions: null, todaySessions: null, avgPerDay: null, mostPopularRace: null }
  const { [OPEN]: open = null, ...address } = Object.fromEntries(params)

  return (
    <>
      <ChatSessionsScreen
        {...shown}
        sessions={leaving ? null : sessions}
        stats={stats.data ?? (stats.isError ? unknown : null)}
        page={page}
        filter={filter}
        failure={error ? (errorMessage(error) ?? commonMessages.unknownError) : null}
        exporting={exporting.progress}
        now={useNow()}
        onFilter={(next) => setParams(writeSessionFilter(next), { replace: true })}
        onPage={go}
        onRefresh={() => {
          refetch()
          void stats.refetch()
        }}
        onOpen={(id) => setParams({ ...address, [OPEN]: id })}
        onExport={exporting.start}
        onStopExport={exporting.stop}
      />
      <OpenSession id={open} onClose={() => setParams(address, { replace: true })} />
    </>
  )
}
