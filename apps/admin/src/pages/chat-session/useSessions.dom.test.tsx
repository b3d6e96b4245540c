import { csvFile } from '@potager/admin-kit/export'
import {
  listChatSessions,
  readChatSession,
  SESSION_SCREEN_PAGE_SIZE,
  type SessionFilter,
} from '@potager/domain/chat-session'
import { contract } from '@potager/domain/contract'
import { drawBody, type Reply } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { answerPage, backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { sessionAddress, sessionColumns, useSessions } from './useSessions.ts'

const [session] = drawBody(contract.chatSession.listChatSessions.response, 1).content
if (!session) throw new Error('No session was drawn')

let drawn = 0
const newId = () => `01955b3b-0000-7000-8000-${String(drawn++).padStart(12, '0')}`

const ofRaces = (races: readonly string[]) => races.map((race) => ({ ...session, id: newId(), race }))

function useChosen(first: SessionFilter = {}) {
  const [{ filter, page }, choose] = useState({ filter: first, page: 0 })
  const { sessions, ...shown } = useSessions(filter, page, 500)
  return { ...shown, races: sessions?.map(({ race }) => race) ?? null, choose }
}

const refusal: Reply = { status: 403, body: { message: 'Accès refusé' } }

/** Twenty calls take a while on a busy machine. */
const PATIENCE_MS = 20_000

describe('the sessions of the chatbot', () => {
  it('are read by pages of 15, and the page before stays while the next one is awaited', async () => {
    const late = pendingReply()
    const first = { body: answerPage(ofRaces(['Beagle', 'Caniche']), { total: 32, size: 15, last: false }) }
    const { asked, run } = backOffice({ listChatSessions: (_, time) => (time === 1 ? first : late.reply) })
    const { result } = run(() => useChosen())
    expect(result.current).toMatchObject({
      races: null,
      counts: null,
      totalPages: 0,
      settled: false,
      refreshing: false,
    })
    await waitFor(() => expect(result.current.settled).toBe(true))
    const counts = { matching: 32, total: 500 }
    const shown = { races: ['Beagle', 'Caniche'], counts, totalPages: 3 }
    expect(result.current).toMatchObject({ ...shown, refreshing: false, error: null })
    act(() => result.current.choose({ filter: {}, page: 2 }))
    expect(result.current).toMatchObject({ ...shown, settled: false, refreshing: true })
    late.give({ body: answerPage(ofRaces(['Teckel']), { total: 31, size: 15 }) })
    await waitFor(() => expect(result.current).toMatchObject({ races: ['Teckel'], settled: true, refreshing: false }))
    expect(asked.map(({ query }) => query)).toEqual([
      { page: '0', size: '15' },
      { page: '2', size: '15' },
    ])
  })

  it('are filtered by the server; an empty result is not kept while the next filter loads', async () => {
    const late = pendingReply()
    const { asked, run } = backOffice({
      listChatSessions: (_, time) => (time === 1 ? { body: answerPage([]) } : late.reply),
    })
    const { result } = run(() => useChosen({ race: 'lévrier', hasReports: true }))
    await waitFor(() => expect(result.current).toMatchObject({ races: [], settled: true, counts: { matching: 0 } }))
    act(() => result.current.choose({ filter: { from: '2026-11-01' }, page: 0 }))
    expect(result.current).toMatchObject({ races: null, settled: false })
    late.give({ body: answerPage(ofRaces(['Teckel'])) })
    await waitFor(() => expect(result.current.races).toEqual(['Teckel']))
    expect(asked.map(({ query }) => query)).toEqual([
      { race: 'lévrier', hasReports: 'true', page: '0', size: '15' },
      { startDate: '2026-11-01', page: '0', size: '15' },
    ])
  })

  it('are read again when asked, and a refusal leaves what was read', async () => {
    const first = { body: answerPage(ofRaces(['Beagle'])) }
    const { run } = backOffice({ listChatSessions: (_, time) => (time === 1 ? first : refusal) })
    const { result } = run(() => useChosen())
    await waitFor(() => expect(result.current.settled).toBe(true))
    act(() => result.current.refetch())
    await waitFor(() => expect(result.current.error?.status).toBe(403))
    expect(result.current.races).toEqual(['Beagle'])
  })
})

describe('where the server cannot filter', () => {
  it('all sessions are read, and those that pass are shown by pages of 15', async () => {
    const races = Array.from({ length: 120 }, (_, index) => (index % 6 === 0 ? `Beagle ${index}` : `Caniche ${index}`))
    const pages = [
      answerPage(ofRaces(races.slice(0, 100)), { total: 120, last: false }),
      answerPage(ofRaces(races.slice(100)), { total: 120 }),
    ]
    const { asked, run } = backOffice(
      { listChatSessions: (_, time) => ({ body: pages[time - 1] }) },
      { extensions: false },
    )
    const { result } = run(() => useChosen({ race: 'beagle' }))
    expect(result.current).toMatchObject({ races: null, counts: null, totalPages: 0, settled: false })
    await waitFor(() => expect(result.current.settled).toBe(true))
    expect(result.current.counts).toEqual({ matching: 20, total: 120 })
    expect(result.current).toMatchObject({ totalPages: 2, refreshing: false })
    const beagles = races.filter((race) => race.startsWith('Beagle'))
    expect(result.current.races).toEqual(beagles.slice(0, 15))
    act(() => result.current.choose({ filter: { race: 'beagle' }, page: 1 }))
    expect(result.current.races).toEqual(beagles.slice(15))
    expect(asked.map(({ query }) => query)).toEqual([
      { page: '0', size: '100' },
      { page: '1', size: '100' },
    ])
  })

  it(
    'at most 2,000 sessions are read, in 20 pages, and how many were read is reported',
    async () => {
      const races = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 'Beagle' : 'Caniche'))
      const page = () => ({ body: answerPage(ofRaces(races), { total: 3000, last: false }) })
      const { asked, run } = backOffice({ listChatSessions: page }, { extensions: false })
      const { result } = run(() => useChosen({ race: 'beagle' }))
      await waitFor(() => expect(result.current.settled).toBe(true), { timeout: PATIENCE_MS })
      expect(result.current.counts).toEqual({ matching: 1000, total: 3000, read: 2000 })
      expect(asked).toHaveLength(20)
    },
    PATIENCE_MS,
  )

  it('without a filter a page is read directly', async () => {
    const page = { body: answerPage(ofRaces(['Beagle']), { total: 200, size: 15, last: false }) }
    const { asked, run } = backOffice({ listChatSessions: () => page }, { extensions: false })
    const { result } = run(() => useChosen())
    await waitFor(() => expect(result.current).toMatchObject({ settled: true, totalPages: 14, races: ['Beagle'] }))
    expect(asked.map(({ query }) => query)).toEqual([{ page: '0', size: '15' }])
  })
})

