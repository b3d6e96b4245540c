import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useReportFigures } from './useReportFigures.ts'

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
