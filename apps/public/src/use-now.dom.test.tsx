import { setServerClock } from '@potager/domain/fixtures'
import { serverNow } from '@potager/domain/time'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useNowFrom } from './use-now.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-25T12:00:00Z')
const said = { date: new Date(NOON).toUTCString(), 'cache-control': 'no-cache' }

/** A server at noon, whatever the device's clock says; 'none' when it cannot be reached. */
function server(answers: Record<string, string> | 'none' = {}) {
  const send = vi.fn<typeof fetch>(async () => {
    if (answers === 'none') throw new TypeError('no network')
    return new Response(null, { headers: { ...said, ...answers } })
  })
  vi.stubGlobal('fetch', send)
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return send
}

const device = (now: number) => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
const shown = async (first: number) => {
  const { result } = renderHook(() => useNowFrom(first))
  await act(async () => {})
  return result.current
}

afterEach(() => setServerClock(0))

describe('the current time of a public page [CLK-03]', () => {
  it.each([26, -26, -10 * 8760])('is the server’s moment, on a device %d hours ahead', async (ahead) => {
    const send = server()
    device(NOON + ahead * HOUR)
    expect(await shown(NOON)).toBeCloseTo(NOON, -4)
    expect(send).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD', cache: 'no-store' })
    // Known from then on.
    expect(serverNow()).toBeCloseTo(NOON, -4)
    await shown(serverNow())
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is the device’s moment in a page that a cache has kept since yesterday', async () => {
    server()
    device(NOON)
    expect(await shown(NOON - 26 * HOUR)).toBe(NOON)
  })

  it('is the device’s, without a call, if device and server agree', async () => {
    const send = server()
    device(NOON + 90_000)
    expect(await shown(NOON)).toBe(NOON + 90_000)
    expect(send).not.toHaveBeenCalled()
  })

  it('is renewed at once when a device that slept shows the page again', async () => {
    server()
    device(NOON)
    const { result } = renderHook(() => useNowFrom(NOON))
    vi.setSystemTime(NOON + 10 * HOUR)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(result.current).toBe(NOON + 10 * HOUR)
  })

  it.each([['none' as const], [{ date: '' }]])(
    'is the device’s where the server does not tell: %o',
    async (answers) => {
      server(answers)
      device(NOON + HOUR)
      expect(await shown(NOON - HOUR)).toBe(NOON + HOUR)
    },
  )
})
