import { contract } from '@potager/domain/contract'
import { drawBody, type Reply } from '@potager/domain/fixtures'
import { wallToInstant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerPage, backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { useNewestReports } from './ChatbotDashboardPage.tsx'
import {
  MOST_PAGES,
  readDays,
  readingState,
  useAccuracy,
  useCallHealth,
  usePeriodAnalytics,
  useSessionReading,
} from './usePeriodAnalytics.ts'

const drawn = drawBody(contract.analytics.getAnalytics.response, 2)
const week = { from: '2026-11-15', to: '2026-11-21' }
const before = { from: '2026-11-08', to: '2026-11-14' }
const denied: Reply = { status: 403, body: { message: 'Accès refusé' } }

function useChosen() {
  const [period, choose] = useState(week)
  return { ...usePeriodAnalytics(period), choose }
}

const ofPeriod = (sessions: number) => ({ body: { ...drawn, period: { ...drawn.period, sessions } } })

describe('the figures of a period', () => {
  it('are counted by the server, and stay on the screen while those of another period are awaited', async () => {
    const late = pendingReply()
    const { asked, run } = backOffice({ getAnalytics: (_, time) => (time === 1 ? ofPeriod(12) : late.reply) })
    const { result } = run(useChosen)
    expect(result.current).toMatchObject({ analytics: null, refreshing: false, failure: null })
    await waitFor(() => expect(result.current.analytics?.period.sessions).toBe(12))
    expect(result.current).toMatchObject({ refreshing: false, reading: { state: 'whole' } })
    act(() => result.current.choose(before))
    expect(result.current).toMatchObject({ analytics: { period: { sessions: 12 } }, refreshing: true })
    late.give(ofPeriod(7))
    await waitFor(() => expect(result.current.analytics?.period.sessions).toBe(7))
    expect(asked.map(({ call, query }) => [call, query])).toEqual([
      ['getAnalytics', week],
      ['getAnalytics', before],
    ])
  })

  it('are counted again when asked, and a refusal says why', async () => {
    const { run } = backOffice({ getAnalytics: (_, time) => (time === 1 ? ofPeriod(12) : denied) })
    const { result } = run(useChosen)
    await waitFor(() => expect(result.current.analytics).not.toBeNull())
    act(() => result.current.refresh())
    await waitFor(() => expect(result.current.failure).toBe('Accès refusé'))
    expect(result.current.analytics?.period.sessions).toBe(12)
  })
})

it('the accuracy is read again on a new day, and only then', async () => {
  const accuracy = drawBody(contract.analytics.getAccuracy.response, 1)
  const { asked, run } = backOffice({
    getAccuracy: (_, time) => ({ body: { ...accuracy, accuracyRate: time === 1 ? 64 : 65 } }),
  })
  const { result } = run(() => {
    const [today, turn] = useState('2026-11-29')
    return { ...useAccuracy(today), turn }
  })
  await waitFor(() => expect(result.current.data?.accuracyRate).toBe(64))
  expect(asked).toHaveLength(1)
  act(() => result.current.turn('2026-11-30'))
  await waitFor(() => expect(result.current.data?.accuracyRate).toBe(65))
  expect(asked).toHaveLength(2)
})

const [drawnSession] = drawBody(contract.chatSession.listChatSessions.response, 1).content
const [disease] = drawBody(contract.disease.listDiseases.response, 1).content
const session = {
  ...drawnSession,
  reports: [],
  hasReports: false,
  createdAt: '2026-11-20T12:00:00Z',
  symptoms: ['toux'],
}
const known = { body: answerPage([{ ...disease, symptoms: ['fièvre'] }]) }

describe('the figures of a period on a backend without extensions', () => {
  it('are counted from its sessions and diseases, and refetched from both on request', async () => {
    const sessions = [session, { ...session, createdAt: '2026-11-19T12:00:00Z' }]
    const late = pendingReply()
    const listChatSessions = (_: unknown, time: number) => (time === 1 ? { body: answerPage(sessions) } : late.reply)
    const { asked, run } = backOffice({ listChatSessions, listDiseases: () => known }, { extensions: false })
    const { result } = run(useChosen)
    expect(result.current).toMatchObject({ analytics: null, refreshing: false, failure: null })
    await waitFor(() => expect(result.current.analytics?.period).toMatchObject({ ...week, sessions: 2 }))
    expect(result.current.analytics?.uncovered.terms).toMatchObject([{ name: 'toux', count: 2 }])
    expect(result.current).toMatchObject({ refreshing: false, reading: { state: 'whole', read: 2 } })
    expect(asked.map(({ call }) => call).toSorted()).toEqual(['listChatSessions', 'listDiseases'])
    act(() => result.current.refresh())
    await waitFor(() => expect(result.current.refreshing).toBe(true))
    await waitFor(() => expect(asked).toHaveLength(4))
    expect(new Set(asked.slice(2).map(({ call }) => call)).size).toBe(2)
    late.give({ body: answerPage(sessions.slice(1)) })
    await waitFor(() =>
      expect(result.current).toMatchObject({ refreshing: false, analytics: { period: { sessions: 1 } } }),
    )
  })

  it('another period is counted from the same sessions', async () => {
    const lists = { listChatSessions: () => ({ body: answerPage([session]) }), listDiseases: () => known }
    const { asked, run } = backOffice(lists, { extensions: false })
    const { result } = run(useChosen)
    await waitFor(() => expect(result.current.analytics?.period.sessions).toBe(1))
    act(() => result.current.choose(before))
    expect(result.current.analytics?.period).toMatchObject({ ...before, sessions: 0 })
    expect(asked).toHaveLength(2)
  })

  it.each(['listChatSessions', 'listDiseases'])('are missing, with a reason, when %s is refused', async (refused) => {
    const lists = { listChatSessions: () => ({ body: answerPage([session]) }), listDiseases: () => known }
    const { run } = backOffice({ ...lists, [refused]: () => denied }, { extensions: false })
    const { result } = run(useChosen)
    await waitFor(() => expect(result.current.failure).toBe('Accès refusé'))
    expect(result.current.analytics).toBeNull()
  })
})

it('the health of the chatbot follows the last call as soon as it ends', async () => {
  const { run } = backOffice({ getAnalytics: (_, time) => (time === 1 ? ofPeriod(12) : { status: 503 }) })
  const { result } = run(() => ({ health: useCallHealth(), ...useChosen() }))
  await waitFor(() => expect(result.current.analytics).not.toBeNull())
  expect(result.current.health).toMatchObject({ connection: 'connected', service: 'ok' })
  act(() => result.current.refresh())
  await waitFor(() => expect(result.current.health.service).toBe('failed'))
})

describe('useNewestReports', () => {
  const [drawnReport] = drawBody(contract.report.listReports.response, 1).content
  const all = Array.from({ length: 8 }, (_, day) => ({
    ...drawnReport,
    id: `00000000-0000-4000-8000-00000000000${day}`,
    resolved: false,
    createdAt: `2026-11-0${day + 1}T12:00:00Z`,
  }))
  const daysOf = (reports: readonly { createdAt: number | null }[] | null) =>
    reports?.slice(0, 3).map(({ createdAt }) => new Date(createdAt ?? 0).getUTCDate())

  const sizesOf = (query: unknown) => {
    const { page, size } = query as Record<string, string>
    return { page: Number(page), size: Number(size) }
  }

  /** A backend that gives its reports in an order, by pages of the size asked for. */
  function giving(reports: typeof all) {
    return backOffice({
      listReports: ({ query }) => {
        const { page, size } = sizesOf(query)
        const content = reports.slice(page * size, (page + 1) * size)
        return {
          body: { ...answerPage(content, { total: reports.length, size, last: (page + 1) * size >= reports.length }) },
        }
      },
    })
  }

  it('the newest reports are the first page of a backend that lists newest first', async () => {
    const { asked, run } = giving(all.toReversed())
    const { result } = run(useNewestReports)
    expect(result.current.reports).toBeNull()
    await waitFor(() => expect(daysOf(result.current.reports)).toEqual([8, 7, 6]))
    expect(asked.map(({ query }) => sizesOf(query).size)).toEqual([5])
  })

  it('the newest reports are searched in the whole list of a backend with another order', async () => {
    const { asked, run } = giving(all)
    const { result } = run(useNewestReports)
    await waitFor(() => expect(daysOf(result.current.reports)).toEqual([8, 7, 6]))
    expect(asked.map(({ query }) => sizesOf(query).size)).toEqual([5, 100])
  })

  it('the newest reports come from one call if all reports fit one page, in any order', async () => {
    const { asked, run } = giving(all.slice(0, 4))
    const { result } = run(useNewestReports)
    await waitFor(() => expect(daysOf(result.current.reports)).toEqual([4, 3, 2]))
    expect(asked).toHaveLength(1)
  })
})

describe('useSessionReading', () => {
  const [readSession] = drawBody(contract.chatSession.listChatSessions.response, 1, 'everything').content
  if (!readSession) throw new Error('No session was drawn')

  const NOW = Date.parse('2026-11-21T12:00:00Z')

  /** Compared with the days from the 8th to the 14th. */
  const period = { from: '2026-11-15', to: '2026-11-21' }

  /** A page of sessions on these days, out of 250 listed. */
  function daysPage(...days: readonly string[]): Reply {
    const content = days.map((day) => ({ ...readSession, createdAt: `${day}T12:00:00Z` }))
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
      const end = { body: answerPage([readSession]) }
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
      const end = { body: answerPage([readSession]) }
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
      const { asked, run } = backOffice({ listChatSessions: () => ({ body: answerPage([readSession]) }) })
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
})
