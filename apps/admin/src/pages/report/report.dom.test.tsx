import { csvFile } from '@potager/admin-kit/export'
import { staleCalls } from '@potager/admin-kit/testing'
import { getAccuracy, getAnalytics } from '@potager/domain/analytics'
import { getChatSession, getChatSessionStats, readChatSession } from '@potager/domain/chat-session'
import { contract } from '@potager/domain/contract'
import { listDishes } from '@potager/domain/dish'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { listReports, readReport, resolveReport } from '@potager/domain/report'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { openTab, type ReportAddress, readReportDraft, reportAddress, reportDraftOf } from './reportAddress.ts'
import { reportColumns, useReportFigures, useReports } from './useReports.ts'

const [report] = drawBody(contract.report.listReports.response, 1, 'everything').content
if (!report) throw new Error('No report was drawn')

/** Twenty calls take a while on a busy machine. */
const PATIENCE_MS = 4_000

let drawn = 0

function pageOf(feedbacks: readonly string[], { resolved = false, total = feedbacks.length, size = 10 } = {}) {
  const content = feedbacks.map((feedback) => ({
    ...report,
    id: `01955b3b-0000-7000-8000-${String(drawn++).padStart(12, '0')}`,
    feedback,
    resolved,
  }))
  const totalPages = Math.ceil(total / size)
  return { content, totalElements: total, totalPages, number: 0, size, first: true, last: totalPages <= 1 }
}

const tab: ReportAddress = { resolved: false, filter: {}, page: 0, session: null }

function useAddressedReports(start: ReportAddress) {
  const [address, go] = useState(start)
  return { ...useReports(address), go }
}

