import { describe, expect, it } from 'vitest'
import { analyticsMessages } from '../../messages/index.ts'
import {
  type AnalyticsCounts,
  analyticsOf,
  BANDS,
  comparedWith,
  type DayCount,
  percentOf,
  type TermCounts,
  VERDICT_SESSIONS,
} from './index.ts'

const day = (name: string, sessions: number, reported = 0, reports = reported): DayCount => ({
  day: name,
  sessions,
  reported,
  reports,
  durationMs: sessions * 2,
})
const none: TermCounts = { distinct: 0, terms: [] }
const terms = (...list: [name: string, sessions: number, reported?: number, previous?: number][]): TermCounts => ({
  distinct: list.length,
  terms: list.map(([name, sessions, reported = 0, previous = 0]) => ({ name, sessions, reported, previous })),
})
const empty: AnalyticsCounts = {
  since: '2026-01-01',
  days: [],
  hours: Array.from({ length: 24 }, () => 0),
  symptoms: none,
  races: none,
  uncovered: none,
  firsts: none,
  withoutResult: { sessions: 0, previous: 0 },
  bands: Array.from({ length: BANDS }, () => ({ sessions: 0, reported: 0 })),
  confusion: { reports: 0, pairs: [] },
}
const week = { from: '2026-07-13', to: '2026-07-19' }
const of = (counts: Partial<AnalyticsCounts>, threshold = 85) => analyticsOf(week, { ...empty, ...counts }, threshold)
const said = (counts: Partial<AnalyticsCounts>, threshold?: number) =>
  of(counts, threshold).suggestions.map(analyticsMessages.suggestion)

describe('figures of a period', () => {
  it('sum up its days, and those of the previous period of the same length', () => {
    const { period, previous, series } = of({
      days: [
        day('2026-07-05', 99),
        day('2026-07-06', 4),
        day('2026-07-12', 1),
        day('2026-07-13', 10, 1, 3),
        day('2026-07-15', 10, 1),
      ],
      withoutResult: { sessions: 2, previous: 1 },
    })
    expect(period).toMatchObject({ ...week, sessions: 20, reported: 2, reports: 4, withoutResult: 2, accuracyRate: 90 })
    expect(period.improvementRate).toBe(80)
    expect(period.averageDiagnosisTime).toBe(0.002)
    expect(previous).toMatchObject({ from: '2026-07-06', to: '2026-07-12', sessions: 5, withoutResult: 1 })
    expect(series.map(({ sessions }) => sessions)).toEqual([10, 0, 10, 0, 0, 0, 0])
    expect(series.map(({ accuracyRate }) => accuracyRate)).toEqual([90, null, 90, null, null, null, null])
  })

  it('are compared only with a previous period that data covers in full (AMB-40) [CBD-15] [ANA-05]', () => {
    expect(comparedWith(of({ since: '2026-07-06' }))).toMatchObject({ from: '2026-07-06', to: '2026-07-12' })
    expect(comparedWith(of({ since: '2026-07-07' }))).toBeNull()
    expect(comparedWith(of({ since: null }))).toBeNull()
  })

  it('have a series that starts at the first day with data', () => {
    const days = [day('2026-07-15', 3), day('2026-07-18', 1)]
    const { since, series } = of({ since: '2026-07-15', days })
    expect(since).toBe('2026-07-15')
    expect(series.map(({ from, sessions }) => [from, sessions])).toEqual([
      ['2026-07-15', 3],
      ['2026-07-16', 0],
      ['2026-07-17', 0],
      ['2026-07-18', 1],
      ['2026-07-19', 0],
    ])
  })

  it('have no rate without sessions, and a negative improvement rate when reports outnumber sessions (T19)', () => {
    expect(of({}).period).toMatchObject({ accuracyRate: null, improvementRate: null, averageDiagnosisTime: null })
    expect(of({ days: [day('2026-07-14', 2, 2, 3)] }).period).toMatchObject({ accuracyRate: 0, improvementRate: -50 })
    expect(of({ days: [day('2026-07-14', 200, 5, 5)] }).period.improvementRate).toBe(97.5)
  })

  it('have weekdays from Monday', () => {
    const days = [day('2026-07-13', 1), day('2026-07-19', 7), day('2026-07-12', 50)]
    expect(of({ days }).weekdays).toEqual([1, 0, 0, 0, 0, 0, 7])
  })

  it('give a band of calibration no rate below ten sessions', () => {
    const bands = empty.bands.map((band, index) =>
      index === 3 ? { sessions: 9, reported: 0 } : index === 4 ? { sessions: 10, reported: 1 } : band,
    )
    const [third, fourth] = of({ bands }).calibration.slice(3, 5)
    expect(third).toEqual({ from: 30, to: 40, sessions: 9, reported: 0, unreportedRate: null })
    expect(fourth).toEqual({ from: 40, to: 50, sessions: 10, reported: 1, unreportedRate: 90 })
  })

  it('tell the share of a symptom among all sessions, and of the top diagnosis among those with a result', () => {
    const answer = of({
      days: [day('2026-07-14', 8)],
      symptoms: terms(['toux', 2, 1, 4]),
      firsts: terms(['Coryza', 3]),
      withoutResult: { sessions: 2, previous: 0 },
    })
    expect(answer.symptoms).toEqual({
      distinct: 1,
      terms: [{ name: 'toux', count: 2, percentage: 25, reported: 1, previous: 4 }],
    })
    expect(answer.topDiagnosis).toEqual({ name: 'Coryza', count: 3, of: 6, percentage: 50 })
  })

  it('show no percentage below the minimum sample', () => {
    expect([percentOf(1, 4), percentOf(0, 0), percentOf(1, 9, 10), percentOf(1, 10, 10)]).toEqual([25, null, null, 10])
  })
})

