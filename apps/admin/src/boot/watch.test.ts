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

it('an application that does not come is told once it is late, and may still come', () => {
  const { told } = watched()
  vi.advanceTimersByTime(LATE_MS - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['late'])
})

it('one that has come is never late', () => {
  const { told, arrived, place } = watched()
  arrived()
  vi.advanceTimersByTime(LATE_MS * 2)
  place.dispatchEvent(new Event('error'))
  expect(told).toEqual([])
})

it.each(['error', 'unhandledrejection'])('one that fails is told at once, and once (%s)', (type) => {
  const { told, place } = watched()
  place.dispatchEvent(new Event(type))
  place.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(LATE_MS)
  expect(told).toEqual(['failed'])
})
