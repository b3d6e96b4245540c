import { fc } from '@fast-check/vitest'
import { type AnalyticsPeriod, comparedWith, countSessions, lastDays, previousUntil } from '@potager/domain/analytics'
import { contract } from '@potager/domain/contract'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { countPeriod } from '../src/api/analytics/queries.ts'
import { newId } from '../src/db/database.ts'
import {
  countedAnalytics,
  everySession,
  rollupDrift,
  type StoredSession,
  sessionAt,
  storeSessions,
  withoutTime,
} from './chat.ts'
import { startServer, type TestServer } from './harness.ts'

const { getAnalytics, getAccuracy, getPopularRaces, getPopularSymptoms } = contract.analytics
const { createChatSession, getChatSessionStats } = contract.chatSession

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})

const analyse = (query: AnalyticsPeriod) => server.ok(getAnalytics, { token, query })
const clear = () => server.db.query('delete from chat_session')

describe('analytics of a period', () => {
  it.each([1, 7, 30, 90, 91, 365])('of the last %i days match the sessions counted one by one', async (days) => {
    const period = lastDays(days, todayInParis(Date.now()))
    const [answer, expected] = [await analyse(period), await countedAnalytics(server.db, period)]
    expect(withoutTime(answer)).toEqual(withoutTime(expected))
    expect(answer.period.averageDiagnosisTime).toBeCloseTo(expected.period.averageDiagnosisTime ?? 0, 9)
    expect(answer.unit).toBe(days > 90 ? 'week' : 'day')
    expect(answer.series.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(answer.period.sessions)
    expect(answer.hours.reduce((sum, count) => sum + count)).toBe(answer.period.sessions)
    expect(answer.weekdays.reduce((sum, count) => sum + count)).toBe(answer.period.sessions)
  })

  it('take four connections at most', async () => {
    let [busy, most] = [0, 0]
    const query: typeof server.db.query = async (text, params) => {
      busy += 1
      most = Math.max(most, busy)
      try {
        return await server.db.query(text, params)
      } finally {
        busy -= 1
      }
    }
    await countPeriod({ ...server.db, query }, lastDays(30, todayInParis(Date.now())), Date.now())
    expect(most).toBe(4)
  })

  it('find something in the demo: gaps, confusion, calibration, a top diagnosis', async () => {
    const answer = await analyse(lastDays(90, todayInParis(Date.now())))
    expect(answer.period.sessions).toBeGreaterThan(1000)
    expect(answer.uncovered.terms.length).toBeGreaterThan(3)
    expect(answer.period.withoutResult).toBeGreaterThan(10)
    expect(answer.confusion.reports).toBeGreaterThan(20)
    expect(answer.calibration.filter(({ unreportedRate }) => unreportedRate !== null).length).toBeGreaterThan(3)
    expect(answer.topDiagnosis?.of).toBe(answer.period.sessions - answer.period.withoutResult)
    expect(answer.previous.to).toBe(addDays(answer.period.from, -1))
  })

  it('are equal when asked twice, and change with a new session', async () => {
    const period = lastDays(7, todayInParis(Date.now()))
    const first = await analyse(period)
    expect(await analyse(period)).toEqual(first)
    await server.ok(createChatSession, { token, body: { race: 'Licorne', symptoms: ['corne fendue', 'toux'] } })
    const second = await analyse(period)
    expect(second.period.sessions).toBe(first.period.sessions + 1)
    expect(second.races.distinct).toBe(first.races.distinct + 1)
    expect(second.uncovered.distinct).toBe(first.uncovered.distinct + 1)
  })

  it('no longer list a gap once a disease has the symptom', async () => {
    const period = lastDays(7, todayInParis(Date.now()))
    const gaps = async () => (await analyse(period)).uncovered.terms.map(({ name }) => name)
    expect(await gaps()).toContain('corne fendue')
    await server.ok(contract.disease.createDisease, {
      token,
      body: {
        name: 'Fièvre des licornes',
        description: 'Rare.',
        urgency: 'LOW',
        advice: 'Consultez un vétérinaire.',
        symptoms: ['Cornes fendues'],
        affectedRaces: ['toutes'],
      },
    })
    expect(await gaps()).not.toContain('corne fendue')
  })

  it('are empty, with null rates, in a period without sessions', async () => {
    const answer = await analyse({ from: '2001-05-01', to: '2001-05-07' })
    expect(answer.period).toMatchObject({ sessions: 0, reports: 0, accuracyRate: null, improvementRate: null })
    expect(answer.period.averageDiagnosisTime).toBeNull()
    expect(answer.series).toHaveLength(7)
    expect(answer.hours).toEqual(Array.from({ length: 24 }, () => 0))
    expect(answer).toMatchObject({ topDiagnosis: null, suggestions: [], confusion: { reports: 0, pairs: [] } })
  })

  it('end today: days to come are left out', async () => {
    const today = todayInParis(Date.now())
    const from = addDays(today, -10)
    const answer = await analyse({ from, to: addDays(today, 700) })
    expect(withoutTime(answer)).toEqual(withoutTime(await analyse({ from, to: today })))
  })

  it.each([
    [{ from: '2026-07-14', to: '2026-07-13' }, 'to', 'La fin précède le début'],
    [{ from: '2023-01-01', to: '2026-01-01' }, 'to', 'La période compte au plus deux ans'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'Date invalide'],
    [{ from: '2026-07-14T00:00:00', to: '2026-07-15' }, 'from', 'Date invalide'],
    [{ from: '0000-01-01', to: '2026-07-15' }, 'from', 'Date invalide'],
  ])('refuse %j at its field', async (query, field, message) => {
    const answer = await server.ask(getAnalytics, { token, query })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } })
  })
})