it('exports id, breed, symptoms, date and whether there are reports, safe from formulas [SES-31] [SES-32]', () => {
  const row = { id: 's1', race: '=1+1', symptoms: ['toux; sèche', 'fièvre'], createdAt: '2026-07-14T17:00:00Z' }
  const text = csvFile(sessionColumns).write([readChatSession({ ...row, hasReports: true })])
  expect(text).toBe(
    '\ufeffIdentifiant de session;Race;Symptômes;Date;Signalements\r\n' +
      's1;\'=1+1;"toux; sèche, fièvre";14/07/2026 19:00;oui\r\n',
  )
})

it('the address of the sessions keeps filter, page and open session', () => {
  const narrow = { race: 'lab', from: '2026-11-01', to: '2026-11-20' }
  for (const filter of [{ ...narrow, hasReports: false }, { hasReports: true }, narrow, {}]) {
    const said = { filter, page: 0, session: null }
    expect(sessionAddress.read(sessionAddress.write(said))).toEqual(said)
  }
  const narrowed = { from: '2026-11-01', hasReports: true }
  expect(sessionAddress.write({ filter: narrowed, page: 1, session: 's1' }).toString()).toBe(
    'du=2026-11-01&signalements=avec&page=2&session=s1',
  )
  expect(sessionAddress.read(new URLSearchParams('signalements=peut-etre&du=')).filter).toEqual({})
})

it('shows 15 sessions a page, and asks for 20 elsewhere [SES-25]', () => {
  expect(SESSION_SCREEN_PAGE_SIZE).toBe(15)
  expect(listChatSessions.request({ page: 0 }).query).toMatchObject({ size: 20 })
})
