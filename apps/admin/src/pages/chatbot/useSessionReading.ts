import { keyOf } from '@potager/admin-kit/data'
import type { AnalyticsPeriod } from '@potager/domain/analytics'
import type { ApiError } from '@potager/domain/api'
import { type ChatSession, listChatSessions } from '@potager/domain/chat-session'
import type { Paged } from '@potager/domain/wire'
import type { Reading } from '@potager/ui/chatbot'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/services.ts'
import { MOST_PAGES, READ_SIZE, readingState } from './sessionReading.ts'

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