describe('clock changes', () => {
  it('count both 02:30 of the autumn night in one hour of one day, and midnight in the next day', async () => {
    await clear()
    const at = (iso: string) => sessionAt(Date.parse(iso))
    await storeSessions(server.db, [
      at('2026-10-24T21:59:59Z'),
      at('2026-10-24T22:00:00Z'),
      at('2026-10-25T00:30:00Z'),
      at('2026-10-25T01:30:00Z'),
      at('2026-10-25T22:59:59Z'),
      at('2026-10-25T23:00:00Z'),
    ])
    const answer = await analyse({ from: '2026-10-25', to: '2026-10-25' })
    expect(answer.period.sessions).toBe(4)
    expect(answer.previous.sessions).toBe(1)
    expect(answer.hours.flatMap((count, hour) => (count > 0 ? [[hour, count]] : []))).toEqual([
      [0, 1],
      [2, 2],
      [23, 1],
    ])
    expect(answer.weekdays).toEqual([0, 0, 0, 0, 0, 0, 4])
    expect(answer).toEqual(await countedAnalytics(server.db, { from: '2026-10-25', to: '2026-10-25' }))
  })

  it('leave the hour that spring skips without sessions', async () => {
    await clear()
    await storeSessions(server.db, [
      sessionAt(Date.parse('2026-03-29T00:59:59Z')),
      sessionAt(Date.parse('2026-03-29T01:00:00Z')),
    ])
    const { hours } = await analyse({ from: '2026-03-29', to: '2026-03-29' })
    expect([hours[1], hours[2], hours[3]]).toEqual([1, 0, 1])
  })
})

describe('a period that still runs', () => {
  it('is compared with the same span before, up to the same hour: totals and terms', async () => {
    await clear()
    const now = Date.now()
    const yesterday = (minutes: number) => previousUntil({ from: today, to: today }, now) + minutes * 60_000
    const today = todayInParis(now)
    // Near midnight the previous day has no such minute.
    const early = sessionAt(yesterday(-1), { given: ['Coryza'], uncovered: ['toux'] })
    const late = sessionAt(yesterday(1), { given: ['Coryza', null], uncovered: ['toux'], first: null })
    const told = [sessionAt(now), early, late].filter(({ createdAt }) => createdAt <= now)
    await storeSessions(server.db, told)
    const whole = { from: today, to: today }
    const counts = await countPeriod(server.db, whole, now)
    expect(counts).toEqual(countSessions(await everySession(server.db), whole, now))
    const before = addDays(today, -1)
    const isBefore = todayInParis(early.createdAt) === before
    expect(counts.days.filter(({ day }) => day === before)).toMatchObject(isBefore ? [{ sessions: 1, reports: 1 }] : [])
    expect(counts.symptoms.terms[0]?.previous).toBe(isBefore ? 1 : 0)
    expect(counts.withoutResult.previous).toBe(0)
  })
})