describe('suggestions, by stated rules', () => {
  it('are empty when no rule applies', () => {
    expect(said({ days: [day('2026-07-14', 500, 10)] })).toEqual([])
  })

  it('report an accuracy below the threshold of the settings, from the minimum of sessions on', () => {
    expect(said({ days: [day('2026-07-14', VERDICT_SESSIONS, 20)] })).toEqual([
      'La précision est de 80\u00a0% sur 100 sessions, sous le seuil de 85\u00a0%.',
    ])
    expect(said({ days: [day('2026-07-14', VERDICT_SESSIONS, 20)] }, 80)).toEqual([])
    expect(said({ days: [day('2026-07-14', VERDICT_SESSIONS - 1, 50)] })).toEqual([])
  })

  it('tell that one in ten sessions has no result', () => {
    const days = [day('2026-07-14', 20)]
    expect(said({ days, withoutResult: { sessions: 2, previous: 0 } })).toEqual([
      '2 sessions sur 20 n’ont reçu aucun diagnostic\u00a0: complétez la base de maladies.',
    ])
    expect(said({ days, withoutResult: { sessions: 1, previous: 0 } })).toEqual([])
  })

  it('tell the symptom most asked that no disease has', () => {
    expect(said({ uncovered: terms(['hoquet', 3], ['poil terne', 2]) })).toEqual([
      'Aucune maladie ne connaît «\u00a0hoquet\u00a0», cité dans 3 sessions.',
    ])
    expect(said({ uncovered: terms(['hoquet', 2]) })).toEqual([])
  })

  it('tell the symptom whose share of the sessions rose most, by half at least', () => {
    const days = [day('2026-07-08', 100), day('2026-07-14', 100)]
    const symptoms = terms(['toux', 60, 0, 40], ['fièvre', 20, 0, 10], ['boiterie', 14, 0, 10])
    expect(said({ days, symptoms })).toEqual([
      '«\u00a0fièvre\u00a0» progresse\u00a0: 20\u00a0% des sessions (20 sur 100), contre 10\u00a0% à la période précédente (10 sur 100).',
    ])
    expect(said({ days, symptoms: terms(['toux', 59, 0, 40], ['fièvre', 9, 0, 1], ['abcès', 30, 0, 0]) })).toEqual([])
  })

  it('name no rising symptom when all sessions rose alike, or data does not cover the previous period', () => {
    const symptoms = terms(['fièvre', 40, 0, 10])
    const busier = [day('2026-07-08', 100), day('2026-07-14', 400)]
    expect(said({ days: busier, symptoms })).toEqual([])
    const quieter = [day('2026-07-08', 100), day('2026-07-14', 100)]
    expect(said({ days: quieter, symptoms })).toHaveLength(1)
    expect(said({ days: quieter, symptoms, since: '2026-07-07' })).toEqual([])
  })

  it('name the breed with the highest share of reported sessions, from ten sessions on', () => {
    expect(said({ races: terms(['Chien', 51, 5], ['Beagle', 12, 3], ['Teckel', 9, 8]) })).toEqual([
      'Beagle est la race la plus souvent signalée\u00a0: 3 de ses 12 sessions.',
    ])
    expect(said({ races: terms(['Chat', 50, 2], ['Teckel', 9, 9]) })).toEqual([])
    expect(said({ races: terms(['Teckel', 10, 3]) })).toHaveLength(1)
  })

  it('name the disease most often suggested in place of another, leaving out correct suggestions', () => {
    const pairs = [
      { suggested: null, given: 'Gale', count: 9 },
      { suggested: 'Teigne', given: 'teigne', count: 4 },
      { suggested: 'Otite', given: 'Gale', count: 2 },
    ]
    expect(said({ confusion: { reports: 15, pairs } })).toEqual([
      '«\u00a0Otite\u00a0» est proposé à la place de «\u00a0Gale\u00a0» dans 2 des 15 signalements avec diagnostic.',
    ])
    expect(said({ confusion: { reports: 15, pairs: pairs.slice(0, 2) } })).toEqual([])
  })
})
