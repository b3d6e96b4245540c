import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { addDays } from '@potager/domain/time'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerPage, backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { useDay } from './useDay.ts'
import { announce, nothingAnnounced, titleWithCount, useNewOrders } from './useNewOrders.ts'

describe('useDay', () => {
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
      const { run } = backOffice({
        getDay: (_, time) => (time === 1 ? denied : { body: { ...drawn, ordersToday: 12 } }),
      })
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
})

describe('useNewOrders', () => {
  describe('useNewOrders', () => {
    /** The audio context is shared by the whole process: it reports to the running test. */
    class Sound {
      resume() {
        dispatchEvent(new Event('sound'))
        // Never resolves: the tests need no more of the sound.
        return new Promise<void>(() => {})
      }
    }

    /** The page's audio: how often it resumed, and whether the user has interacted. */
    function page({ touched }: { touched: boolean }) {
      const audio = { resumed: 0 }
      const hear = () => {
        audio.resumed += 1
      }
      vi.stubGlobal('AudioContext', Sound)
      Object.defineProperty(navigator, 'userActivation', {
        configurable: true,
        value: { isActive: touched, hasBeenActive: touched },
      })
      addEventListener('sound', hear)
      onTestFinished(() => {
        removeEventListener('sound', hear)
        vi.unstubAllGlobals()
        Reflect.deleteProperty(navigator, 'userActivation')
      })
      return audio
    }

    const happens = (event: string) => act(() => void dispatchEvent(new Event(event)))

    function counting(sound: boolean) {
      const initialProps: { taken: number | null; sound: boolean } = { taken: null, sound }
      const hook = renderHook(({ taken, sound: on }) => useNewOrders(taken, on), { initialProps })
      return { ...hook, count: (taken: number | null) => hook.rerender({ taken, sound }) }
    }

    beforeEach(() => {
      document.title = 'Commandes'
      onTestFinished(cleanup)
    })

    describe('new orders', () => {
      it('are counted in the title after the first count, until the user interacts', () => {
        page({ touched: true })
        const { result, count } = counting(false)
        count(4)
        expect(result.current.unseen).toBe(0)
        count(6)
        count(7)
        expect(result.current.unseen).toBe(3)
        expect(document.title).toBe('(3) Commandes')
        count(null)
        expect(document.title).toBe('(3) Commandes')
        happens('pointerdown')
        expect(result.current.unseen).toBe(0)
        expect(document.title).toBe('Commandes')
        count(8)
        expect(document.title).toBe('(1) Commandes')
      })

      it.each(['pointerdown', 'keydown', 'focus'])('count as seen after a %s event', (event) => {
        page({ touched: true })
        const { count } = counting(false)
        count(1)
        count(2)
        happens(event)
        expect(document.title).toBe('Commandes')
      })

      it('are removed from the title when the page unmounts', () => {
        page({ touched: true })
        const { count, unmount } = counting(false)
        count(1)
        count(2)
        unmount()
        expect(document.title).toBe('Commandes')
        document.title = '(9) Ailleurs'
        dispatchEvent(new Event('pointerdown'))
        expect(document.title).toBe('(9) Ailleurs')
      })
    })

    describe('the tone for new orders', () => {
      it('sounds for additional orders only, and only if switched on', () => {
        const audio = page({ touched: true })
        const { result, count } = counting(true)
        count(4)
        count(4)
        count(2)
        expect(audio.resumed).toBe(0)
        count(3)
        expect(audio.resumed).toBe(1)
        expect(result.current.blocked).toBe(false)
        const silent = counting(false)
        silent.count(1)
        silent.count(2)
        expect(audio.resumed).toBe(1)
      })

      it('is blocked until the first user interaction with the page', () => {
        const audio = page({ touched: false })
        const { result, count } = counting(true)
        count(1)
        expect(result.current.blocked).toBe(false)
        count(2)
        expect(result.current.blocked).toBe(true)
        expect(audio.resumed).toBe(0)
        happens('focus')
        expect(result.current.blocked).toBe(false)
        expect(audio.resumed).toBe(0)
        const { resumed } = audio
        page({ touched: true })
        happens('pointerdown')
        expect(audio.resumed).toBe(resumed + 1)
      })

      it('does not start the browser’s audio if switched off', () => {
        const audio = page({ touched: true })
        counting(false)
        happens('pointerdown')
        expect(audio.resumed).toBe(0)
      })
    })
  })

  describe('useNewOrders', () => {
    it('announce counts orders since the last count, none at the first count or at midnight’s reset', () => {
      const first = announce(nothingAnnounced, 12)
      expect(first).toEqual({ taken: 12, unseen: 0, fresh: 0 })
      const second = announce(first, 14)
      expect(second).toEqual({ taken: 14, unseen: 2, fresh: 2 })
      expect(announce(second, 15)).toEqual({ taken: 15, unseen: 3, fresh: 1 })
      expect(announce(second, 0)).toEqual({ taken: 0, unseen: 2, fresh: 0 })
    })

    it('the title starts with the unseen count, once', () => {
      expect(titleWithCount('Gestion des Commandes · Potager', 2)).toBe('(2) Gestion des Commandes · Potager')
      expect(titleWithCount('(2) Gestion des Commandes · Potager', 3)).toBe('(3) Gestion des Commandes · Potager')
      expect(titleWithCount('(3) Gestion des Commandes · Potager', 0)).toBe('Gestion des Commandes · Potager')
    })
  })
})
