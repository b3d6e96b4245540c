import { type AnalyticsPeriod, previousPeriod } from '@potager/domain/analytics'
import type { ChatSession } from '@potager/domain/chat-session'
import { wallToInstant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'

/** Page size and page limit: 2,000 sessions in all. */
export const READ_SIZE = 100
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
