import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { analyticsMessages } from '../../messages/index.ts'
import { type CountedSession, countSessions as countSessionsAt } from './count-sessions.ts'
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

const dayOf = (name: string, sessions: number, reported = 0, reports = reported): DayCount => ({
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
const analysed = (counts: Partial<AnalyticsCounts>, threshold = 85) =>
  analyticsOf(week, { ...empty, ...counts }, threshold)
const said = (counts: Partial<AnalyticsCounts>, threshold?: number) =>
  analysed(counts, threshold).suggestions.map(analyticsMessages.suggestion)

describe('figures of a period', () => {
  it('sum up its days, and those of the previous period of the same length', () => {
    const { period, previous, series } = analysed({
      days: [
        dayOf('2026-07-05', 99),
        dayOf('2026-07-06', 4),
        dayOf('2026-07-12', 1),
        dayOf('2026-07-13', 10, 1, 3),
        dayOf('2026-07-15', 10, 1),
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
    expect(comparedWith(analysed({ since: '2026-07-06' }))).toMatchObject({ from: '2026-07-06', to: '2026-07-12' })
    expect(comparedWith(analysed({ since: '2026-07-07' }))).toBeNull()
    expect(comparedWith(analysed({ since: null }))).toBeNull()
  })

  it('have a series that starts at the first day with data', () => {
    const days = [dayOf('2026-07-15', 3), dayOf('2026-07-18', 1)]
    const { since, series } = analysed({ since: '2026-07-15', days })
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
    expect(analysed({}).period).toMatchObject({ accuracyRate: null, improvementRate: null, averageDiagnosisTime: null })
    expect(analysed({ days: [dayOf('2026-07-14', 2, 2, 3)] }).period).toMatchObject({
      accuracyRate: 0,
      improvementRate: -50,
    })
    expect(analysed({ days: [dayOf('2026-07-14', 200, 5, 5)] }).period.improvementRate).toBe(97.5)
  })

  it('have weekdays from Monday', () => {
    const days = [dayOf('2026-07-13', 1), dayOf('2026-07-19', 7), dayOf('2026-07-12', 50)]
    expect(analysed({ days }).weekdays).toEqual([1, 0, 0, 0, 0, 0, 7])
  })

  it('give a band of calibration no rate below ten sessions', () => {
    const bands = empty.bands.map((band, index) =>
      index === 3 ? { sessions: 9, reported: 0 } : index === 4 ? { sessions: 10, reported: 1 } : band,
    )
    const [third, fourth] = analysed({ bands }).calibration.slice(3, 5)
    expect(third).toEqual({ from: 30, to: 40, sessions: 9, reported: 0, unreportedRate: null })
    expect(fourth).toEqual({ from: 40, to: 50, sessions: 10, reported: 1, unreportedRate: 90 })
  })

  it('tell the share of a symptom among all sessions, and of the top diagnosis among those with a result', () => {
    const answer = analysed({
      days: [dayOf('2026-07-14', 8)],
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
    expect(said({ days: [dayOf('2026-07-14', 500, 10)] })).toEqual([])
  })

  it('report an accuracy below the threshold of the settings, from the minimum of sessions on', () => {
    expect(said({ days: [dayOf('2026-07-14', VERDICT_SESSIONS, 20)] })).toEqual([
      'La précision est de 80\u00a0% sur 100 sessions, sous le seuil de 85\u00a0%.',
    ])
    expect(said({ days: [dayOf('2026-07-14', VERDICT_SESSIONS, 20)] }, 80)).toEqual([])
    expect(said({ days: [dayOf('2026-07-14', VERDICT_SESSIONS - 1, 50)] })).toEqual([])
  })

  it('tell that one in ten sessions has no result', () => {
    const days = [dayOf('2026-07-14', 20)]
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
    const days = [dayOf('2026-07-08', 100), dayOf('2026-07-14', 100)]
    const symptoms = terms(['toux', 60, 0, 40], ['fièvre', 20, 0, 10], ['boiterie', 14, 0, 10])
    expect(said({ days, symptoms })).toEqual([
      '«\u00a0fièvre\u00a0» progresse\u00a0: 20\u00a0% des sessions (20 sur 100), contre 10\u00a0% à la période précédente (10 sur 100).',
    ])
    expect(said({ days, symptoms: terms(['toux', 59, 0, 40], ['fièvre', 9, 0, 1], ['abcès', 30, 0, 0]) })).toEqual([])
  })

  it('name no rising symptom when all sessions rose alike, or data does not cover the previous period', () => {
    const symptoms = terms(['fièvre', 40, 0, 10])
    const busier = [dayOf('2026-07-08', 100), dayOf('2026-07-14', 400)]
    expect(said({ days: busier, symptoms })).toEqual([])
    const quieter = [dayOf('2026-07-08', 100), dayOf('2026-07-14', 100)]
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

/** Three days, compared with the three before them. */
const period = { from: '2026-07-11', to: '2026-07-13' }
/** Counted after the period's last day, so that the whole previous period is compared. */
const countSessions = (sessions: readonly CountedSession[], of: typeof period) =>
  countSessionsAt(sessions, of, wallToInstant('2026-07-20T08:00:00'))

function session(wall: string | null, change: Partial<CountedSession> = {}): CountedSession {
  const createdAt = wall === null ? null : wallToInstant(`${wall}:00`)
  return {
    createdAt,
    race: 'Chat',
    symptoms: [],
    uncovered: [],
    hasReports: false,
    reports: [],
    results: [],
    ...change,
  }
}
const given = (...names: string[]) => names.map((actualDiagnosis) => ({ actualDiagnosis }))

describe('counts of sessions', () => {
  it('cover the days of the period and of the previous one, in order, and no others', () => {
    const walls = ['2026-07-14T00:00', '2026-07-13T23:59', '2026-07-11T00:00', '2026-07-10T23:59', '2026-07-08T00:00']
    const { days } = countSessions(
      [...walls, '2026-07-07T23:59', null].map((wall) => session(wall)),
      period,
    )
    expect(days.map(({ day, sessions }) => [day, sessions])).toEqual([
      ['2026-07-08', 1],
      ['2026-07-10', 1],
      ['2026-07-11', 1],
      ['2026-07-13', 1],
    ])
  })

  it('add up a day’s sessions, the reported ones, their reports and the time they took', () => {
    const sessions = [
      session('2026-07-12T08:00', { durationMs: 3 }),
      session('2026-07-12T09:00', { hasReports: true, reports: given('Otite', 'Gale'), durationMs: 4 }),
      // A backend may announce reports and list none.
      session('2026-07-12T10:00', { hasReports: true }),
    ]
    expect(countSessions(sessions, period).days).toEqual([
      { day: '2026-07-12', sessions: 3, reported: 2, reports: 3, durationMs: 7 },
    ])
  })

  it('tell the hours of the Paris clock, of the period only', () => {
    const walls = ['2026-07-12T00:30', '2026-07-12T23:59', '2026-07-13T23:00', '2026-07-09T12:00']
    const { hours } = countSessions(
      walls.map((wall) => session(wall)),
      period,
    )
    expect(hours).toEqual([1, ...Array.from({ length: 22 }, () => 0), 2])
  })

  it('include sessions without a result, in the period and in the previous one', () => {
    const found = { results: [{ name: 'Gale', probability: 40 }] }
    const { withoutResult } = countSessions(
      [
        session('2026-07-12T08:00'),
        session('2026-07-12T08:00', found),
        session('2026-07-09T08:00'),
        session('2026-07-08T08:00'),
      ],
      period,
    )
    expect(withoutResult).toEqual({ sessions: 1, previous: 2 })
  })

  it('put each first result in the band of its probability', () => {
    const at = (probability: number, hasReports = false) =>
      session('2026-07-12T08:00', { hasReports, results: [{ name: 'Gale', probability }] })
    const { bands } = countSessions(
      [at(0), at(9.9), at(10, true), at(99), at(100, true), session('2026-07-12T09:00')],
      period,
    )
    expect(bands).toHaveLength(10)
    expect(bands[0]).toEqual({ sessions: 2, reported: 0 })
    expect(bands[1]).toEqual({ sessions: 1, reported: 1 })
    expect(bands[9]).toEqual({ sessions: 2, reported: 1 })
    expect(bands.slice(2, 9).every(({ sessions }) => sessions === 0)).toBe(true)
  })
})

describe('term counts of sessions', () => {
  const asked = (wall: string, symptoms: string[], hasReports = false) => session(wall, { symptoms, hasReports })

  it('count a session once whatever the spellings of a term, under one of them', () => {
    const { symptoms } = countSessions(
      [
        asked('2026-07-12T08:00', ['Toux', 'toux '], true),
        asked('2026-07-12T09:00', ['TOUX']),
        asked('2026-07-12T09:30', ['toux']),
        asked('2026-07-09T09:00', ['toux']),
      ],
      period,
    )
    expect(symptoms).toEqual({ distinct: 1, terms: [{ name: 'TOUX', sessions: 3, reported: 1, previous: 1 }] })
  })

  it('are sorted by sessions then name, without those of the previous period only', () => {
    const { symptoms } = countSessions(
      [
        asked('2026-07-12T08:00', ['fièvre', 'toux', 'abattement']),
        asked('2026-07-12T09:00', ['toux']),
        asked('2026-07-09T09:00', ['boiterie']),
      ],
      period,
    )
    expect(symptoms.terms.map(({ name }) => name)).toEqual(['toux', 'abattement', 'fièvre'])
    expect(symptoms.distinct).toBe(3)
  })

  it('cover breeds, uncovered symptoms and first results too', () => {
    const found = [
      { name: 'Gale', probability: 40 },
      { name: 'Otite', probability: 30 },
    ]
    const { races, uncovered, firsts } = countSessions(
      [
        session('2026-07-12T08:00', { race: 'Siamois', uncovered: ['hoquet'], results: found }),
        session('2026-07-12T09:00', { race: 'Siamois' }),
      ],
      period,
    )
    expect(races.terms).toEqual([{ name: 'Siamois', sessions: 2, reported: 0, previous: 0 }])
    expect(uncovered.terms).toEqual([{ name: 'hoquet', sessions: 1, reported: 0, previous: 0 }])
    expect(firsts).toEqual({ distinct: 1, terms: [{ name: 'Gale', sessions: 1, reported: 0, previous: 0 }] })
  })
})

describe('confusion counts of sessions', () => {
  const told = (name: string | null, ...reports: string[]) =>
    session('2026-07-12T08:00', {
      hasReports: true,
      results: name === null ? [] : [{ name, probability: 50 }],
      reports: given(...reports),
    })

  it('pair the reported diagnosis with the first result, ignoring case, most frequent pair first', () => {
    const { confusion } = countSessions(
      [told('Gale', 'Teigne'), told('Gale', 'otite'), told('Gale', 'Otite'), told(null, 'Otite')],
      period,
    )
    expect(confusion).toEqual({
      reports: 4,
      pairs: [
        { suggested: 'Gale', given: 'Otite', count: 2 },
        { suggested: null, given: 'Otite', count: 1 },
        { suggested: 'Gale', given: 'Teigne', count: 1 },
      ],
    })
  })

  it('leave out reports without a diagnosis', () => {
    const silent = session('2026-07-12T08:00', { hasReports: true, reports: [{}] })
    expect(countSessions([silent], period).confusion).toEqual({ reports: 0, pairs: [] })
  })
})
