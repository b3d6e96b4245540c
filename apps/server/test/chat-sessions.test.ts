import { fc } from '@fast-check/vitest'
import { matchesSessionFilter, type SessionFilter } from '@potager/domain/chat-session'
import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { everySession, rollupDrift } from './chat.ts'
import { startServer, type TestServer } from './harness.ts'

const { listChatSessions, getChatSession, getChatSessionStats, createChatSession } = contract.chatSession
const { createReport } = contract.report
const nowhere = '0197a000-0000-7000-8000-000000000000'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})

const list = (query: Record<string, string> = {}) => server.ok(listChatSessions, { token, query })
const ask = (race: string, symptoms: string[]) => server.ok(createChatSession, { token, body: { race, symptoms } })

/** Every id of a list, page by page. */
async function idsOf(query: Record<string, string>): Promise<string[]> {
  const first = await list({ ...query, size: '100' })
  const ids = first.content.map(({ id }) => id)
  for (let page = 1; page < first.totalPages; page++) {
    ids.push(...(await list({ ...query, size: '100', page: String(page) })).content.map(({ id }) => id))
  }
  expect(first.totalElements).toBe(ids.length)
  return ids
}

describe('the history of sessions [SES-36]', () => {
  it('goes from the newest to the oldest, each session once, in pages of any size', async () => {
    const expected = (await everySession(server.db)).map(({ id }) => id)
    expect(expected).toHaveLength(2000)
    expect(await idsOf({})).toEqual(expected)
    const page = await list({ page: '57', size: '7' })
    expect(page.content.map(({ id }) => id)).toEqual(expected.slice(57 * 7, 58 * 7))
    expect(page).toMatchObject({ totalElements: 2000, totalPages: 286, first: false, last: false })
  })

  it('has an empty last page past the end, and where nothing matches', async () => {
    expect(await list({ page: '100' })).toMatchObject({ content: [], totalElements: 2000, first: false, last: true })
    expect(await list({ race: 'dragon' })).toMatchObject({
      content: [],
      totalElements: 0,
      totalPages: 0,
      first: true,
      last: true,
    })
  })

  it('has sessions with reports, symptoms and sorted results [ENT-11] [ENT-12]', async () => {
    const { content } = await list({ hasReports: 'true', size: '100' })
    for (const { hasReports, reports, symptoms, diagnosisResult } of content) {
      expect(hasReports).toBe(true)
      expect(reports.length).toBeGreaterThan(0)
      expect(symptoms.length).toBeGreaterThan(0)
      const probabilities = diagnosisResult.map(({ probability }) => probability)
      expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a))
      expect(probabilities.every((percent) => percent >= 15 && percent <= 100)).toBe(true)
    }
    expect(content.some(({ diagnosisResult }) => diagnosisResult.length > 0)).toBe(true)
  })

  it('is filtered as the client would filter it, with exact totals [AMB-44]', async () => {
    const all = await everySession(server.db)
    const today = todayInParis(Date.now())
    const day = fc.integer({ min: 0, max: 120 }).map((age) => addDays(today, -age))
    const filters: fc.Arbitrary<SessionFilter> = fc.record(
      {
        race: fc.constantFrom('LABRA', 'épagneul', 'epagneul b', 'chat', '???', 'Sacré de', 'x'),
        from: day,
        to: day,
        hasReports: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { race, from, to, hasReports } = filter
        const query = {
          ...(race === undefined ? {} : { race }),
          ...(from === undefined ? {} : { startDate: from }),
          ...(to === undefined ? {} : { endDate: to }),
          ...(hasReports === undefined ? {} : { hasReports: String(hasReports) }),
        }
        const expected = all.filter((session) => matchesSessionFilter(session, filter)).map(({ id }) => id)
        expect(await idsOf(query)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    [{ startDate: 'hier' }, 'startDate', 'Date invalide'],
    [{ endDate: '2026-02-30' }, 'endDate', 'Date invalide'],
    [{ endDate: '2026-07-14T10:00:00' }, 'endDate', 'Date invalide'],
    [{ hasReports: 'oui' }, 'hasReports', 'Filtre invalide'],
    [{ page: '-1' }, 'page', 'Page invalide'],
    [{ size: '101' }, 'size', 'Taille invalide'],
  ])('refuses %j at its field', async (query, field, message) => {
    expect(await server.ask(listChatSessions, { token, query })).toMatchObject({
      status: 400,
      body: { errors: { [field]: message } },
    })
  })

  it('is 404 for an unknown session [SES-37]', async () => {
    const answer = await server.ask(getChatSession, { token, params: { id: nowhere } })
    expect(answer).toMatchObject({ status: 404, body: { message: 'Session non trouvée' } })
  })
})

describe('asking the chatbot', () => {
  it('answers what the engine answers, and stores the question and the results', async () => {
    const trial = await server.ok(contract.diagnosis.tryDiagnosis, {
      token,
      body: { race: 'Labrador', symptoms: ['toux', 'fièvre', 'licorne au front'] },
    })
    const made = await ask('Labrador', ['toux', 'fièvre', 'licorne au front'])
    expect(made.diagnosisResult).toEqual(trial.results)
    expect(made.uncovered).toEqual(['licorne au front'])
    expect(made).toMatchObject({ race: 'Labrador', hasReports: false, reports: [] })
    expect(await server.ok(getChatSession, { token, params: { id: made.id } })).toEqual(made)
    expect((await list({ size: '1' })).content).toEqual([made])
  })

  it('obeys the stored settings', async () => {
    const { version: _, ...settings } = await server.ok(contract.chatbotSettings.getChatbotSettings, { token })
    const most = async (maxResultsReturned: 1 | 5) => {
      const body = { ...settings, diagnosis: { ...settings.diagnosis, maxResultsReturned, minProbabilityThreshold: 5 } }
      await server.ok(contract.chatbotSettings.updateChatbotSettings, { token: await server.tokenOf('gerant'), body })
      return (await ask('Chat', ['vomissements', 'abattement'])).diagnosisResult.length
    }
    expect(await most(1)).toBe(1)
    expect(await most(5)).toBe(5)
  })

  it('keeps each symptom once, whatever its spelling, and has no result where none fits', async () => {
    expect((await ask('Persan', ['Toux', 'toux', 'les TOUX', 'fièvre'])).symptoms).toEqual(['Toux', 'fièvre'])
    const none = await ask('Persan', ['¿?', 'licorne'])
    expect(none).toMatchObject({ symptoms: ['¿?', 'licorne'], diagnosisResult: [], uncovered: ['¿?', 'licorne'] })
  })

  it('makes one session of a repeated request', async () => {
    const before = (await server.ok(getChatSessionStats, { token })).totalSessions
    const once = {
      token,
      body: { race: 'Chat', symptoms: ['toux'] },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }
    const [first, second] = [await server.ok(createChatSession, once), await server.ok(createChatSession, once)]
    expect(second).toEqual(first)
    const stats = await server.ok(getChatSessionStats, { token })
    expect(stats.totalSessions).toBe(before + 1)
    expect(stats.todaySessions).toBeGreaterThan(0)
  })

  it('marks a session as reported once somebody reports it', async () => {
    const made = await ask('Beagle', ['toux'])
    const report = await server.ok(createReport, {
      token,
      body: { sessionId: made.id, feedback: ' Non ', actualDiagnosis: ' ' },
    })
    expect(report).toMatchObject({ sessionId: made.id, feedback: 'Non', resolved: false })
    expect(report).not.toHaveProperty('actualDiagnosis')
    expect(report.suggestedDiagnosis).toBe(made.diagnosisResult[0]?.name)
    const read = await server.ok(getChatSession, { token, params: { id: made.id } })
    expect(read).toMatchObject({ hasReports: true, reports: [report] })
    expect((await list({ hasReports: 'true', size: '1' })).content[0]?.id).toBe(made.id)
  })

  it('keeps every figure right when many ask and report at once', async () => {
    const before = (await server.ok(getChatSessionStats, { token })).totalSessions
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        ask(['Chat', 'Beagle', 'Persan'][index % 3] ?? 'Chat', ['toux', 'fièvre', 'boiterie'].slice(index % 3)),
      ),
    )
    await Promise.all(
      made.flatMap(({ id }, index) =>
        Array.from({ length: index % 3 }, () =>
          server.ok(createReport, { token, body: { sessionId: id, feedback: 'Non' } }),
        ),
      ),
    )
    const stats = await server.ok(getChatSessionStats, { token })
    expect(stats.totalSessions).toBe(before + 40)
    expect(await rollupDrift(server.db)).toEqual([])
  })
})
