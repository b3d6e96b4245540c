import { describe, expect, it } from 'vitest'
import { NotAnswered } from '../../base/wire/index.ts'
import { chatbotDashboardMessages as words } from '../../messages/index.ts'
import type { Analytics } from './analytics.ts'
import {
  ACCURACY_TARGET,
  type CallOutcome,
  callHealthOf,
  readFrequencies,
  readPerformance,
  SLOW_CALL_MS,
  shareInterval,
  trendOfCount,
  trendOfRate,
  VERDICT_SESSIONS,
  verdictOf,
} from './index.ts'
import { readAnalytics } from './read-analytics.ts'

describe('trends against the previous equal period', () => {
  it('are the change of a count in percent of what it was [CBD-15]', () => {
    expect(trendOfCount(112, 100)).toEqual({ direction: 'up', amount: 12, unit: 'percent' })
    expect(trendOfCount(1, 3)).toEqual({ direction: 'down', amount: 66.7, unit: 'percent' })
    expect(trendOfCount(7, 7)).toEqual({ direction: 'same', amount: 0, unit: 'percent' })
  })

  it('are null when the previous count is 0 or either value is unknown [CBD-15]', () => {
    expect([trendOfCount(5, 0), trendOfCount(null, 3), trendOfCount(3, null)]).toEqual([null, null, null])
    expect([trendOfRate(null, 90), trendOfRate(90, null)]).toEqual([null, null])
  })

  it('are points of percent for a rate, told with sign and direction [CBD-15]', () => {
    const up = trendOfRate(92.5, 90)
    expect(up).toEqual({ direction: 'up', amount: 2.5, unit: 'points' })
    expect(up && [words.trend(up), words.trendName(up)]).toEqual(['+2,5 pt', 'En hausse'])
    const down = trendOfCount(88, 100)
    expect(down && [words.trend(down), words.trendName(down)]).toEqual(['−12\u00a0%', 'En baisse'])
    const same = trendOfCount(4, 4)
    expect(same && words.trend(same)).toBe('0\u00a0%')
  })
})

describe('the interval of a share', () => {
  it('narrows with a larger sample, stays within 0 and 100, and is null without a sample', () => {
    expect(shareInterval(0, 0)).toBeNull()
    const [few, many] = [shareInterval(9, 10), shareInterval(900, 1000)]
    expect(few?.from).toBeCloseTo(59.6, 1)
    expect(few?.to).toBeCloseTo(98.2, 1)
    expect(many?.from).toBeCloseTo(88, 1)
    expect(many?.to).toBeCloseTo(91.7, 1)
    expect(shareInterval(3, 3)?.to).toBe(100)
    expect(shareInterval(0, 3)?.from).toBe(0)
  })
})

