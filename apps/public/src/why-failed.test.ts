import { afterEach, expect, it, vi } from 'vitest'
import { whyFailed } from './why-failed.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('whyFailed distinguishes code that failed to load from code that threw', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(whyFailed(new TypeError('Failed to fetch dynamically imported module: /calls.js'))).toMatch(/réseau/)
  expect(whyFailed(new TypeError('list.toSorted is not a function'))).toMatch(/^Erreur de cette page\./)
})
