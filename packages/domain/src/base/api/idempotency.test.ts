import { afterEach, expect, it, vi } from 'vitest'
import { newIdempotencyKey } from './idempotency.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('newIdempotencyKey makes a new version 4 UUID each time, also without crypto.randomUUID', () => {
  const whole = crypto
  vi.stubGlobal('crypto', { getRandomValues: (room: Uint32Array<ArrayBuffer>) => whole.getRandomValues(room) })
  const keys = Array.from({ length: 500 }, newIdempotencyKey)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(keys.map((key) => key[19])).size).toBe(4)
})
