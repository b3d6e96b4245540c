import { contract } from '@potager/domain/contract'
import { drawBody, type Reply } from '@potager/domain/fixtures'
import { wallToInstant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerPage, backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { MOST_PAGES, readDays, readingState, useSessionReading } from './usePeriodAnalytics.ts'

const [session] = drawBody(contract.chatSession.listChatSessions.response, 1, 'everything').content
if (!session) throw new Error('No session was drawn')

const NOW = Date.parse('2026-11-21T12:00:00Z')

/** Compared with the days from the 8th to the 14th. */
const period = { from: '2026-11-15', to: '2026-11-21' }

/** A page of sessions on these days, out of 250 listed. */
function daysPage(...days: readonly string[]): Reply {
  const content = days.map((day) => ({ ...session, createdAt: `${day}T12:00:00Z` }))
  return { body: answerPage(content, { total: 250, last: false }) }
}

const read = () => useSessionReading(period, true)

const pagesOf = (asked: readonly { query: unknown }[]) => asked.map(({ query }) => query)

/** Twenty calls take a while on a busy machine. */
const PATIENCE_MS = 20_000

describe('the sessions of a backend that only lists them', () => {
  it('are read page by page, until a page reaches days before the comparison period', async () => {
    const days = [
      ['2026-11-21', '2026-11-20'],
      ['2026-11-10', '2026-11-07'],
    ]
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    onTestFinished(() => void vi.useRealTimers())
    const { asked, run } = backOffice({ listChatSessions: (_, time) => daysPage(...(days[time - 1] ?? [])) })
    const { result } = run(read)
    expect(result.current).toMatchObject({ sessions: null, reading: { state: 'reading', read: 0, total: null } })
    await waitFor(() => expect(result.current.reading).toEqual({ state: 'whole', read: 4, total: 250 }))
    expect(result.current.isFetching).toBe(false)
    expect(pagesOf(asked)).toEqual([
      { page: '0', size: '100' },
      { page: '1', size: '100' },
    ])
    expect(result.current.sessions?.map(({ createdAt }) => new Date(createdAt ?? 0).getUTCDate())).toEqual([
      21, 20, 10, 7,
    ])
    expect(result.current.at).toBe(NOW)
  })

  it('are read to the end of the list if that comes first', async () => {
    const end = { body: answerPage([session]) }
    const { asked, run } = backOffice({ listChatSessions: (_, time) => (time < 3 ? daysPage('2026-11-21') : end) })
    const { result } = run(read)
    await waitFor(() => expect(result.current.reading).toMatchObject({ state: 'whole', read: 3 }))
    expect(asked).toHaveLength(3)
  })

  it(
    'are read up to 20 pages, then reported as partial',
    async () => {
      const { asked, run } = backOffice({ listChatSessions: () => daysPage('2026-11-21') })
      const { result } = run(read)
      await waitFor(() => expect(result.current.reading).toEqual({ state: 'partial', read: 20, total: 250 }), {
        timeout: PATIENCE_MS,
      })
      expect(result.current.isFetching).toBe(false)
      expect(asked).toHaveLength(20)
    },
    PATIENCE_MS,
  )

  it('are read on in a tab in the background, whose timers are late', async () => {
    notifyManager.setScheduler((tell) => setTimeout(tell, 100))
    onTestFinished(() => notifyManager.setScheduler(defaultScheduler))
    const end = { body: answerPage([session]) }
    const { run } = backOffice({ listChatSessions: (_, time) => (time < 3 ? daysPage('2026-11-21') : end) })
    const { result } = run(read)
    await waitFor(() => expect(result.current.reading).toMatchObject({ state: 'whole', read: 3 }), { timeout: 4000 })
  })

  it('stop being read on request, keep what was read, and resume from there', async () => {
    const late = pendingReply()
    const replies = [daysPage('2026-11-21'), late.reply, daysPage('2026-11-07')]
    const { asked, run } = backOffice({ listChatSessions: (_, time) => replies[time - 1] ?? {} })
    const { result } = run(read)
    await waitFor(() => expect(asked).toHaveLength(2))
    act(() => result.current.stop())
    expect(result.current.reading).toEqual({ state: 'stopped', read: 1, total: 250 })
    late.give(daysPage('2026-11-20'))
    await waitFor(() => expect(result.current).toMatchObject({ reading: { read: 2 }, isFetching: false }))
    expect(result.current.reading.state).toBe('stopped')
    expect(asked).toHaveLength(2)
    act(() => result.current.read())
    await waitFor(() => expect(result.current.reading).toEqual({ state: 'whole', read: 3, total: 250 }))
    expect(pagesOf(asked).map((query) => (query as { page: string }).page)).toEqual(['0', '1', '2'])
  })

  it('are shared with another screen, and read again from the first page only on request', async () => {
    const { asked, run } = backOffice({ listChatSessions: () => ({ body: answerPage([session]) }) })
    const { result } = run(read)
    await waitFor(() => expect(result.current.reading.state).toBe('whole'))

    const other = run(read)

    expect(other.result.current.reading).toMatchObject({ state: 'whole', read: 1 })
    expect(asked).toHaveLength(1)
    act(() => result.current.read())
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(pagesOf(asked)[1]).toEqual({ page: '0', size: '100' })
  })

  it('keep the pages read so far if the server refuses the next one', async () => {
    const refusal = { status: 403, body: { message: 'Accès refusé' } }
    const { asked, run } = backOffice({
      listChatSessions: (_, time) => (time === 1 ? daysPage('2026-11-21') : refusal),
    })
    const { result } = run(read)
    await waitFor(() => expect(result.current.error?.status).toBe(403))
    expect(result.current).toMatchObject({ isFetching: false, reading: { state: 'failed', read: 1, total: 250 } })
    expect(result.current.sessions).toHaveLength(1)
    expect(asked).toHaveLength(2)
  })

  it('are not asked for where the server counts by itself', () => {
    const { asked, run } = backOffice()
    const { result } = run(() => useSessionReading(period, false))
    expect(result.current).toMatchObject({ sessions: null, isFetching: false, reading: { state: 'whole', read: 0 } })
    expect(asked).toEqual([])
  })
})

describe('usePeriodAnalytics', () => {
  const asked = { from: '2026-07-08', to: '2026-07-14' }
  const page = (days: string[], last = false): Paged<{ createdAt: number | null }> => ({
    items: days.map((day) => ({ createdAt: wallToInstant(`${day}T12:00:00`) })),
    total: 5000,
    totalPages: 50,
    page: 0,
    size: 100,
    first: true,
    last,
  })

  it('sessions are read to the end of the list, or until before the comparison period [ANA-14]', () => {
    expect(readingState([], asked)).toBe('more')
    expect(readingState([page(['2026-07-14', '2026-07-01'])], asked)).toBe('more')
    expect(readingState([page(['2026-07-14']), page(['2026-06-30'])], asked)).toBe('whole')
    expect(readingState([page(['2026-07-14'], true)], asked)).toBe('whole')
    expect(readingState([page([])], asked)).toBe('whole')
  })

  it('reading sessions does not stop early on an unordered list, and stops at the page limit [ANA-14]', () => {
    expect(readingState([page(['2026-06-30', '2026-07-14', '2026-06-01'])], asked)).toBe('more')
    const many = Array.from({ length: MOST_PAGES }, () => page(['2026-07-14']))
    expect(readingState(many, asked)).toBe('partial')
  })

  it('takes a period from the address only when the screen offers it [CBD-01] [ANA-02]', () => {
    expect(readDays(new URLSearchParams('jours=30'), [1, 7, 30], 7)).toBe(30)
    expect(readDays(new URLSearchParams('jours=31'), [1, 7, 30], 7)).toBe(7)
    expect(readDays(new URLSearchParams(), [1, 7, 30], 7)).toBe(7)
  })
})
