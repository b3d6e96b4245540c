import { contract } from '@potager/domain/contract'
import { drawBody, type Reply } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { answerPage, backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { useAccuracy, useCallHealth, usePeriodAnalytics } from './usePeriodAnalytics.ts'

const drawn = drawBody(contract.analytics.getAnalytics.response, 2)
const week = { from: '2026-11-15', to: '2026-11-21' }
const before = { from: '2026-11-08', to: '2026-11-14' }
const denied: Reply = { status: 403, body: { message: 'Accès refusé' } }

function useChosen() {
  const [period, choose] = useState(week)
  return { ...usePeriodAnalytics(period), choose }
}

const ofPeriod = (sessions: number) => ({ body: { ...drawn, period: { ...drawn.period, sessions } } })

describe('the figures of a period', () => {
  it('are counted by the server, and stay on the screen while those of another period are awaited', async () => {
    const late = pendingReply()
    const { asked, run } = backOffice({ getAnalytics: (_, time) => (time === 1 ? ofPeriod(12) : late.reply) })
    const { result } = run(useChosen)
    expect(result.current).toMatchObject({ analytics: null, refreshing: false, failure: null })
    await waitFor(() => expect(result.current.analytics?.period.sessions).toBe(12))
    expect(result.current).toMatchObject({ refreshing: false, reading: { state: 'whole' } })
    act(() => result.current.choose(before))
    expect(result.current).toMatchObject({ analytics: { period: { sessions: 12 } }, refreshing: true })
    late.give(ofPeriod(7))
    await waitFor(() => expect(result.current.analytics?.period.sessions).toBe(7))
    expect(asked.map(({ call, query }) => [call, query])).toEqual([
      ['getAnalytics', week],
      ['getAnalytics', before],
    ])
  })

  it('are counted again when asked, and a refusal says why', async () => {
    const { run } = backOffice({ getAnalytics: (_, time) => (time === 1 ? ofPeriod(12) : denied) })
    const { result } = run(useChosen)
    await waitFor(() => expect(result.current.analytics).not.toBeNull())
    act(() => result.current.refresh())
    await waitFor(() => expect(result.current.failure).toBe('Accès refusé'))
    expect(result.current.analytics?.period.sessions).toBe(12)
  })
})

it('the accuracy is read again on a new day, and only then', async () => {
  const accuracy = drawBody(contract.analytics.getAccuracy.response, 1)
  const { asked, run } = backOffice({
    getAccuracy: (_, time) => ({ body: { ...accuracy, accuracyRate: time === 1 ? 64 : 65 } }),
  })
  const { result } = run(() => {
    const [today, turn] = useState('2026-11-29')
    return { ...useAccuracy(today), turn }
  })
  await waitFor(() => expect(result.current.data?.accuracyRate).toBe(64))
  expect(asked).toHaveLength(1)
  act(() => result.current.turn('2026-11-30'))
  await waitFor(() => expect(result.current.data?.accuracyRate).toBe(65))
  expect(asked).toHaveLength(2)
})

const [drawnSession] = drawBody(contract.chatSession.listChatSessions.response, 1).content
const [disease] = drawBody(contract.disease.listDiseases.response, 1).content
const session = {
  ...drawnSession,
  reports: [],
  hasReports: false,
  createdAt: '2026-11-20T12:00:00Z',
  symptoms: ['toux'],
}
const known = { body: answerPage([{ ...disease, symptoms: ['fièvre'] }]) }

describe('the figures of a period on a backend without extensions', () => {
  it('are counted from its sessions and diseases, and refetched from both on request', async () => {
    const sessions = [session, { ...session, createdAt: '2026-11-19T12:00:00Z' }]
    const late = pendingReply()
    const listChatSessions = (_: unknown, time: number) => (time === 1 ? { body: answerPage(sessions) } : late.reply)
    const { asked, run } = backOffice({ listChatSessions, listDiseases: () => known }, { extensions: false })
    const { result } = run(useChosen)
    expect(result.current).toMatchObject({ analytics: null, refreshing: false, failure: null })
    await waitFor(() => expect(result.current.analytics?.period).toMatchObject({ ...week, sessions: 2 }))
    expect(result.current.analytics?.uncovered.terms).toMatchObject([{ name: 'toux', count: 2 }])
    expect(result.current).toMatchObject({ refreshing: false, reading: { state: 'whole', read: 2 } })
    expect(asked.map(({ call }) => call).toSorted()).toEqual(['listChatSessions', 'listDiseases'])
    act(() => result.current.refresh())
    await waitFor(() => expect(result.current.refreshing).toBe(true))
    await waitFor(() => expect(asked).toHaveLength(4))
    expect(new Set(asked.slice(2).map(({ call }) => call)).size).toBe(2)
    late.give({ body: answerPage(sessions.slice(1)) })
    await waitFor(() =>
      expect(result.current).toMatchObject({ refreshing: false, analytics: { period: { sessions: 1 } } }),
    )
  })

  it('another period is counted from the same sessions', async () => {
    const lists = { listChatSessions: () => ({ body: answerPage([session]) }), listDiseases: () => known }
    const { asked, run } = backOffice(lists, { extensions: false })
    const { result } = run(useChosen)
    await waitFor(() => expect(result.current.analytics?.period.sessions).toBe(1))
    act(() => result.current.choose(before))
    expect(result.current.analytics?.period).toMatchObject({ ...before, sessions: 0 })
    expect(asked).toHaveLength(2)
  })

  it.each(['listChatSessions', 'listDiseases'])('are missing, with a reason, when %s is refused', async (refused) => {
    const lists = { listChatSessions: () => ({ body: answerPage([session]) }), listDiseases: () => known }
    const { run } = backOffice({ ...lists, [refused]: () => denied }, { extensions: false })
    const { result } = run(useChosen)
    await waitFor(() => expect(result.current.failure).toBe('Accès refusé'))
    expect(result.current.analytics).toBeNull()
  })
})

it('the health of the chatbot follows the last call as soon as it ends', async () => {
  const { run } = backOffice({ getAnalytics: (_, time) => (time === 1 ? ofPeriod(12) : { status: 503 }) })
  const { result } = run(() => ({ health: useCallHealth(), ...useChosen() }))
  await waitFor(() => expect(result.current.analytics).not.toBeNull())
  expect(result.current.health).toMatchObject({ connection: 'connected', service: 'ok' })
  act(() => result.current.refresh())
  await waitFor(() => expect(result.current.health.service).toBe('failed'))
})
