import { afterEach, expect, it, vi } from 'vitest'
import { inOneTab } from './inOneTab.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('inOneTab uses the browser’s locks: waiting ends quietly on abort, failures are passed on', async () => {
  const request = vi.fn<(name: string, options: LockOptions, task: () => Promise<void>) => Promise<void>>()
  vi.stubGlobal('navigator', { locks: { request } })
  const stop = new AbortController()
  request.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const waiting = inOneTab('x', async () => {}, stop.signal)
  stop.abort()
  await expect(waiting).resolves.toBeUndefined()
  request.mockRejectedValueOnce(new Error('verrou'))
  await expect(inOneTab('x', async () => {}, new AbortController().signal)).rejects.toThrow('verrou')
  request.mockImplementationOnce((_name, _options, task) => task())
  const worked = vi.fn<() => void>()
  await inOneTab('x', async () => worked(), new AbortController().signal)
  expect(worked).toHaveBeenCalledOnce()
})

it('inOneTab runs the task in one tab in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  const stop = new AbortController()
  const working = new Set<AbortSignal>()
  const work = async (signal: AbortSignal) => {
    working.add(signal)
    signal.addEventListener('abort', () => working.delete(signal))
  }
  const tabs = [1, 2].map(() => inOneTab('without-locks', work, stop.signal))
  const one = () => vi.waitFor(() => expect(working.size).toBe(1), { timeout: 10_000 })
  await one()
  // Longer than a tab waits for an answer. Two may begin at once on a busy machine: then the younger stops.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await one()
  stop.abort()
  await Promise.all(tabs)
})
