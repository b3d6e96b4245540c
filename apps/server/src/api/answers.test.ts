import { expect, it } from 'vitest'
import { wireTimes } from './answers.ts'

it('writes times as text, wall times without zone', () => {
  const { wall, instant } = wireTimes('iso')
  expect(wall('2026-07-14T19:00:00')).toBe('2026-07-14T19:00:00')
  expect(instant(Date.UTC(2026, 6, 14, 17))).toBe('2026-07-14T17:00:00.000Z')
})

it('writes times as arrays without the zeros that Jackson leaves out', () => {
  const { wall, instant } = wireTimes('array')
  expect(wall('2026-07-14T19:00:00')).toEqual([2026, 7, 14, 19, 0])
  expect(wall('2026-07-14T19:00:05')).toEqual([2026, 7, 14, 19, 0, 5])
  expect(instant(Date.UTC(2026, 6, 14, 17))).toEqual([2026, 7, 14, 19, 0])
  expect(instant(Date.UTC(2026, 6, 14, 17, 0, 5, 123))).toEqual([2026, 7, 14, 19, 0, 5, 123_000_000])
})
