import { describe, expect, it } from 'vitest'
import { NotAnswered } from '../../base/wire/index.ts'
import type { Analytics } from './analytics.ts'
import { readFrequencies, readPerformance } from './index.ts'
import { readAnalytics } from './read-analytics.ts'

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
