import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, wallToInstant, weekdayOf } from '../../base/time/index.ts'
import { NotAnswered } from '../../base/wire/index.ts'
import { contract } from '../../contract/index.ts'
import { chatbotDashboardMessages as words } from '../../messages/index.ts'
import type { ChatSession } from '../chat-session/index.ts'
import { readAnalytics } from './analytics.calls.ts'
import { type Analytics, analyticsOf } from './analytics.ts'
import { analyticsFromSessions, countSessions } from './count-sessions.ts'
import {
  ACCURACY_TARGET,
  accuracyTable,
  bucketsOf,
  type CallOutcome,
  type CountedSession,
  calibrationTable,
  callHealthOf,
  confusionTable,
  daysOf,
  gapsTable,
  hoursTable,
  lastDays,
  previousPeriod,
  previousUntil,
  racesTable,
  readFrequencies,
  readPerformance,
  SLOW_CALL_MS,
  sessionsTable,
  shareInterval,
  symptomsTable,
  trendOfCount,
  trendOfRate,
  untilToday,
  VERDICT_SESSIONS,
  verdictOf,
  weekdaysTable,
} from './index.ts'

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
  const call = (ms: number, result: 'answered' | 'failed' | 'unanswered' = 'answered') => ({ at: ms, ms, result })

  it('gives the median duration, the mean of the two middle ones for an even count', () => {
    expect(callHealthOf([call(100), call(9), call(20)]).medianMs).toBe(20)
    expect(callHealthOf([call(100), call(9)]).medianMs).toBe(54.5)
    expect(callHealthOf([]).medianMs).toBeNull()
  })

  it('counts failed calls and their rate in percent', () => {
    const health = callHealthOf([call(1), call(1), call(1), call(2, 'failed')])
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
