import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { shownToasts } from '../../testing/toasts.tsx'
import { useMoveQueue } from './useMoveQueue.ts'

const body = drawBody(contract.order.getOrder.response, 1)
const step = { id: body.id, to: 'READY' as const }

function kitchen(replies: Replies) {
  const { asked, answer, queryClient, run } = backOffice(replies)
  const lists = ['orders', 'dishes']
  for (const list of lists) queryClient.setQueryData([list], [])
  return { asked, answer, run, stale: () => lists.filter((list) => queryClient.getQueryState([list])?.isInvalidated) }
}

/** Captures the five-second retry timers, which would outlive the test. */
function secondTries(): (() => void)[] {
  const tries: (() => void)[] = []
  const usual = setTimeout
  vi.stubGlobal('setTimeout', (task: () => void, ms: number) => (ms === 5000 ? tries.push(task) : usual(task, ms)))
  onTestFinished(() => void vi.unstubAllGlobals())
  return tries
}

describe('steps of the kitchen', () => {
  it('are sent as they are taken, and refetch the orders', async () => {
    const { asked, run, stale } = kitchen({ updateOrderStatus: () => ({ body }) })
    const { result } = run(useMoveQueue)
    expect(result.current.moves).toEqual([])
    act(() => result.current.take(step))
    expect(result.current.moves).toEqual([step])
    await waitFor(() => expect(result.current.moves).toEqual([]))
    expect(asked).toMatchObject([{ params: { orderId: step.id }, body: { status: 'READY' } }])
    expect(stale()).toEqual(['orders'])
  })

  it('show the reason of a refusal, and refetch the orders', async () => {
    const { run, stale } = kitchen({ updateOrderStatus: () => ({ status: 404, body: { message: 'Introuvable.' } }) })
    const { result } = run(useMoveQueue)
    const toasts = shownToasts()
    act(() => result.current.take(step))
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^! .*Introuvable\.$/)]))
    expect(stale()).toEqual(['orders'])
  })

  it('survive leaving the page, are retried when the browser is online again, and succeed once', async () => {
    const tries = secondTries()
    const { asked, answer, run } = kitchen({ updateOrderStatus: () => ({ status: 503 }) })
    const { result, unmount } = run(useMoveQueue)
    act(() => result.current.take(step))
    await waitFor(() => expect(tries).toHaveLength(1))
    unmount()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(tries).toHaveLength(2))
    expect(asked).toHaveLength(2)

    const since = answer({ updateOrderStatus: () => ({ body }) })
    const { result: again } = run(useMoveQueue)
    expect(again.current.moves).toEqual([step])
    act(() => tries[0]?.())
    await waitFor(() => expect(again.current.moves).toEqual([]))
    expect(since).toHaveLength(1)
  })

  it('are retried five seconds after a failure', async () => {
    const tries = secondTries()
    const { run } = kitchen({ updateOrderStatus: (_, time) => (time === 1 ? { status: 503 } : { body }) })
    const { result } = run(useMoveQueue)
    act(() => result.current.take(step))
    await waitFor(() => expect(tries).toHaveLength(1))
    act(() => tries[0]?.())
    await waitFor(() => expect(result.current.moves).toEqual([]))
  })
})