describe('reports', () => {
  it('are one page of the tab, with the total count', async () => {
    const body = pageOf(['Rien', 'Encore rien'], { total: 23 })
    const { asked, run } = backOffice({ listReports: () => ({ body }) })
    const { result } = run(() => useReports({ ...tab, page: 2 }))
    expect(result.current).toMatchObject({ reports: null, settled: false, counts: null, totalPages: 0 })
    await waitFor(() => expect(result.current.settled).toBe(true))
    expect(asked.map(({ query }) => query)).toEqual([{ resolved: 'false', page: '2', size: '10' }])
    expect(result.current).toMatchObject({
      reports: [{ feedback: 'Rien' }, { feedback: 'Encore rien' }],
      counts: { matching: 23, total: 23 },
      totalPages: 3,
      refreshing: false,
      error: null,
    })
  })

  it('stay on screen while the next page of their tab is awaited, and not while the other tab is', async () => {
    let answer = () => {}
    const onTime = () =>
      new Promise<void>((give) => {
        answer = give
      })
    const { run } = backOffice({
      listReports: async ({ query }, time) => {
        if (time > 1) await onTime()
        const { resolved, page } = query as { resolved: boolean; page: number }
        return { body: pageOf([`Page ${page}`], { resolved: String(resolved) === 'true', total: 11 }) }
      },
    })
    const { result } = run(() => useAddressedReports(tab))
    const shown = () => [result.current.reports?.map(({ feedback }) => feedback) ?? null, result.current.settled]
    await waitFor(() => expect(shown()).toEqual([['Page 0'], true]))
    act(() => result.current.go({ ...tab, page: 1 }))
    expect(shown()).toEqual([['Page 0'], false])
    expect(result.current).toMatchObject({ refreshing: true, totalPages: 2, counts: { matching: 11, total: 11 } })
    await waitFor(() => {
      answer()
      expect(shown()).toEqual([['Page 1'], true])
    })
    expect(result.current.refreshing).toBe(false)
    act(() => result.current.go({ ...tab, resolved: true }))
    expect(shown()).toEqual([null, false])
    expect(result.current).toMatchObject({ totalPages: 0, counts: null })
    await waitFor(() => {
      answer()
      expect(shown()).toEqual([['Page 0'], true])
    })
  })

  it('that pass a filter are looked for in the whole tab, and shown ten at a time', async () => {
    const texts = Array.from({ length: 105 }, (_, index) => (index % 4 ? 'Autre' : `Toux ${index}`))
    const pages = [texts.slice(0, 100), texts.slice(100)]
    const { asked, run } = backOffice({
      listReports: ({ query }) => {
        const { page } = query as { page: string }
        const content = pageOf(pages[Number(page)] ?? [], { resolved: true, total: 105, size: 100 })
        return { body: { ...content, totalPages: 2, last: page === '1' } }
      },
    })
    const filtered = { ...tab, resolved: true, filter: { search: 'toux' } }
    const { result } = run(() => useAddressedReports(filtered))
    expect(result.current).toMatchObject({ reports: null, settled: false, counts: null, totalPages: 0 })
    await waitFor(() => expect(result.current.settled).toBe(true))
    expect(asked.map(({ query }) => query)).toEqual([
      { resolved: 'true', page: '0', size: '100' },
      { resolved: 'true', page: '1', size: '100' },
    ])
    expect(result.current).toMatchObject({ totalPages: 3, counts: { matching: 27, total: 105 } })
    expect(result.current.counts).not.toHaveProperty('read')
    expect(result.current.reports).toHaveLength(10)
    act(() => result.current.go({ ...filtered, page: 2 }))
    const last = Array.from({ length: 7 }, (_, index) => `Toux ${80 + 4 * index}`)
    expect(result.current.reports?.map(({ feedback }) => feedback)).toEqual(last)
    expect(asked).toHaveLength(2)
  })

  it('give the number of reports read if not all can be filtered', async () => {
    const { run } = backOffice({
      listReports: () => ({ body: { ...pageOf(['Toux'], { total: 5000, size: 100 }), last: false } }),
    })
    const { result } = run(() => useReports({ ...tab, filter: { search: 'toux' } }))
    const counts = { matching: 20, total: 5000, read: 20 }
    await waitFor(() => expect(result.current.counts).toEqual(counts), { timeout: PATIENCE_MS })
  })

  it.each([
    ['a page', {}],
    ['the whole tab', { search: 'rien' }],
  ])('are read on retry after %s failed', async (_, filter) => {
    const { run } = backOffice({
      listReports: (_asked, time) =>
        time === 1 ? { status: 403, body: { message: 'Interdit' } } : { body: pageOf(['Rien']) },
    })
    const { result } = run(() => useReports({ ...tab, filter }))
    await waitFor(() => expect(result.current.error?.body.message).toBe('Interdit'))
    expect(result.current).toMatchObject({ reports: null, settled: false, counts: null, refreshing: false })
    act(() => result.current.refetch())
    await waitFor(() => expect(result.current).toMatchObject({ error: null, settled: true, counts: { matching: 1 } }))
  })
})

const page = drawBody(contract.report.listReports.response, 1)
const { accuracyRate: _, ...stats } = drawBody(contract.chatSession.getChatSessionStats.response, 1, 'everything')
const accuracy = drawBody(contract.analytics.getAccuracy.response, 1)
const refused = { status: 403, body: { message: 'Interdit' } }

const figures = (replies: Replies = {}) =>
  backOffice({
    listReports: ({ query }) => {
      const { resolved } = query as { resolved: string }
      return { body: { ...page, totalElements: resolved === 'true' ? 31 : 7 } }
    },
    getChatSessionStats: () => ({ body: { ...stats, accuracyRate: 92 } }),
    getAccuracy: () => ({ body: { ...accuracy, accuracyRate: 64 } }),
    ...replies,
  })