describe('the most frequent diagnosis', () => {
  it('is the most frequent first result, with its share of the sessions that have one; ties go by name', async () => {
    await clear()
    const noon = Date.parse('2026-07-14T10:00:00Z')
    const found = (name: string | null) => sessionAt(noon, { first: name === null ? null : { name, probability: 40 } })
    await storeSessions(server.db, ['Teigne', 'Otite', 'Otite', 'Teigne', null].map(found))
    const day = { from: '2026-07-14', to: '2026-07-14' }
    expect((await analyse(day)).topDiagnosis).toEqual({ name: 'Otite', count: 2, of: 4, percentage: 50 })
    await storeSessions(server.db, [found('Teigne')])
    expect((await analyse(day)).topDiagnosis).toEqual({ name: 'Teigne', count: 3, of: 5, percentage: 60 })
  })
})

describe('the first day of the data', () => {
  it('is that of the oldest session; earlier days have no trend and no point in the series', async () => {
    await clear()
    const today = todayInParis(Date.now())
    const began = addDays(today, -39)
    await storeSessions(server.db, [sessionAt(wallToInstant(`${began}T08:00:00`)), sessionAt(Date.now())])
    const month = await analyse(lastDays(30, today))
    expect([month.since, comparedWith(month)]).toEqual([began, null])
    const year = await analyse(lastDays(365, today))
    expect(year.series.map(({ to }) => to >= began)).toEqual(year.series.map(() => true))
    expect(year.series.length).toBeLessThan(9)
    expect(comparedWith(await analyse(lastDays(20, today)))).toMatchObject({ sessions: 1 })
    expect(await server.ok(getAccuracy, { token })).toMatchObject({ totalDiagnoses: 2, since: began })
  })
})

