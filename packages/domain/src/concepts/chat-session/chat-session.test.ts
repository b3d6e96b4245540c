import { expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { wallToInstant } from '../../base/time/index.ts'
import { listChatSessions, matchesSessionFilter, readChatbotStats, readChatSession, readSessionStats } from './index.ts'

const wire = {
  id: 42,
  race: 'Labrador',
  symptoms: ['toux', 'fièvre'],
  createdAt: [2026, 7, 14, 19, 0, 5],
  hasReports: false,
  reports: [],
  diagnosisResult: [{ name: 'Toux du chenil', description: 'd', advice: 'a', urgency: 'MEDIUM', probability: 62.5 }],
}

it('reads a session with its results and reports [ENT-11] [ENT-12]', () => {
  const session = readChatSession(wire)
  expect(session).toMatchObject({ id: '42', race: 'Labrador', symptoms: ['toux', 'fièvre'], hasReports: false })
  expect(session.createdAt).toBe(wallToInstant('2026-07-14T19:00:05'))
  expect(session.results[0]).toMatchObject({ name: 'Toux du chenil', urgency: 'MEDIUM', probability: 62.5 })
  expect(readChatSession({ ...wire, diagnosisResult: null, symptoms: null, reports: null }).results).toEqual([])
})

it('takes a session for reported when it has reports, whatever the flag says', () => {
  expect(readChatSession({ ...wire, reports: [{ id: 1 }] }).hasReports).toBe(true)
  expect(readChatSession({ ...wire, hasReports: true }).hasReports).toBe(true)
})

it('reads missing session stats as null, and a missing daily average as the total over 30 [ENT-14] [ENT-15] [SES-04] (AMB-42, T19)', () => {
  expect(readSessionStats({ totalSessions: 60, todaySessions: '2', mostPopularRace: '' })).toEqual({
    totalSessions: 60,
    todaySessions: 2,
    avgPerDay: 2,
    mostPopularRace: null,
  })
  expect(readSessionStats({ totalSessions: 60, avgPerDay: 1.5 }).avgPerDay).toBe(1.5)
  expect(readSessionStats({ avgPerDay: '?' })).toEqual({
    totalSessions: null,
    todaySessions: null,
    avgPerDay: null,
    mostPopularRace: null,
  })
  expect(
    readChatbotStats({ totalSessions: 60, accuracyRate: 'NaN', mostPopularRace: 'Chat', averageDiagnosisTime: 0.02 }),
  ).toEqual({
    totalSessions: 60,
    totalReports: null,
    accuracyRate: null,
    mostCommonRace: 'Chat',
    mostCommonSymptom: null,
    averageDiagnosisTime: 0.02,
  })
})

it('filters by part of a breed, days and reports [AMB-44]', () => {
  const session = { race: 'Épagneul breton', createdAt: wallToInstant('2026-07-14T23:59:59.999'), hasReports: true }
  for (const race of ['epagneul', 'BRETON', ' ', 'é']) expect(matchesSessionFilter(session, { race })).toBe(true)
  expect(matchesSessionFilter(session, { race: 'chat' })).toBe(false)
  expect(matchesSessionFilter(session, { to: '2026-07-14' })).toBe(true)
  expect(matchesSessionFilter(session, { from: '2026-07-15' })).toBe(false)
  expect(matchesSessionFilter(session, { hasReports: false })).toBe(false)
  expect(matchesSessionFilter({ ...session, createdAt: null }, { from: '2026-07-15' })).toBe(false)
})

it('asks a backend without extensions for pages only [SES-36] (AMB-43)', () => {
  const listing = { page: 1, filter: { race: 'chat', from: '2026-07-14', to: '2026-07-15', hasReports: false } }
  expect(requestOf(listChatSessions, listing, createDialect({ extensions: false }).supports).query).toEqual({
    page: 1,
    size: 20,
  })
  expect(listChatSessions.request(listing).query).toEqual({
    race: 'chat',
    startDate: '2026-07-14',
    endDate: '2026-07-15',
    hasReports: false,
    page: 1,
    size: 20,
  })
})
