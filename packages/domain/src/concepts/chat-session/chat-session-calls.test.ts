import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { contract } from '../../contract/index.ts'
import { createChatSession, getChatSession, listChatSessions } from './chat-session.calls.ts'
import { matchesSessionFilter, raceKey, symptomKey } from './chat-session.ts'
import { getChatSessionStats } from './session-stats.calls.ts'

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
