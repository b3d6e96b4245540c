import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/index.ts'
import { analyticsOf } from './analytics.ts'
import { callHealthOf } from './call-health.ts'
import { countSessions } from './count-sessions.ts'
import { analyticsFromSessions } from './from-sessions.ts'
import { lastDays } from './period.ts'

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
