import { getAccuracy, getAnalytics, getPopularRaces, getPopularSymptoms, lastDays } from '@potager/domain/analytics'
import { createClient } from '@potager/domain/api'
import type { AuthData } from '@potager/domain/auth'
import {
  createChatSession,
  getChatSession,
  getChatSessionStats,
  listChatSessions,
  matchesSessionFilter,
} from '@potager/domain/chat-session'
import { createReport, listReports, resolveReport } from '@potager/domain/report'
import { todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer } from './harness.ts'

describe.each(['iso', 'array'] as const)('the client against a server that writes dates as %s', (wireDates) => {
  let api: ReturnType<typeof createClient>
  const period = lastDays(90, todayInParis(Date.now()))
  beforeAll(async () => {
    const server = await startServer({ wireDates })
    const auth: AuthData = await server.signIn('proprietaire')
    api = createClient({
      baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
      session: { read: () => auth, write: () => {}, forget: () => {} },
    })
  })

  it('creates a session, reports it, resolves the report, and reads all of it back [SES-36] [SES-37] [RPT-38] [RPT-39] [ENT-11] [ENT-13]', async () => {
    const asked = await api.send(createChatSession, { race: 'Beagle', symptoms: ['toux', 'fièvre'] })
    expect(Math.abs((asked.createdAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(asked.results[0]?.probability).toBeGreaterThan(0)
    const report = await api.send(createReport, { sessionId: asked.id, feedback: 'Non', actualDiagnosis: 'Teigne' })
    expect(report).toMatchObject({
      resolved: false,
      actualDiagnosis: 'Teigne',
      suggestedDiagnosis: asked.results[0]?.name,
    })
    expect(await api.send(getChatSession, asked.id)).toEqual({ ...asked, hasReports: true, reports: [report] })
    expect((await api.send(listReports, { page: 0 })).items[0]).toEqual(report)
    const resolved = await api.send(resolveReport, { id: report.id, resolution: ' Fait ', updateDisease: false })
    expect(resolved).toMatchObject({ ...report, resolved: true, resolution: 'Fait', updateDisease: false })
    expect(Math.abs((resolved.resolvedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect((await api.send(listReports, { page: 0, resolved: true, size: 100 })).items).toContainEqual(resolved)
  })

  it('narrows sessions by breed, days and reports (AMB-44)', async () => {
    const filter = { race: 'chat', from: period.from, to: period.to, hasReports: false }
    const { items, total } = await api.send(listChatSessions, { page: 0, size: 100, filter })
    expect(items.length).toBe(Math.min(100, total))
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((session) => matchesSessionFilter(session, filter))).toBe(true)
  })

  it('reads every figure [ENT-14] [ENT-15] [ENT-16] [ENT-17]', async () => {
    const stats = await api.send(getChatSessionStats, undefined)
    expect(Object.values(stats).every((value) => value !== null)).toBe(true)
    const accuracy = await api.send(getAccuracy, undefined)
    expect(accuracy).toMatchObject({ totalDiagnoses: stats.totalSessions, accuracyRate: stats.accuracyRate })
    const [symptoms, races] = [
      await api.send(getPopularSymptoms, undefined),
      await api.send(getPopularRaces, undefined),
    ]
    expect([symptoms[0]?.name, races[0]?.name]).toEqual([stats.mostCommonSymptom, stats.mostPopularRace])
    const analytics = await api.send(getAnalytics, period)
    expect(analytics.series.map(({ from }) => from)).toHaveLength(90)
    expect(analytics.period.sessions).toBeGreaterThan(0)
    expect(analytics.suggestions.length).toBeGreaterThan(0)
  })
})
