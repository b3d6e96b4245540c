import {
  listChatSessions,
  matchesSessionFilter,
  type SessionFilter,
  SESSION_SCREEN_PAGE_SIZE as SIZE,
} from '@potager/domain/chat-session'
import { useApiQuery } from '../data/useApi.ts'
import { useWholeList } from '../data/useWholeList.ts'
import { config } from '../services.ts'

/** A page of the sessions that pass: filtered by our server, or here out of all that a foreign backend lists (AMB-44, B26). */
export function useSessions(filter: SessionFilter, page: number, allSessions: number | null) {
  const filtered = Object.keys(filter).length > 0
  const here = filtered && !config.extensions
  const paged = useApiQuery(
    listChatSessions,
    { page, size: SIZE, ...(filtered ? { filter } : {}) },
    { enabled: !here, keepPrevious: true },
  )
  const whole = useWholeList(listChatSessions, { enabled: here })
  const query = here ? whole : paged
  const state = {
    error: query.error,
    refreshing: query.isFetching && !query.isPending,
    refetch: () => void query.refetch(),
  }
  if (!here) {
    const { items = null, total = 0, totalPages = 0 } = paged.data ?? {}
    return { ...state, sessions: items, totalPages, counts: items && { matching: total, total: allSessions } }
  }
  const matching = whole.data?.rows.filter((session) => matchesSessionFilter(session, filter))
  return {
    ...state,
    sessions: matching?.slice(page * SIZE, (page + 1) * SIZE) ?? null,
    totalPages: Math.ceil((matching?.length ?? 0) / SIZE),
    counts:
      whole.data && matching
        ? {
            matching: matching.length,
            total: whole.data.total,
            ...(whole.data.complete ? {} : { read: whole.data.rows.length }),
          }
        : null,
  }
}
