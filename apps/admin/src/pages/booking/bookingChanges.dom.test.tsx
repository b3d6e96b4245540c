import type { BookingWish } from '@potager/domain/booking'
import type { Replies } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backOffice, shownToasts } from '../../testing/backOffice.tsx'
import { useWishAnswer } from './bookingChanges.tsx'

const id = '01955b3b-0000-7000-8000-000000000000'
const wish: BookingWish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }
const stands = { startTime: '2026-12-03T20:00:00', endTime: '2026-12-03T22:00:00', numberOfPeople: 4 }
const keys = ['reservations', 'event-requests', 'space', 'day', 'orders']

function answers(replies: Replies) {
  const { asked, queryClient, run } = backOffice(replies)
  const close = vi.fn<() => void>()
  const { result } = run(() => useWishAnswer(close))
  for (const key of keys) queryClient.setQueryData([key], [])
  return {
    asked,
    close,
    toasts: shownToasts(),
    answer: (accepted: boolean, of: BookingWish | null = wish) =>
      act(() => result.current.shown.onWish?.(of ? { id, wish: of } : { id }, accepted)),
    question: () =>
      result.current.question.props as { open: boolean; start: string; onConfirm: (reason: string) => void },
    stale: () => keys.filter((key) => queryClient.getQueryState([key])?.isInvalidated),
  }
}

describe('the answer to a wish [VIS-17]', () => {
  it('accepts without a question, sends the wish that was shown, and refetches the affected lists', async () => {
    const { asked, toasts, close, answer, stale } = answers({ answerBookingWish: () => ({ body: stands }) })
    answer(true)
    await waitFor(() => expect(toasts()).toEqual(['✓ Moment accepté.']))
    expect(close).not.toHaveBeenCalled()
    expect(asked).toMatchObject([{ call: 'answerBookingWish', params: { id } }])
    expect(asked[0]?.body).toEqual({ accepted: true, seen: '2026-12-03T20:00 2026-12-03T22:00 4' })
    expect(stale()).toEqual(['reservations', 'event-requests', 'space', 'day'])
  })

  it('declines with the reason from a dialog; after a failure shows why and keeps the reason', async () => {
    const { asked, toasts, close, answer, question } = answers({
      answerBookingWish: () => ({ status: 409, body: { message: 'Une réponse a été donnée.' } }),
    })
    answer(false)
    expect(close).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
    expect(question().open).toBe(true)
    act(() => question().onConfirm('Complet'))
    await waitFor(() =>
      expect(toasts()).toEqual(['! La réponse n’a pas été enregistrée\u00a0: Une réponse a été donnée.']),
    )
    expect(question().open).toBe(false)
    expect(asked[0]?.body).toMatchObject({ accepted: false, reason: 'Complet' })
    answer(false)
    expect(question()).toMatchObject({ open: true, start: 'Complet' })
  })

  it('asks and sends nothing without a wish', () => {
    const { asked, answer, question } = answers({})
    answer(true, null)
    answer(false, null)
    expect(question().open).toBe(false)
    expect(asked).toEqual([])
  })
})