describe('figures of the reports', () => {
  it('are the totals of both tabs and the accuracy of the sessions, once all are known', async () => {
    let answer = () => {}
    const known = new Promise<void>((give) => {
      answer = give
    })
    const { asked, run } = figures({
      getAccuracy: async () => {
        await known
        return { body: accuracy }
      },
    })
    const { result } = run(useReportFigures)
    await waitFor(() => expect(asked).toHaveLength(4))
    expect(result.current.figures).toBeNull()
    answer()
    await waitFor(() => expect(result.current.figures).toEqual({ active: 7, resolved: 31, accuracy: 92 }))
    const lists = asked.filter(({ call }) => call === 'listReports').map(({ query }) => query)
    expect(lists).toHaveLength(2)
    for (const resolved of ['false', 'true']) expect(lists).toContainEqual({ resolved, page: '0', size: '1' })
    act(() => result.current.refetch())
    await waitFor(() => expect(asked).toHaveLength(8))
    expect(new Set(asked.slice(4).map(({ call }) => call)).size).toBe(3)
  })

  it('have the accuracy of the analyses where the sessions say none', async () => {
    const { run } = figures({ getChatSessionStats: () => ({ body: stats }) })
    const { result } = run(useReportFigures)
    await waitFor(() => expect(result.current.figures?.accuracy).toBe(64))
  })

  it('are null if the server refuses them', async () => {
    const { run } = figures({
      listReports: () => refused,
      getChatSessionStats: () => refused,
      getAccuracy: () => refused,
    })
    const { result } = run(useReportFigures)
    await waitFor(() => expect(result.current.figures).toEqual({ active: null, resolved: null, accuracy: null }))
  })
})

describe('the address and the export of reports', () => {
  const exported = readReport({ id: 'r1', sessionId: 's1', feedback: '+1', actualDiagnosis: 'Coryza', resolved: true })

  it('shows unresolved reports unless the address says otherwise [RPT-07] [RPT-11]', () => {
    const first = { resolved: false, filter: {}, page: 0, session: null }
    expect(reportAddress.read(new URLSearchParams())).toEqual(first)
    expect(reportAddress.write(first).toString()).toBe('')
    const full = {
      resolved: true,
      filter: { search: 'toux', from: '2026-01-01', to: '2026-02-01' },
      page: 2,
      session: 's1',
    }
    expect(reportAddress.read(reportAddress.write(full))).toEqual(full)
  })

  it('opens a tab at its first page [RPT-08]', () => {
    const address = { resolved: false, filter: { search: 'toux' }, page: 3, session: null }
    expect(openTab(address, true)).toEqual({ ...address, resolved: true, page: 0 })
  })

  it('reads reports, figures and analytics again once one is resolved [RPT-40]', () => {
    const kept = [listReports, getChatSession, getChatSessionStats, getAnalytics, getAccuracy, listDishes]
    expect(staleCalls(resolveReport, kept)).toEqual(kept.slice(0, -1).map(({ name }) => name))
  })

  it('exports reports safe from formulas [RPT-13]', () => {
    expect(csvFile(reportColumns).write([{ ...exported, createdAt: null }])).toBe(
      "\ufeffIdentifiant;Session;Date;Commentaire;Diagnostic suggéré;Résolu;Résolution\r\nr1;s1;;'+1;Coryza;oui;\r\n",
    )
  })

  it('a report prefills the disease form with name, symptoms and breed', () => {
    const draft = reportDraftOf(exported, null)
    expect(readReportDraft({ reportDraft: draft })).toEqual({ name: 'Coryza', symptoms: '', affectedRaces: '' })
    expect(readReportDraft(null)).toBeNull()
    const session = readChatSession({ id: 's1', race: 'Main Coon', symptoms: ['toux', 'fièvre'] })
    expect(reportDraftOf(exported, session)).toEqual({
      name: 'Coryza',
      symptoms: 'toux, fièvre',
      affectedRaces: 'Main Coon',
    })
  })

  it('the export of a report has its date in Paris time and its resolution', () => {
    const made = { createdAt: '2026-07-14T22:30:00Z', resolved: true, resolution: 'Ajoutée' }
    const [, row] = csvFile(reportColumns)
      .write([readReport({ id: 'r1', sessionId: 's1', feedback: 'Non', ...made })])
      .split('\r\n')
    expect(row).toBe('r1;s1;15/07/2026 00:30;Non;;oui;Ajoutée')
  })
})
