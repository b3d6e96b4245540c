import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { wallToInstant } from '../../base/time/index.ts'
import { contract } from '../../contract/index.ts'
import { createChatSession, getChatSession } from './chat-session.calls.ts'
import { raceKey, symptomKey } from './chat-session.ts'
import { listChatSessions, matchesSessionFilter, readChatbotStats, readChatSession, readSessionStats } from './index.ts'
import { getChatSessionStats } from './session-stats.calls.ts'

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

describe('chat session calls', () => {
  it('list by page, and send filters only to a backend that supports them', () => {
    const filter = { race: 'chat', from: '2026-11-01', to: '2026-11-21', hasReports: true }
    expect(listChatSessions.request({ page: 2, size: 5, filter })).toEqual({
      query: { race: 'chat', startDate: '2026-11-01', endDate: '2026-11-21', hasReports: true, page: 2, size: 5 },
    })
    expect(
      requestOf(listChatSessions, { page: 2, size: 5, filter }, createDialect({ extensions: false }).supports),
    ).toEqual({
      query: { page: 2, size: 5 },
    })
    expect(getChatSession.request('s1')).toEqual({ params: { id: 's1' } })
    expect(createChatSession.request({ symptoms: ['toux'], race: 'chat' })).toEqual({
      body: { symptoms: ['toux'], race: 'chat' },
    })
  })

  it('read a page of sessions, and their stats with null for missing figures', () => {
    const page = listChatSessions.response([{ id: 's1' }, { id: 's2' }], { page: 0, size: 10 })
    expect(page.items.map(({ id }) => id)).toEqual(['s1', 's2'])
    const stats = { totalSessions: 60, todaySessions: 4, mostPopularRace: 'Siamois', totalReports: 3 }
    expect(getChatSessionStats.response(stats, undefined)).toEqual({
      ...stats,
      avgPerDay: 2,
      accuracyRate: null,
      mostCommonRace: 'Siamois',
      mostCommonSymptom: null,
      averageDiagnosisTime: null,
    })
  })

  it('take hasReports as true, false or absent', () => {
    const { query } = contract.chatSession.listChatSessions
    const asked = (hasReports?: string) => query?.parse({ page: '0', size: '5', hasReports })
    expect(asked('true')).toMatchObject({ hasReports: true })
    expect(asked('false')).toMatchObject({ hasReports: false })
    expect(asked()).not.toHaveProperty('hasReports', expect.anything())
  })
})

describe('matchesSessionFilter', () => {
  const session = { race: 'Européen', createdAt: Date.parse('2026-11-21T10:00:00Z'), hasReports: false }

  it('applies each part of the filter: reports, breed and days', () => {
    expect(matchesSessionFilter(session, {})).toBe(true)
    expect(matchesSessionFilter(session, { hasReports: false })).toBe(true)
    expect(matchesSessionFilter(session, { hasReports: true })).toBe(false)
    expect(matchesSessionFilter(session, { race: 'europeen' })).toBe(true)
    expect(matchesSessionFilter(session, { race: 'siamois' })).toBe(false)
    expect(matchesSessionFilter(session, { from: '2026-11-21' })).toBe(true)
    expect(matchesSessionFilter(session, { from: '2026-11-22' })).toBe(false)
    expect(matchesSessionFilter(session, { to: '2026-11-20' })).toBe(false)
  })

  it('excludes a session without a date when filtering by day', () => {
    expect(matchesSessionFilter({ ...session, createdAt: null }, {})).toBe(true)
    expect(matchesSessionFilter({ ...session, createdAt: null }, { to: '2026-11-21' })).toBe(false)
  })
})

it('raceKey and symptomKey keep a spelling that is only punctuation', () => {
  expect(raceKey(' ?? ')).toBe('??')
  expect(symptomKey(' ?! ')).toBe('?!')
  expect(raceKey(' 猫A? ')).toBe(raceKey('猫a?'))
})
