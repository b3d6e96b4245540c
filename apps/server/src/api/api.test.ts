import { expect, it } from 'vitest'
import { wireTimes } from './answers.ts'
import { isTooComplex } from './json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const wide = (values: number) => JSON.stringify(Array.from({ length: values }, () => 0))

it.each([
  ['a text', '"a"', false],
  ['nothing', '', false],
  ['32 levels', nested(32), false],
  ['33 levels', nested(33), true],
  ['many lists side by side', `[${Array.from({ length: 100 }, () => '[]').join()}]`, false],
  ['60,000 values', wide(60_000), false],
  ['60,001 values', wide(60_001), true],
  ['60,001 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 60_001 }, (_, key) => [`k${key}`, 0]))), true],
  ['signs within a text', JSON.stringify(`${'['.repeat(100)}"\\${','.repeat(70_000)}`), false],
  ['a text that does not end', `"${'['.repeat(100)}\\`, false],
])('tells whether JSON is too complex to parse: %s', (_, json, complex) => {
  expect(isTooComplex(json)).toBe(complex)
})

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
