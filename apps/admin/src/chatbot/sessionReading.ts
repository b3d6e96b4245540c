import { type AnalyticsPeriod, previousPeriod } from '@potager/domain/analytics'
import type { ChatSession } from '@potager/domain/chat-session'
import { wallToInstant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'

/** Sessions read at a time, and pages read at most: 2,000 sessions. */
export const READ_SIZE = 100
export const MOST_PAGES = 20

type Dated = Pick<ChatSession, 'createdAt'>

/**
 * Whether pages reach back to before the period that the figures of `period` are held against. Only a backend that lists its
 * sessions from the newest on lets one stop before its end.
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

/** Whether the pages read are all that the figures of a period need, may go on, or had to end before. */
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
