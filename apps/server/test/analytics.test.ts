import { type AnalyticsPeriod, countSessions, lastDays, previousUntil } from '@potager/domain/analytics'
import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { countPeriod } from '../src/api/analytics/queries.ts'
import { countedAnalytics, everySession, sessionAt, storeSessions, withoutTime } from './chat.ts'
import { startServer, type TestServer } from './harness.ts'

const { getAnalytics } = contract.analytics
const { createChatSession } = contract.chatSession

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
