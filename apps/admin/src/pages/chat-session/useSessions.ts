import type { RowsRead } from '@potager/admin-kit/data'
import type { CsvColumn } from '@potager/admin-kit/export'
import {
  type ChatSession,
  filtersSessions,
  listChatSessions,
  matchesSessionFilter,
  type SessionFilter,
  SESSION_SCREEN_PAGE_SIZE as SIZE,
} from '@potager/domain/chat-session'
import { formatInstant } from '@potager/domain/format'
import { chatSessionScreenMessages, sessionFieldLabels } from '@potager/domain/messages'
import { useApiQuery, useWholeList } from '../../platform/data/useApi.ts'
import { addressCodec, day, filter, opened, page, text, wordFor } from '../../platform/list/address.ts'
import { supports } from '../../platform/services.ts'

/**
 * A page of the matching sessions: filtered by the server where it knows how, else here over the whole list (AMB-44).
 */
export function useSessions(asked: SessionFilter, at: number, allSessions: number | null) {
  const filtered = Object.keys(asked).length > 0
  const here = !filtersSessions(asked, supports)
  const paged = useApiQuery(
    listChatSessions,
    { page: at, size: SIZE, ...(filtered ? { filter: asked } : {}) },
    { enabled: !here, keepPrevious: true },
  )
  const whole = useWholeList(listChatSessions, { enabled: here })
  const query = here ? whole : paged
  const state = {
    error: query.error,
    refreshing: query.isRefetching,
    refetch: () => void query.refetch(),
  }
  if (!here) {
    const { items = null, total = 0, totalPages = 0 } = paged.data ?? {}
    const sessions = paged.isPlaceholderData && items?.length === 0 ? null : items
    const settled = paged.isSuccess && !paged.isPlaceholderData
    return { ...state, sessions, totalPages, settled, counts: items && { matching: total, total: allSessions } }
  }
  return { ...state, ...shownOf(whole.data, asked, at), settled: whole.isSuccess }
}

function shownOf(whole: RowsRead<ChatSession> | undefined, asked: SessionFilter, at: number) {
  if (!whole) return { sessions: null, totalPages: 0, counts: null }
  const { rows, total, complete } = whole
  const matching = rows.filter((session) => matchesSessionFilter(session, asked))
  return {
    sessions: matching.slice(at * SIZE, (at + 1) * SIZE),
    totalPages: Math.ceil(matching.length / SIZE),
    counts: { matching: matching.length, total, ...(complete ? {} : { read: rows.length }) },
  }
}

/** The URL parameters of « Historique des Sessions ». */
export const sessionAddress = addressCodec({
  filter: filter({
    race: text('race'),
    from: day('du'),
    to: day('au'),
    hasReports: wordFor('signalements', { avec: true, sans: false }),
  }),
  page,
  session: opened('session'),
})

const { columns } = chatSessionScreenMessages

/** The columns of a session export. */
export const sessionColumns: readonly CsvColumn<ChatSession>[] = [
  { heading: columns.id, cell: ({ id }) => id },
  { heading: sessionFieldLabels.race, cell: ({ race }) => race },
  { heading: sessionFieldLabels.symptoms, cell: ({ symptoms }) => symptoms.join(', ') },
  {
    heading: sessionFieldLabels.createdAt,
    cell: ({ createdAt }) => (createdAt === null ? null : formatInstant(createdAt)),
  },
  { heading: sessionFieldLabels.reports, cell: ({ hasReports }) => hasReports },
]
