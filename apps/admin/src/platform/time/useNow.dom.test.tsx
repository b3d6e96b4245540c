import { setServerClock } from '@potager/domain/fixtures'
import { act, cleanup, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useNow } from './useNow.ts'

it('useNow advances by the minute until it unmounts', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 })
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
  const { result, unmount } = renderHook(useNow)
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
  }
  expect(result.current).toBe(0)
  pass(59_999)
  expect(result.current).toBe(0)
  pass(120_000)
  expect(result.current).toBe(120_000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('useNow advances at once when the page is shown again', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 })
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
  const { result } = renderHook(useNow)
  // No timer ran while the machine slept.
  vi.setSystemTime(8 * 3_600_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(8 * 3_600_000)
})

it('useNow follows the server’s clock as soon as it is known [CLK-01]', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 })
  onTestFinished(() => {
    cleanup()
    setServerClock(0)
    vi.useRealTimers()
  })
  const { result } = renderHook(useNow)
  act(() => setServerClock(26 * 3_600_000))
  expect(result.current).toBe(26 * 3_600_000)
})
