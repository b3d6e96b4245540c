import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { addDays } from '@potager/domain/time'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPage, backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { useDay } from './useDay.ts'

const today = '2026-11-21'
const drawn = drawBody(contract.day.getDay.response, 1)
const stats = drawBody(contract.review.getReviewStats.response, 1)
const denied = { status: 403, body: { message: 'Accès refusé' } }

function useAwaited() {
  const [enabled, enable] = useState(false)
  return { ...useDay(today, enabled), enable: () => enable(true) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T22:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

describe('what waits today', () => {
  it('is counted by the server once the query is enabled', async () => {
    const { asked, run } = backOffice({ getDay: () => ({ body: { ...drawn, ordersToday: 12 } }) })
    const { result } = run(useAwaited)
    expect(result.current).toMatchObject({ day: null, failed: false })
    expect(asked).toEqual([])
    act(() => result.current.enable())
    await waitFor(() => expect(result.current.day?.ordersToday).toBe(12))
    expect(asked.map(({ call }) => call)).toEqual(['getDay'])
  })

  it('is not what was counted the day before, which the other counts may be', async () => {
    const { run } = backOffice({
      getDay: () => ({ body: { ...drawn, ordersToday: 12, reservationsToday: 4, pendingReservations: 3 } }),
    })
    const { result } = run(() => {
      const [day, turn] = useState(today)
      return { ...useDay(day), turn: () => turn(addDays(day, 1)) }
    })
    await waitFor(() => expect(result.current.day).toMatchObject({ ordersToday: 12, reservationsToday: 4 }))
    act(() => result.current.turn())
    expect(result.current.day).toMatchObject({ ordersToday: null, reservationsToday: null, pendingReservations: 3 })
  })

  it('reports a failure, and is read on retry', async () => {
    const { run } = backOffice({ getDay: (_, time) => (time === 1 ? denied : { body: { ...drawn, ordersToday: 12 } }) })
    const { result } = run(() => useDay(today))
    await waitFor(() => expect(result.current).toMatchObject({ day: null, failed: true }))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ day: { ordersToday: 12 }, failed: false }))
  })
})

/** A backend that counts nothing: its list totals are used. */
const totals: Readonly<Record<string, number>> = { PENDING: 3, CONFIRMED: 5, PREPARING: 7, READY: 0 }
const lists = {
  listOrders: ({ query }) => {
    const { status = '' } = query as { status?: string }
    return { body: answerPage([], { total: totals[status] ?? 40, size: 1 }) }
  },
  getReviewStats: () => ({ body: { ...stats, pending: 6, oldPending: 2 } }),
} satisfies Replies

describe('what waits today, on a backend without extensions', () => {
  it('is gathered from orders by status, today’s orders and review statistics', async () => {
    const late = pendingReply()
    const { asked, queryClient, run } = backOffice(
      { ...lists, getReviewStats: () => late.reply },
      { extensions: false },
    )
    const { result } = run(useAwaited)
    expect(asked).toEqual([])
    act(() => result.current.enable())
    await waitFor(() => expect(asked).toHaveLength(6))
    // All but the reviews have loaded.
    await waitFor(() => expect(queryClient.isFetching()).toBe(1))
    expect(result.current.day).toBeNull()
    late.give(lists.getReviewStats())
    await waitFor(() => expect(result.current.day).not.toBeNull())
    expect(result.current).toMatchObject({
      failed: false,
      day: {
        orders: { PENDING: 3, CONFIRMED: 5, PREPARING: 7, READY: 0 },
        ordersToday: 40,
        reservationsToday: null,
        pendingReviews: 6,
        oldReviews: 2,
        openNotices: null,
        waitingAccounts: null,
        messagesToHandOver: null,
        messagesGivenUp: null,
        messagesHeldUp: null,
        messagesHeldUpSince: null,
        openReports: null,
        oldReports: null,
      },
    })
    const orders = asked.flatMap(({ call, query }) => (call === 'listOrders' ? [query] : []))
    expect(orders).toHaveLength(5)
    for (const query of orders) expect(query).toMatchObject({ page: '0', size: '1' })
    expect(orders).toContainEqual(expect.objectContaining({ startDate: `${today}T00:00:00` }))
    expect(asked).toHaveLength(6)
  })

  it('has null for one count that fails, beside the others', async () => {
    const listOrders: Replies[string] = (request) =>
      (request.query as { status?: string }).status === 'READY' ? denied : lists.listOrders(request)
    const { run } = backOffice({ ...lists, listOrders }, { extensions: false })
    const { result } = run(() => useDay(today))
    await waitFor(() =>
      expect(result.current.day?.orders).toEqual({ PENDING: 3, CONFIRMED: 5, PREPARING: 7, READY: null }),
    )
    expect(result.current.failed).toBe(false)
  })

  it('fails if no count can be read, until a retry', async () => {
    const office = backOffice({ listOrders: () => denied, getReviewStats: () => denied }, { extensions: false })
    const { result } = office.run(() => useDay(today))
    await waitFor(() => expect(result.current.failed).toBe(true))
    const asked = office.answer(lists)
    act(() => result.current.retry())
    await waitFor(() =>
      expect(result.current).toMatchObject({ failed: false, day: { ordersToday: 40, oldReviews: 2 } }),
    )
    expect(asked).toHaveLength(6)
  })
})

describe('what waits today, on a backend that answers 501 to getDay', () => {
  it('is gathered from other calls, and getDay is not called again on retry', async () => {
    const { asked, run } = backOffice({ ...lists, getDay: () => ({ status: 501, body: { message: 'Absent' } }) })
    const { result } = run(() => useDay(today))
    await waitFor(() => expect(result.current.day?.orders.PENDING).toBe(3))
    expect(result.current.failed).toBe(false)
    act(() => result.current.retry())
    await waitFor(() => expect(asked.filter(({ call }) => call === 'getReviewStats')).toHaveLength(2))
    expect(asked.filter(({ call }) => call === 'getDay')).toHaveLength(1)
  })
})
