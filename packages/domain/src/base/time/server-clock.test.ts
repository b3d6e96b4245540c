import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setServerClock } from '../../fixtures/network.ts'
import { clockOffset, learnClock, onClockOffset, serverNow } from './server-clock.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-25T12:00:00Z')
const fresh = 'no-store'

/** An answer as the server gives it at this moment of its own clock. */
const answer = (at: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(at).toUTCString(), 'cache-control': fresh, ...more })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => {
  vi.useRealTimers()
  setServerClock(0)
})

describe('the server’s clock [CLK-01]', () => {
  it.each([26 * HOUR, -26 * HOUR, 90_000, -90_000, 10 * 365 * 24 * HOUR])('is learned from an answer: %d ms', (by) => {
    learnClock(answer(NOON + by), NOON)
    expect(Math.abs(clockOffset() - by)).toBeLessThanOrEqual(500)
    expect(serverNow()).toBe(NOON + clockOffset())
  })

  it('is corrected only beyond the tolerance plus the duration of the call', () => {
    learnClock(answer(NOON + HOUR), NOON - 8000, NOON + 8000)
    expect(clockOffset()).toBe(HOUR + 500)
    // Its `Date` may be of any moment between them.
    learnClock(answer(NOON + HOUR + 52_000), NOON - 8000, NOON + 8000)
    expect(clockOffset()).toBe(HOUR + 500)
    learnClock(answer(NOON + HOUR + 54_000), NOON - 8000, NOON + 8000)
    expect(clockOffset()).toBe(HOUR + 54_500)
  })

  it.each([1000, -1000, 40_000, -40_000])('is kept when an answer differs by little: %d ms', (by) => {
    const told = vi.fn<() => void>()
    onTestFinished(onClockOffset(told))
    learnClock(answer(NOON + HOUR), NOON)
    learnClock(answer(NOON + HOUR + by), NOON)
    expect(clockOffset()).toBe(HOUR + 500)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is learned again after the device’s clock was corrected', () => {
    learnClock(answer(NOON + HOUR), NOON)
    vi.setSystemTime(NOON + HOUR)
    learnClock(answer(NOON + HOUR), NOON + HOUR)
    expect(Math.abs(clockOffset())).toBeLessThanOrEqual(500)
  })

  it.each([
    ['a shared cache', { age: '5400' }],
    ['the browser’s cache', { 'cache-control': 'private, max-age=7200' }],
    ['somebody who does not say', { 'cache-control': '' }],
    ['a server without a clock', { date: '' }],
    ['one whose date is none', { date: 'hier' }],
  ])('is not learned from the answer of %s', (_, headers) => {
    learnClock(answer(NOON - 2 * HOUR, headers), NOON)
    expect(clockOffset()).toBe(0)
  })

  it.each([{ age: '0' }, { 'cache-control': 'max-age=0, must-revalidate' }, { 'cache-control': 'no-cache' }])(
    'is learned from an uncached or revalidated answer: %o',
    (headers) => {
      learnClock(answer(NOON - 2 * HOUR, headers), NOON)
      expect(clockOffset()).toBe(500 - 2 * HOUR)
    },
  )

  it('is not reported to a listener that has unsubscribed', () => {
    const told = vi.fn<() => void>()
    onClockOffset(told)()
    learnClock(answer(NOON + HOUR), NOON)
    expect(told).not.toHaveBeenCalled()
  })
})
