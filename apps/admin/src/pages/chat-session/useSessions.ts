import type { RowsRead } from '@potager/admin-kit/data'
import {
  type ChatSession,
  filtersSessions,
  listChatSessions,
  matchesSessionFilter,
  type SessionFilter,
  SESSION_SCREEN_PAGE_SIZE as SIZE,
} from '@potager/domain/chat-session'
import { useApiQuery, useWholeList } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/**
 * A page of the matching sessions: filtered by the server where it knows how, else here over the whole list (AMB-44).
 */
export function useSessions(filter: SessionFilter, page: number, allSessions: number | null) {
  const filtered = Object.keys(filter).length > 0
  const here = !filtersSessions(filter, supports)
  const paged = useApiQuery(
    listChatSessions,
    { page, size: SIZE, ...(filtered ? { filter } : {}) },
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
  return { ...state, ...shownOf(whole.data, filter, page), settled: whole.isSuccess }
}

function shownOf(whole: RowsRead<ChatSession> | undefined, filter: SessionFilter, page: number) {
  if (!whole) return { sessions: null, totalPages: 0, counts: null }
  const { rows, total, complete } = whole
  const matching = rows.filter((session) => matchesSessionFilter(session, filter))
  return {
    sessions: matching.slice(page * SIZE, (page + 1) * SIZE),
    totalPages: Math.ceil(matching.length / SIZE),
    counts: { matching: matching.length, total, ...(complete ? {} : { read: rows.length }) },
  }
}
