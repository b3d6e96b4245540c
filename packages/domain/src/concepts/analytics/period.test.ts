import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays, wallToInstant, weekdayOf } from '../../base/time/index.ts'
import { bucketsOf, daysOf, lastDays, previousPeriod, previousUntil, untilToday } from './index.ts'

it('counts days across clock changes, both ends included', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toBe(3)
  expect(daysOf({ from: '2026-10-25', to: '2026-10-25' })).toBe(1)
  expect(daysOf({ from: '2026-10-25', to: '2026-10-24' })).toBe(0)
  expect(lastDays(7, '2026-03-31')).toEqual({ from: '2026-03-25', to: '2026-03-31' })
  expect(previousPeriod({ from: '2026-03-25', to: '2026-03-31' })).toEqual({ from: '2026-03-18', to: '2026-03-24' })
})

it('previousUntil compares a running period up to the same hour, and a finished one in full', () => {
  const until = (period: { from: string; to: string }, now: string) => previousUntil(period, wallToInstant(now))
  const today = { from: '2026-07-14', to: '2026-07-14' }
  expect(until(today, '2026-07-14T12:55:00')).toBe(wallToInstant('2026-07-13T12:55:00'))
  expect(until(lastDays(7, '2026-07-14'), '2026-07-14T12:55:00')).toBe(wallToInstant('2026-07-07T12:55:00'))
  expect(until(today, '2026-07-20T08:00:00')).toBe(wallToInstant('2026-07-14T00:00:00'))
  const autumn = { from: '2026-10-25', to: '2026-10-25' }
  expect(until(autumn, '2026-10-25T12:00:00')).toBe(wallToInstant('2026-10-24T12:00:00'))
})

it('untilToday cuts future days off a period, but for its first day', () => {
  const until = (from: string, to: string) => untilToday({ from, to }, '2026-07-14')
  expect(until('2026-07-01', '2028-07-01')).toEqual({ from: '2026-07-01', to: '2026-07-14' })
  expect(until('2026-07-01', '2026-07-13')).toEqual({ from: '2026-07-01', to: '2026-07-13' })
  expect(until('2026-07-20', '2026-07-30')).toEqual({ from: '2026-07-20', to: '2026-07-20' })
})

it('tells a series by day up to 90 days, by week from Monday beyond', () => {
  expect(bucketsOf(lastDays(90, '2026-07-14'))).toHaveLength(90)
  const weeks = bucketsOf(lastDays(91, '2026-07-14'))
  expect(weeks[0]).toEqual({ from: '2026-04-15', to: '2026-04-19' })
  expect(weeks[1]).toEqual({ from: '2026-04-20', to: '2026-04-26' })
  expect(weeks.at(-1)).toEqual({ from: '2026-07-13', to: '2026-07-14' })
})

test.prop([fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 731 })])(
  'a series covers each day of its period once',
  (start, days) => {
    const period = lastDays(days, addDays('2020-01-01', start))
    const buckets = bucketsOf(period)
    expect(buckets[0]?.from).toBe(period.from)
    expect(buckets.at(-1)?.to).toBe(period.to)
    for (const [index, { from }] of buckets.slice(1).entries()) {
      expect(from).toBe(addDays(buckets[index]?.to ?? '', 1))
      if (days > 90) expect(weekdayOf(from)).toBe('MONDAY')
    }
  },
)
