import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, wallToInstant, weekdayOf } from '../../base/time/index.ts'
import { contract } from '../../contract/index.ts'
import { analyticsOf } from './analytics.ts'
import { callHealthOf } from './call-health.ts'
import { analyticsFromSessions, countSessions } from './count-sessions.ts'
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

const today = '2026-07-13'
const evening = Date.parse('2026-07-13T20:00:00Z')
const of = (days: number) => {
  const period = lastDays(days, today)
  return analyticsOf(period, countSessions([], period, evening), 85)
}

it('tells a series by day up to 90 days, by week beyond', () => {
  expect(of(90).unit).toBe('day')
  expect(of(90).series).toHaveLength(90)
  expect(of(91).unit).toBe('week')
})

describe('the period of a getAnalytics query', () => {
  const { query } = contract.analytics.getAnalytics
  const accepts = (from: string, to: string) => query?.safeParse({ from, to }).success

  it('is a day at least, and two years at most', () => {
    expect(accepts(today, today)).toBe(true)
    expect(accepts(today, '2026-07-12')).toBe(false)
    expect(accepts(lastDays(731, today).from, today)).toBe(true)
    expect(accepts(lastDays(732, today).from, today)).toBe(false)
  })

  it('is refused with one error, on `to` when reversed, with another message when too long', () => {
    const told = (from: string) =>
      query?.safeParse({ from, to: today }).error?.issues.map(({ path, message }) => [path, message])
    const [backwards, long] = [told('2026-07-14'), told('2020-01-01')]
    expect(backwards).toHaveLength(1)
    expect(backwards?.[0]?.[0]).toEqual(['to'])
    expect(long).toHaveLength(1)
    expect(long?.[0]?.[1]).not.toBe(backwards?.[0]?.[1])
  })
})

describe('callHealthOf', () => {
  const outcome = (ms: number, result: 'answered' | 'failed' | 'unanswered' = 'answered') => ({ at: ms, ms, result })

  it('gives the median duration, the mean of the two middle ones for an even count', () => {
    expect(callHealthOf([outcome(100), outcome(9), outcome(20)]).medianMs).toBe(20)
    expect(callHealthOf([outcome(100), outcome(9)]).medianMs).toBe(54.5)
    expect(callHealthOf([]).medianMs).toBeNull()
  })

  it('counts failed calls and their rate in percent', () => {
    const health = callHealthOf([outcome(1), outcome(1), outcome(1), outcome(2, 'failed')])
    expect([health.failures, health.failureRate]).toEqual([1, 25])
  })
})

it('analyticsFromSessions counts sessions and uncovered symptoms, without an average diagnosis time', () => {
  const period = lastDays(7, today)
  const session = {
    id: 's',
    createdAt: Date.parse('2026-07-12T10:00:00Z'),
    race: 'Siamois',
    symptoms: ['toux', 'hoquet'],
    results: [],
    hasReports: false,
    reports: [],
  }
  const disease = { id: 'd', name: 'Coryza', symptoms: ['toux'], race: 'Chat' }
  const figures = analyticsFromSessions([session] as never, [disease] as never, period, 85, evening)
  expect(figures.period).toMatchObject({ sessions: 1, averageDiagnosisTime: null })
  expect(figures.previous.averageDiagnosisTime).toBeNull()
  expect(figures.uncovered.terms.map(({ name }) => name)).toEqual(['hoquet'])
})
