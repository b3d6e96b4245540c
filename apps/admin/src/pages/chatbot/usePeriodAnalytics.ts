import { failureOf, keyOf } from '@potager/admin-kit/data'
import {
  ACCURACY_TARGET,
  type Analytics,
  type AnalyticsPeriod,
  analyticsFromSessions,
  type CallHealth,
  callHealthOf,
  getAccuracy,
  getAnalytics,
  previousPeriod,
} from '@potager/domain/analytics'
import type { ApiError } from '@potager/domain/api'
import { type ChatSession, listChatSessions } from '@potager/domain/chat-session'
import { listDiseases } from '@potager/domain/disease'
import { type WallDate, wallToInstant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import type { Reading } from '@potager/ui/chatbot'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useApiQuery, useWholeList } from '../../platform/data/useApi.ts'
import { api, callLog, supports } from '../../platform/services.ts'

/** The period in days from the URL (`?jours=30`); a value the screen does not offer becomes its default. */
export function readDays(params: URLSearchParams, offered: readonly number[], usual: number): number {
  const days = Number(params.get('jours'))
  return offered.includes(days) ? days : usual
}

/** The chatbot's health from the last real calls of this screen; updates as calls end. */
export function useCallHealth(): CallHealth {
  return callHealthOf(useSyncExternalStore(callLog.subscribe, callLog.read))
}

/** Page size and page limit: 2,000 sessions in all. */
const READ_SIZE = 100
export const MOST_PAGES = 20

type Dated = Pick<ChatSession, 'createdAt'>

/**
 * Whether the sessions reach back past the period that `period` is compared with. Only a list sorted newest first can
 * be cut short.
 */
function coversPeriod(sessions: readonly Dated[], period: AnalyticsPeriod): boolean {
  const dates = sessions.map(({ createdAt }) => createdAt)
  const newestFirst = dates.every((date, index) => {
    const before = dates[index - 1]
    return date !== null && (index === 0 || (typeof before === 'number' && before >= date))
  })
  const oldest = dates.at(-1)
  return newestFirst && typeof oldest === 'number' && oldest < wallToInstant(`${previousPeriod(period).from}T00:00:00`)
}

/** Whether the pages suffice for a period's figures, need another page, or ended too early. */
export function readingState(pages: readonly Paged<Dated>[], period: AnalyticsPeriod): 'whole' | 'more' | 'partial' {
  const last = pages.at(-1)
  if (!last) return 'more'
  if (last.last || last.items.length === 0) return 'whole'
  if (
    coversPeriod(
      pages.flatMap(({ items }) => items),
      period,
    )
  )
    return 'whole'
  return pages.length >= MOST_PAGES ? 'partial' : 'more'
}

/** Reading thousands of sessions is expensive, hence the long freshness. */
const STALE_AFTER_MS = 5 * 60_000

/** The sessions read so far for a period's figures; reads on, page by page, until there are enough or it is stopped. */
export function useSessionReading(period: AnalyticsPeriod, enabled: boolean) {
  const [stopped, setStopped] = useState(false)
  const query = useInfiniteQuery<
    Paged<ChatSession>,
    ApiError,
    InfiniteData<Paged<ChatSession>, number>,
    readonly unknown[],
    number
  >({
    queryKey: [...keyOf(listChatSessions, { page: 0, size: READ_SIZE }), 'read'],
    queryFn: ({ pageParam, signal }) => api.send(listChatSessions, { page: pageParam, size: READ_SIZE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.last || pages.length >= MOST_PAGES ? undefined : pages.length),
    enabled: enabled && !stopped,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: false,
  })
  const { data, error, isFetching, fetchNextPage, refetch } = query
  const pages = data?.pages ?? []
  const state = readingState(pages, period)
  const goesOn = enabled && !stopped && !error && !isFetching && state === 'more' && pages.length > 0
  // Keyed by page number: with late timers, as in a background tab, no render may show the idle state between pages.
  const next = goesOn ? pages.length : null

  useEffect(() => {
    if (next !== null) void fetchNextPage()
  }, [next, fetchNextPage])

  const reading: Reading = {
    state: state !== 'more' ? state : error ? 'failed' : stopped ? 'stopped' : 'reading',
    read: pages.reduce((sum, { items }) => sum + items.length, 0),
    total: pages[0]?.total ?? null,
  }
  return {
    /** When they were read, in epoch ms. */
    at: query.dataUpdatedAt,
    sessions: data ? pages.flatMap(({ items }) => items) : null,
    error,
    isFetching,
    reading: enabled ? reading : { ...reading, state: 'whole' as const },
    stop: () => setStopped(true),
    read: () => {
      setStopped(false)
      if (!stopped) void refetch()
    },
  }
}

/** Analytics of a period: computed by the server, or here from its list of sessions where it cannot. */
export function usePeriodAnalytics(period: AnalyticsPeriod) {
  const counts = supports(getAnalytics)
  const counted = useApiQuery(getAnalytics, period, { enabled: counts, keepPrevious: true })
  const { sessions, at, reading, ...walk } = useSessionReading(period, !counts)
  const diseases = useWholeList(listDiseases, { enabled: !counts })
  const known = diseases.data?.rows
  const { from, to } = period
  const derived = useMemo<Analytics | null>(
    () => (sessions && known ? analyticsFromSessions(sessions, known, { from, to }, ACCURACY_TARGET, at) : null),
    [sessions, known, from, to, at],
  )
  const error = counts ? counted.error : (walk.error ?? diseases.error)
  return {
    analytics: counts ? (counted.data ?? null) : derived,
    failure: failureOf(error),
    refreshing: counts ? counted.isRefetching : walk.isFetching && derived !== null,
    reading,
    stopReading: walk.stop,
    refresh: () => {
      if (counts) void counted.refetch()
      else {
        walk.read()
        void diseases.refetch()
      }
    },
  }
}

/** The chatbot's accuracy, read again on a new day: its suggestions are of the days up to the server's today. */
export function useAccuracy(today: WallDate) {
  const accuracy = useApiQuery(getAccuracy, undefined)
  const { refetch } = accuracy
  const readOn = useRef(today)
  useEffect(() => {
    if (readOn.current === today) return
    readOn.current = today
    void refetch()
  }, [today, refetch])
  return accuracy
}
