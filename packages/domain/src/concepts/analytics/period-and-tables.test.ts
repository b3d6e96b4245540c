import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, wallToInstant, weekdayOf } from '../../base/time/index.ts'
import { contract } from '../../contract/index.ts'
import type { ChatSession } from '../chat-session/index.ts'
import { analyticsOf } from './analytics.ts'
import { callHealthOf } from './call-health.ts'
import { analyticsFromSessions, countSessions } from './count-sessions.ts'
import {
  accuracyTable,
  bucketsOf,
  type CountedSession,
  calibrationTable,
  confusionTable,
  daysOf,
  gapsTable,
  hoursTable,
  lastDays,
  previousPeriod,
  previousUntil,
  racesTable,
  sessionsTable,
  symptomsTable,
  untilToday,
  weekdaysTable,
} from './index.ts'

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
  const asked = {
    id: 's',
    createdAt: Date.parse('2026-07-12T10:00:00Z'),
    race: 'Siamois',
    symptoms: ['toux', 'hoquet'],
    results: [],
    hasReports: false,
    reports: [],
  }
  const disease = { id: 'd', name: 'Coryza', symptoms: ['toux'], race: 'Chat' }
  const figures = analyticsFromSessions([asked] as never, [disease] as never, period, 85, evening)
  expect(figures.period).toMatchObject({ sessions: 1, averageDiagnosisTime: null })
  expect(figures.previous.averageDiagnosisTime).toBeNull()
  expect(figures.uncovered.terms.map(({ name }) => name)).toEqual(['hoquet'])
})

const week = { from: '2026-07-13', to: '2026-07-19' }

function session(wall: string, race: string, symptoms: string[], rest: Partial<CountedSession> = {}): CountedSession {
  return {
    race,
    symptoms,
    createdAt: wallToInstant(wall),
    hasReports: (rest.reports ?? []).length > 0,
    uncovered: [],
    results: [{ name: 'Coryza', probability: 42 } satisfies Partial<ChatSession['results'][number]>],
    reports: [],
    ...rest,
  }
}
/** Older than both periods, so that data covers them. */
const first = session('2026-07-01T10:00:00', 'Persan', ['soif'])
const analyticsFor = (sessions: CountedSession[]) =>
  analyticsOf(week, countSessions(sessions, week, wallToInstant('2026-07-20T12:00:00')), 85)

const told = analyticsFor([
  first,
  session('2026-07-12T10:00:00', 'Chat', ['toux']),
  session('2026-07-13T10:00:00', 'Chat', ['toux', 'fièvre']),
  session('2026-07-13T10:30:00', 'Chat', ['toux'], { reports: [{ actualDiagnosis: 'Grippe' }] }),
  session('2026-07-19T23:30:00', 'Beagle', ['hoquet'], { results: [], uncovered: ['hoquet'] }),
])

describe('the tables of the charts', () => {
  it('show sessions and accuracy by day, with the interval of the accuracy [ANA-07]', () => {
    expect(sessionsTable(told)).toMatchObject({ title: 'Sessions par jour', sample: 3 })
    expect(sessionsTable(told).rows[0]).toEqual(['13/07/2026', '13/07/2026', 2, 1])
    expect(accuracyTable(told).rows[0]).toEqual(['13/07/2026', '13/07/2026', 2, 50, 9.5, 90.5])
    expect(accuracyTable(told).rows[1]).toEqual(['14/07/2026', '14/07/2026', 0, null, null, null])
  })

  it('tell symptoms and breeds with their share and the previous period [ANA-07]', () => {
    expect(symptomsTable(told).rows).toEqual([
      ['toux', 2, 66.7, 1, 1],
      ['fièvre', 1, 33.3, 0, 0],
      ['hoquet', 1, 33.3, 0, 0],
    ])
    expect(racesTable(told).rows).toEqual([
      ['Chat', 2, 66.7, 1, 1],
      ['Beagle', 1, 33.3, 0, 0],
    ])
  })

  it('leave the previous period empty when data does not cover it (AMB-40)', () => {
    const uncovered = analyticsFor([
      session('2026-07-12T10:00:00', 'Chat', ['toux']),
      session('2026-07-13T10:00:00', 'Chat', ['toux'], { uncovered: ['toux'] }),
    ])
    for (const table of [symptomsTable, racesTable, gapsTable])
      expect(table(uncovered).rows.map((row) => row.at(-1))).toEqual([null])
  })

  it('show 8 symptoms, and 6 breeds with the others in one row [ANA-08] [ANA-09]', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']
    const many = analyticsFor([
      first,
      ...names.map((name) => session('2026-07-14T08:00:00', `Race ${name}`, [`signe ${name}`])),
    ])
    expect(symptomsTable(many).rows).toHaveLength(8)
    const { rows } = racesTable(many)
    expect(rows).toHaveLength(7)
    expect(rows.at(-1)).toEqual(['+4 autres races', 4, 40, 0, 0])
  })

  it('tell hours and weekdays of Paris [ANA-11]', () => {
    expect(hoursTable(told).rows.filter(([, count]) => count)).toEqual([
      ['10 h', 2],
      ['23 h', 1],
    ])
    expect(weekdaysTable(told).rows.filter(([, count]) => count)).toEqual([
      ['Lundi', 2],
      ['Dimanche', 1],
    ])
  })

  it('tell gaps of the base, confusions and calibration', () => {
    expect(gapsTable(told).rows).toEqual([['hoquet', 1, 33.3, 0]])
    expect(confusionTable(told)).toMatchObject({ sample: 1, rows: [['Coryza', 'Grippe', 1]] })
    expect(calibrationTable(told).rows[4]).toEqual(['40–50', 2, 1, null])
    expect(calibrationTable(told).sample).toBe(2)
  })

  it('come from analytics that do not depend on the order of the sessions [ANA-14]', () => {
    const again = analyticsFor([
      session('2026-07-19T23:30:00', 'Beagle', ['hoquet'], { results: [], uncovered: ['hoquet'] }),
      session('2026-07-13T10:30:00', 'Chat', ['toux'], { reports: [{ actualDiagnosis: 'Grippe' }] }),
      session('2026-07-13T10:00:00', 'Chat', ['toux', 'fièvre']),
      session('2026-07-12T10:00:00', 'Chat', ['toux']),
      first,
    ])
    expect(again).toEqual(told)
  })
})
