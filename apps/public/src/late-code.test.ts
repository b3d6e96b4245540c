import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateCode } from './late-code.ts'
import { whyFailed } from './why-failed.ts'

describe('late-code', () => {
  afterEach(() => vi.unstubAllGlobals())

  const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

  it('code is loaded only while there is a network', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    const late = lateCode(load)
    network(false)
    await expect(late()).rejects.toThrow('No network')
    expect(load).not.toHaveBeenCalled()
    network(true)
    expect(await late()).toBe('code')
  })

  it('loaded code is available without a network', async () => {
    network(true)
    const late = lateCode(async () => 'code')
    await late()
    network(false)
    expect(await late()).toBe('code')
  })

  it('code that failed to load is loaded at the next call', async () => {
    network(true)
    const load = vi.fn<() => Promise<string>>(async () => 'code').mockRejectedValueOnce(new TypeError('cut off'))
    const late = lateCode(load)
    await expect(late()).rejects.toThrow('cut off')
    expect(await late()).toBe('code')
  })
})

describe('why-failed', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('whyFailed distinguishes code that failed to load from code that threw', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(whyFailed(new TypeError('Failed to fetch dynamically imported module: /calls.js'))).toMatch(/réseau/)
    expect(whyFailed(new TypeError('list.toSorted is not a function'))).toMatch(/^Erreur de cette page\./)
  })
})
