import { ApiError } from '@potager/domain/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LATE_MS, type LoadFailure, watchArrival } from './watch.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watched() {
  const place = Object.assign(new EventTarget(), { setTimeout, clearTimeout })
  const told: LoadFailure[] = []
  // Timers are looked up at run time: the fake ones, which return numbers as in browsers.
  const timers = place as unknown as Parameters<typeof watchArrival>[0]
  return { place, told, arrived: watchArrival(timers, (trouble) => told.push(trouble)) }
}

it('an application that does not start is reported once it is late', () => {
  const { told } = watched()
  vi.advanceTimersByTime(LATE_MS - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['late'])
})

it('an application that has started is not reported any more', () => {
  const { told, arrived, place } = watched()
  arrived()
  vi.advanceTimersByTime(LATE_MS * 2)
  place.dispatchEvent(new Event('error'))
  expect(told).toEqual([])
})

it.each([
  ['error', undefined, 'broken'],
  ['unhandledrejection', new TypeError('list.toSorted is not a function'), 'broken'],
  ['unhandledrejection', new TypeError('error loading dynamically imported module: /a.js'), 'failed'],
  ['unhandledrejection', new ApiError('network', 0, { fields: {} }, ''), 'failed'],
  ['unhandledrejection', new ApiError('fault', 0, { fields: {} }, ''), 'broken'],
] as const)('an application that fails is reported at once, and once (%s of %s: %s)', (type, reason, told) => {
  const { told: heard, place } = watched()
  place.dispatchEvent(Object.assign(new Event(type), reason && { reason }))
  place.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(LATE_MS)
  expect(heard).toEqual([told])
})
