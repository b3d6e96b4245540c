import { type AnalyticsPeriod, comparedWith, lastDays } from '@potager/domain/analytics'
import { contract } from '@potager/domain/contract'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionAt, storeSessions } from './chat.ts'
import { startServer, type TestServer } from './harness.ts'

const { getAnalytics, getAccuracy, getPopularRaces, getPopularSymptoms } = contract.analytics
const { getChatSessionStats } = contract.chatSession

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})

const analyse = (query: AnalyticsPeriod) => server.ok(getAnalytics, { token, query })
const clear = () => server.db.query('delete from chat_session')

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
