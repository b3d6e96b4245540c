import { setServerClock } from '@potager/domain/fixtures'
import { Toaster } from '@potager/ui/toast'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useNow, watchClock } from './clock.ts'

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

describe('watchClock', () => {
  const MINUTE = 60_000

  let stop = () => {}

  function watched() {
    render(<Toaster />)
    stop = watchClock()
  }

  afterEach(() => {
    stop()
    cleanup()
    setServerClock(0)
    sessionStorage.clear()
  })

  it.each([
    [-26 * 60, 'avance de 26 heures'],
    [26 * 60, 'retarde de 26 heures'],
    [-3, 'avance de 3 minutes'],
    [100, 'retarde de 100 minutes'],
    [10 * 365 * 24 * 60, 'retarde de 3\u202f650 jours'],
  ])('a device whose clock is off is told so: %d minutes [CLK-02]', async (by, words) => {
    watched()
    act(() => setServerClock(by * MINUTE))
    const card = await screen.findByRole('status')
    expect(card.textContent).toBe(`L’horloge de cet appareil ${words}\u00a0: cette page compte avec celle du serveur.`)
  })

  it('the notice of a wrong clock is shown once, and not again after it is closed [CLK-02]', async () => {
    watched()
    act(() => setServerClock(60 * MINUTE))
    fireEvent.click(await screen.findByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    act(() => setServerClock(90 * MINUTE))
    await act(async () => (await import('./tellClock.ts')).tellClock())
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each([0, 90_000, -110_000])('the notice of a wrong clock is not shown for %d ms [CLK-02]', async (by) => {
    setServerClock(by)
    watched()
    await act(async () => void (await import('./tellClock.ts')))
    expect(screen.queryByRole('status')).toBeNull()
  })
})
