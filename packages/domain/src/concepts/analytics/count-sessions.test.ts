import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { type CountedSession, countSessions as countSessionsAt } from './count-sessions.ts'

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