describe('figures of all time', () => {
  it('match the stored sessions and reports [ENT-14] [ENT-15] [ENT-16] [ENT-17] [SES-38] [CBD-17] [CBD-18] [ANA-16]', async () => {
    await clear()
    const now = Date.now()
    await storeSessions(server.db, [
      sessionAt(now - 1000, { race: 'Persan', symptoms: ['Toux', 'fièvre'], given: ['Coryza'] }),
      sessionAt(now - 2000, { race: 'persan', symptoms: ['toux'], given: [null, null] }),
      sessionAt(now - 40 * 86_400_000, { race: 'Labrador', symptoms: ['boiterie'], first: null }),
      sessionAt(now - 41 * 86_400_000, { race: 'Labrador', symptoms: ['toux'] }),
    ])
    expect(await server.ok(getChatSessionStats, { token })).toMatchObject({
      totalSessions: 4,
      avgPerDay: 2 / 30,
      mostPopularRace: 'Labrador',
      totalReports: 3,
      accuracyRate: 50,
      mostCommonRace: 'Labrador',
      mostCommonSymptom: 'Toux',
      averageDiagnosisTime: 0.0015,
    })
    expect(await server.ok(getPopularSymptoms, { token })).toEqual([
      { symptom: 'Toux', count: 3, percentage: 75 },
      { symptom: 'boiterie', count: 1, percentage: 25 },
      { symptom: 'fièvre', count: 1, percentage: 25 },
    ])
    expect(await server.ok(getPopularRaces, { token })).toEqual([
      { race: 'Labrador', count: 2, percentage: 50 },
      { race: 'Persan', count: 2, percentage: 50 },
    ])
    expect(await server.ok(getAccuracy, { token })).toEqual({
      totalDiagnoses: 4,
      reportedErrors: 3,
      accuracyRate: 50,
      improvementSuggestions: [],
      suggestionsSince: lastDays(30, todayInParis(now)).from,
      since: todayInParis(now - 41 * 86_400_000),
    })
  })

  it('are zero, null or empty without sessions', async () => {
    await clear()
    expect(await server.ok(getChatSessionStats, { token })).toEqual({
      totalSessions: 0,
      todaySessions: 0,
      avgPerDay: 0,
      mostPopularRace: null,
      totalReports: 0,
      accuracyRate: null,
      mostCommonRace: null,
      mostCommonSymptom: null,
      averageDiagnosisTime: null,
    })
    expect(await server.ok(getPopularRaces, { token })).toEqual([])
    expect(await server.ok(getAccuracy, { token })).toMatchObject({ totalDiagnoses: 0, accuracyRate: null })
  })

  it('come with suggestions from the last 30 days, such as a rising symptom', async () => {
    await clear()
    const now = Date.now()
    const { from } = lastDays(30, todayInParis(now))
    const odd = { symptoms: ['hoquet musical'], uncovered: ['hoquet musical'] }
    const daysAgo = (count: number, days: number, more?: object) =>
      Array.from({ length: count }, () => sessionAt(now - days * 86_400_000, more))
    await storeSessions(server.db, [
      ...daysAgo(12, 1, { symptoms: ['toux'] }),
      ...daysAgo(5, 40, { symptoms: ['toux'] }),
      ...daysAgo(15, 40, { symptoms: ['fièvre'] }),
      ...daysAgo(3, 61, odd),
    ])
    const { improvementSuggestions, suggestionsSince, totalDiagnoses } = await server.ok(getAccuracy, { token })
    expect([suggestionsSince, totalDiagnoses]).toEqual([from, 35])
    expect(improvementSuggestions).toEqual([
      '«\u00a0toux\u00a0» progresse\u00a0: 100\u00a0% des sessions (12 sur 12), contre 25\u00a0% à la période précédente (5 sur 20).',
    ])
  })
})

const names = fc.constantFrom('Persan', 'persan', 'Épagneul breton', 'Labrador', 'Chat')
const symptoms = fc.uniqueArray(fc.constantFrom('toux', 'fièvre', 'hoquet', 'perte d’appétit', 'abattement'), {
  minLength: 1,
})
const anySession: fc.Arbitrary<StoredSession> = fc
  .record({
    createdAt: fc.integer({ min: Date.parse('2026-10-20T00:00:00Z'), max: Date.parse('2026-10-30T00:00:00Z') }),
    race: names,
    symptoms,
    first: fc.option(
      fc.record({ name: names, probability: fc.integer({ min: 50, max: 1000 }).map((tenths) => tenths / 10) }),
    ),
    given: fc.array(fc.option(fc.constantFrom('Teigne', 'teigne', 'Coryza')), { maxLength: 2 }),
  })
  .map((drawn) => ({ ...drawn, id: newId(), uncovered: drawn.symptoms.filter((symptom) => symptom === 'hoquet') }))

it('analytics match the rows for generated sessions and periods, also after changes and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySession, { maxLength: 30 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      async (sessions, start, length) => {
        await server.db.query('delete from chat_session')
        await storeSessions(server.db, sessions)
        await server.db.query(
          `update chat_session set created_at = created_at + interval '5 hours' where race = 'Chat'`,
        )
        await server.db.query(
          `update report r set session_at = s.created_at from chat_session s where s.id = r.session_id`,
        )
        await server.db.query(`delete from report where actual_key = 'coryza'`)
        await server.db.query(`delete from chat_session where race = 'Labrador' and cardinality(symptoms) = 2`)
        expect(await rollupDrift(server.db)).toEqual([])
        const from = addDays('2026-10-20', start)
        const period = { from, to: addDays(from, length) }
        expect(withoutTime(await server.ok(getAnalytics, { token, query: period }))).toEqual(
          withoutTime(await countedAnalytics(server.db, period)),
        )
      },
    ),
    { numRuns: 25 },
  )
})
