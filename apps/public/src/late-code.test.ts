import { afterEach, expect, it, vi } from 'vitest'
import { lateCode } from './late-code.ts'

afterEach(() => vi.unstubAllGlobals())

const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

it('asks for code once there is a network, and never before', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code')
  const late = lateCode(load)
  network(false)
  await expect(late()).rejects.toThrow('No network')
  expect(load).not.toHaveBeenCalled()
  network(true)
  expect(await late()).toBe('code')
})

it('has what was loaded without a network too', async () => {
  network(true)
  const late = lateCode(async () => 'code')
  await late()
  network(false)
  expect(await late()).toBe('code')
})

it('asks again for what did not come', async () => {
  network(true)
  const load = vi.fn<() => Promise<string>>(async () => 'code').mockRejectedValueOnce(new TypeError('cut off'))
  const late = lateCode(load)
  await expect(late()).rejects.toThrow('cut off')
  expect(await late()).toBe('code')
})
