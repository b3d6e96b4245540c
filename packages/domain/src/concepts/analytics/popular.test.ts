import { expect, it } from 'vitest'
import { NotAnswered } from '../../base/wire/index.ts'
import { readFrequencies, readPerformance } from './index.ts'

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
