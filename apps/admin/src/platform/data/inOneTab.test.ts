import { afterEach, expect, it, vi } from 'vitest'
import { inOneTab } from './inOneTab.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('uses the browser’s locks where it has them; waiting for one ends quietly, what fails there is told', async () => {
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

it('has one of the tabs work where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  const stop = new AbortController()
  const work = vi.fn<() => Promise<void>>(async () => {})
  const tabs = [1, 2].map(() => inOneTab('without-locks', work, stop.signal))
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), { timeout: 10_000 })
  stop.abort()
  await Promise.all(tabs)
})
