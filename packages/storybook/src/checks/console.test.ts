import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToConsole } from './console.ts'

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it('reports the errors and warnings of a story with their values, and still prints them', () => {
  const heard = listenToConsole()
  console.error('Each child in a list should have a unique "key" prop.', { at: 3 })
  console.warn('trop tard')
  expect(heard()).toBe('console.error : Each child in a list should have a unique "key" prop. {"at":3}\n(et 1 de plus)')
  expect(console.error).toHaveBeenCalledWith('Each child in a list should have a unique "key" prop.', { at: 3 })
})

it('reports nothing for a quiet story, nor what is logged after it', () => {
  const heard = listenToConsole()
  console.error('A component suspended inside an `act` scope, but the `act` call was not awaited.')
  expect(heard()).toBeNull()
  console.error('l’histoire suivante')
  expect(heard()).toBeNull()
})