describe('the verdict on an accuracy', () => {
  it('depends on the rate, and is unknown below the minimum of sessions [CBD-13] [CBD-14]', () => {
    const at = (accuracyRate: number | null, sessions = VERDICT_SESSIONS) => verdictOf({ accuracyRate, sessions })
    expect([at(90), at(89.9), at(85), at(84.9)]).toEqual(['excellent', 'good', 'good', 'improvable'])
    expect([at(90, VERDICT_SESSIONS - 1), at(100, 7), at(null, 0)]).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it('rests on a sample whose interval is 15 points wide at most near the target', () => {
    const width = (sessions: number) => {
      const interval = shareInterval((sessions * ACCURACY_TARGET) / 100, sessions)
      return interval ? interval.to - interval.from : Number.NaN
    }
    expect(width(VERDICT_SESSIONS)).toBeLessThan(15)
    expect(width(VERDICT_SESSIONS - 20)).toBeGreaterThan(15)
  })
})

const outcome = (at: number, ms: number, result: CallOutcome['result'] = 'answered'): CallOutcome => ({
  at,
  ms,
  result,
})

describe('the state of the chatbot, from its last calls', () => {
  it('is unknown before the first call [CBD-11]', () => {
    expect(callHealthOf([])).toEqual({
      service: 'unknown',
      connection: 'unknown',
      lastAt: null,
      lastMs: null,
      calls: 0,
      failures: 0,
      failureRate: null,
      medianMs: null,
      slowestMs: null,
    })
  })

  it('follows the last call: well, slow, failed, unanswered [CBD-11]', () => {
    const after = (last: CallOutcome) => {
      const { service, connection } = callHealthOf([outcome(1, 20), last])
      return [service, connection]
    }
    expect(after(outcome(2, SLOW_CALL_MS - 1))).toEqual(['ok', 'connected'])
    expect(after(outcome(2, SLOW_CALL_MS))).toEqual(['slow', 'connected'])
    expect(after(outcome(2, 20, 'failed'))).toEqual(['failed', 'connected'])
    expect(after(outcome(2, 20, 'unanswered'))).toEqual(['failed', 'lost'])
  })

  it('counts unanswered calls as failures, and leaves them out of the durations [ANA-15]', () => {
    const health = callHealthOf([
      outcome(1, 10),
      outcome(2, 30),
      outcome(3, 10_000, 'unanswered'),
      outcome(4, 80, 'failed'),
    ])
    expect(health).toMatchObject({
      calls: 4,
      failures: 2,
      failureRate: 50,
      medianMs: 30,
      slowestMs: 80,
      lastAt: 4,
      lastMs: 80,
    })
    expect(callHealthOf([outcome(1, 10), outcome(2, 30)]).medianMs).toBe(20)
  })
})

const totals = {
  from: '2026-07-07',
  to: '2026-07-13',
  sessions: 40,
  reported: 4,
  reports: 5,
  withoutResult: 3,
  accuracyRate: 90,
  improvementRate: 87.5,
  averageDiagnosisTime: 0.004,
}
const share = (name: string) => ({ name, count: 12, percentage: 30, reported: 2, previous: 7 })
const analytics: Analytics = {
  period: totals,
  since: '2026-01-05',
  previous: { ...totals, from: '2026-06-30', to: '2026-07-06', sessions: 20 },
  unit: 'week',
  series: [{ from: '2026-07-07', to: '2026-07-13', sessions: 40, reported: 4, accuracyRate: 90 }],
  hours: [1, 2, 3],
  weekdays: [4, 5, 6],
  symptoms: { distinct: 31, terms: [share('toux')] },
  races: { distinct: 11, terms: [share('Siamois')] },
  uncovered: { distinct: 1, terms: [share('hoquet')] },
  topDiagnosis: { name: 'Gale', count: 9, of: 37, percentage: 24.3 },
  confusion: { reports: 5, pairs: [{ suggested: 'Gale', given: 'Otite', count: 2 }] },
  calibration: [{ from: 70, to: 80, sessions: 12, reported: 1, unreportedRate: 91.7 }],
  suggestions: [
    { rule: 'confusion', value: 2, of: 5, subject: 'Gale', given: 'Otite' },
    { rule: 'accuracy', value: 80, of: 40, against: 85 },
    { rule: 'withoutResult', value: 3, of: 40 },
    { rule: 'rising', value: 12, of: 40, subject: 'toux', against: 5, againstOf: 38 },
  ],
}

describe('reading analytics', () => {
  it('keeps every figure of a complete answer', () => {
    expect(readAnalytics(JSON.parse(JSON.stringify(analytics)))).toEqual(analytics)
  })

  it('gives 0, empty or null for missing figures, and refuses an answer without a period', () => {
    const { period, unit, series, symptoms, topDiagnosis, confusion } = readAnalytics({ period: {} })
    expect(period).toMatchObject({ sessions: 0, reports: 0, accuracyRate: null, averageDiagnosisTime: null })
    expect({ unit, series, symptoms, topDiagnosis, confusion }).toEqual({
      unit: 'day',
      series: [],
      symptoms: { distinct: 0, terms: [] },
      topDiagnosis: null,
      confusion: { reports: 0, pairs: [] },
    })
    expect(() => readAnalytics({})).toThrow(NotAnswered)
  })

  it('keeps a confusion without a suggestion, and drops a suggestion of an unknown rule', () => {
    const { confusion, suggestions } = readAnalytics({
      period: {},
      confusion: { reports: 1, pairs: [{ given: 'Otite', count: 1 }] },
      suggestions: [
        { rule: 'horoscope', value: 1, of: 2 },
        { rule: 'race', value: 3, of: 4 },
      ],
    })
    expect(confusion.pairs).toEqual([{ suggested: null, given: 'Otite', count: 1 }])
    expect(suggestions).toEqual([{ rule: 'race', value: 3, of: 4 }])
  })
})

it('reads frequencies from a list, a page, or counts by name (T19)', () => {
  const rows = [
    { symptom: 'toux', count: '4', percentage: 12.5 },
    { symptom: 'fièvre', count: 2, percentage: Number.NaN },
    {},
  ]
  const read = [
    { name: 'toux', count: 4, percentage: 12.5 },
    { name: 'fièvre', count: 2, percentage: null },
  ]
  expect(readFrequencies(rows, 'symptom')).toEqual(read)
  expect(readFrequencies({ content: rows }, 'symptom')).toEqual(read)
  expect(readFrequencies({ Chat: 3, note: 'x' }, 'race')).toEqual([{ name: 'Chat', count: 3, percentage: null }])
  expect(readFrequencies([], 'race')).toEqual([])
  for (const none of [null, undefined, '', 3, {}, { note: 'x' }, [3], { content: null }])
    expect(() => readFrequencies(none, 'race'), JSON.stringify(none)).toThrow(NotAnswered)
})

it('reads accuracy as a number, an object or performance stats (AMB-41) [AMB-50] [ENT-17]', () => {
  const unknown = { totalDiagnoses: null, reportedErrors: null, accuracyRate: null, improvementSuggestions: [] }
  expect(readPerformance(91.5)).toEqual({ ...unknown, accuracyRate: 91.5 })
  expect(readPerformance('91.5')).toEqual({ ...unknown, accuracyRate: 91.5 })
  expect(readPerformance({ accuracyRate: 0.9 })).toEqual({ ...unknown, accuracyRate: 0.9 })
  expect(
    readPerformance({
      totalDiagnoses: 12,
      reportedErrors: 3,
      accuracyRate: 75,
      improvementSuggestions: ['a', '', 'b'],
    }),
  ).toEqual({
    totalDiagnoses: 12,
    reportedErrors: 3,
    accuracyRate: 75,
    improvementSuggestions: ['a', 'b'],
  })
  const days = { suggestionsSince: '2026-10-25', since: '2026-01-05' }
  expect(readPerformance({ accuracyRate: 75, ...days })).toEqual({ ...unknown, accuracyRate: 75, ...days })
  expect(readPerformance({ accuracyRate: null })).toEqual(unknown)
  for (const none of [null, 'NaN', {}, [], { data: 3 }])
    expect(() => readPerformance(none), JSON.stringify(none)).toThrow(NotAnswered)
})
