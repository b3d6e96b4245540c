import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { diagnose, uncoveredSymptoms } from '@potager/domain/diagnosis'
import { assistantMessages, staleMessages } from '@potager/domain/messages'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { purgeSessions } from '../src/api/assistant/retention.ts'
import { reason } from '../src/api/chat-session/consult.ts'
import { everySession, rollupDrift } from './chat.ts'
import { startServer, type TestServer } from './harness.ts'

const { getAssistant, consultAssistant, getConsultation, reportConsultation } = contract.assistant
const { getChatbotSettings, updateChatbotSettings } = contract.chatbotSettings
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startServer({ trustProxy: true })
  token = await server.tokenOf('gerant')
})
beforeEach(async () => {
  await server.db.query('delete from chatbot_settings')
  await server.db.query('delete from assistant_minute')
  await server.db.query('delete from call_count')
})
afterEach(() => vi.useRealTimers())

type Changes = { [Section in keyof ChatbotSettings]?: Partial<ChatbotSettings[Section]> }

/** Stores the defaults with changes. */
function set(changes: Changes) {
  const body = Object.fromEntries(
    Object.entries(defaultChatbotSettings).map(([name, section]) => [
      name,
      { ...section, ...changes[name as keyof ChatbotSettings] },
    ]),
  )
  return server.ok(updateChatbotSettings, { token, body })
}

const question = { race: 'Labrador', symptoms: ['vomissements', 'diarrhée'] }
const consult = (body: object = question) => server.ok(consultAssistant, { body })
const tryConsult = (body: object = question, from = '192.0.2.1') =>
  server.ask(consultAssistant, { body, headers: { 'x-forwarded-for': from } })
const moveClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe('the assistant, for whoever comes', () => {
  it('welcomes, and knows each symptom of the base once', async () => {
    const { status, message, symptoms } = await server.ok(getAssistant)
    expect(status).toBe('open')
    expect(message).toContain('Bonjour à vous')
    expect(symptoms).toContain('vomissements')
    expect(new Set(symptoms).size).toBe(symptoms.length)
  })

  it('answers the most urgent first, says to see a veterinary and stores a session that says nothing of who asked', async () => {
    await set({ diagnosis: { maxResultsReturned: 5, minProbabilityThreshold: 5 } })
    const before = (await everySession(server.db)).length
    const answer = await consult()
    const ranks = answer.results.map(({ urgency }) => ['HIGH', 'MEDIUM', 'LOW'].indexOf(urgency))
    expect(ranks.length).toBeGreaterThan(2)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(answer.message).toBe(defaultChatbotSettings.messaging.consultVetMessage.replace('{race}', 'Labrador'))
    expect(await everySession(server.db)).toHaveLength(before + 1)
    const [stored] = await server.db.query(`select * from chat_session where id = '${answer.id}'`)
    expect(Object.keys(stored ?? {}).toSorted()).toEqual([
      'created_at',
      'diagnosis',
      'duration_ms',
      'id',
      'race',
      'race_key',
      'report_count',
      'symptom_keys',
      'symptoms',
      'top_band',
      'top_name',
      'uncovered_keys',
    ])
  })

  it('says that nothing found is no all-clear', async () => {
    const { results, message, uncovered } = await consult({ race: 'Persan', symptoms: ['parle anglais'] })
    expect(results).toEqual([])
    expect(uncovered).toEqual(['parle anglais'])
    expect(message).toContain('parle anglais')
    expect(message).toContain('consultez un vétérinaire')
  })

  it('takes one report of an answer, which the back-office then lists', async () => {
    const { id } = await consult()
    const body = { feedback: 'C’était une otite.' }
    expect(await server.ok(reportConsultation, { params: { id }, body })).toMatchObject({ id, reported: true })
    const { content } = await server.ok(contract.report.listReports, { token, query: {} })
    expect(content[0]).toMatchObject({ sessionId: id, feedback: 'C’était une otite.', resolved: false })
    expect(await server.ask(reportConsultation, { params: { id }, body })).toMatchObject({
      status: 409,
      body: { message: assistantMessages.alreadyReported },
    })
  })

  it('takes one of two reports that come at once', async () => {
    const { id } = await consult()
    const sent = { params: { id }, body: { feedback: 'Faux' } }
    const answers = await Promise.all([server.ask(reportConsultation, sent), server.ask(reportConsultation, sent)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the settings change what the assistant does', () => {
  it('closed and in maintenance it says so and asks nothing of the engine', async () => {
    const before = (await everySession(server.db)).length
    await set({ general: { maintenanceMode: true }, messaging: { maintenanceMessage: 'Travaux pour votre {race}.' } })
    expect(await server.ok(getAssistant)).toMatchObject({
      status: 'maintenance',
      message: 'Travaux pour votre animal.',
    })
    expect(await tryConsult()).toMatchObject({ status: 503, body: { message: 'Travaux pour votre animal.' } })
    await set({ general: { enabled: false } })
    expect(await server.ok(getAssistant)).toMatchObject({ status: 'closed', message: assistantMessages.closed })
    expect(await tryConsult()).toMatchObject({ status: 503, body: { message: assistantMessages.closed } })
    expect(await everySession(server.db)).toHaveLength(before)
  })

  it('says each of its messages as they are set', async () => {
    await set({
      messaging: {
        welcomeMessage: 'Coucou {username}',
        errorMessage: 'Zut',
        consultVetMessage: 'Pour {race} : {symptoms}',
        noDiagnosisMessage: 'Rien sur {symptoms}',
      },
    })
    expect(await server.ok(getAssistant)).toMatchObject({ message: 'Coucou à vous', errorMessage: 'Zut' })
    expect((await consult()).message).toBe('Pour Labrador : vomissements, diarrhée')
    expect((await consult({ race: 'Persan', symptoms: ['{race}'] })).message).toBe('Rien sur {race}')
  })

  it('takes as many sessions a day as are set, also when they come at once', async () => {
    const [row] = await server.db.query<{ sessions: number }>(
      `select coalesce(max(sessions), 0)::int as sessions from chat_rollup
       where facet = 'day' and day = (now() at time zone 'Europe/Paris')::date`,
    )
    await set({ general: { maxSessionsPerDay: (row?.sessions ?? 0) + 2 } })
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryConsult()))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429])
    expect(await tryConsult()).toMatchObject({ status: 429, body: { message: assistantMessages.dayIsFull } })
  })

  it('takes as many calls a minute as are set, and says when the next minute comes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 20_000 })
    await set({ advanced: { apiRateLimit: 10 } })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => tryConsult(question, `203.0.113.${index}`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const late = await tryConsult()
    expect(late).toMatchObject({ status: 429, body: { message: assistantMessages.tooManyCalls } })
    expect(late.headers['retry-after']).toBe('40')
    moveClock(MINUTE_MS)
    expect((await tryConsult()).status).toBe(201)
  })

  it('is closed by no visitor alone: neither for the minute, nor for the day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 1000 })
    await set({ advanced: { apiRateLimit: 20 } })
    const flood = await Promise.all(
      Array.from({ length: 30 }, (_, index) => tryConsult(question, `2001:db8::${index}`)),
    )
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(flood.find(({ status }) => status === 429)).toMatchObject({
      body: { message: assistantMessages.tooManyOfYours },
    })
    expect((await tryConsult(question, '198.51.100.7')).status).toBe(201)

    await server.db.query('delete from assistant_minute')
    await server.db.query('delete from call_count')
    const [{ sessions } = { sessions: 0 }] = await server.db.query<{ sessions: number }>(
      `select sessions from chat_rollup where facet = 'day' and day = (now() at time zone 'Europe/Paris')::date and key = ''`,
    )
    await set({ general: { maxSessionsPerDay: sessions + 6 }, advanced: { apiRateLimit: 1000 } })
    const own = Math.max(5, Math.floor((sessions + 6) / 10))
    const day = await Promise.all(Array.from({ length: 12 }, () => tryConsult()))
    expect(day.filter(({ status }) => status === 201)).toHaveLength(own)
    expect(day.find(({ status }) => status === 429)).toMatchObject({
      body: { message: assistantMessages.yourDayIsFull },
    })
    expect((await tryConsult(question, '198.51.100.7')).status).toBe(201)
    const kept = await server.db.query('select subject from call_count')
    expect(JSON.stringify(kept)).not.toMatch(/192\.0|198\.51|2001:db8/)
  })

  it('lets others in while the engine works through a base of 500 diseases of 30 symptoms', async () => {
    const words = (index: number) => `signe${(index * 7919) % 4001} du point${index % 613}`
    const diseases = Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      name: `Maladie ${index}`,
      description: '',
      urgency: 'LOW',
      advice: '',
      symptoms: Array.from({ length: 30 }, (_unused, place) => words(index * 30 + place)),
      affectedRaces: ['toutes'],
    }))
    const asked = { race: 'Labrador', symptoms: Array.from({ length: 50 }, (_, index) => words(index * 31)) }
    const settings = defaultChatbotSettings.diagnosis
    let turns = 1
    const engine = { over: false }
    const answered = reason(asked, diseases, settings).finally(() => {
      engine.over = true
    })
    for (; !engine.over; turns++) await nextTurn()
    const { durationMs, ...given } = await answered
    expect(durationMs / turns).toBeLessThan(50)
    expect(given.results).toEqual(diagnose(asked, diseases, settings))
    expect(given.uncovered).toEqual(uncoveredSymptoms(asked.symptoms, diseases, settings.requireExactSymptomMatch))
  })

  it('ends a session after the minutes that are set', async () => {
    await set({ general: { sessionTimeout: 5 } })
    const { id } = await consult()
    expect(await server.ok(getConsultation, { params: { id } })).toMatchObject({ id, ...question })
    moveClock(5 * MINUTE_MS)
    const ended = { status: 404, body: { message: assistantMessages.ended } }
    expect(await server.ask(getConsultation, { params: { id } })).toMatchObject(ended)
    expect(await server.ask(reportConsultation, { params: { id }, body: { feedback: 'Faux' } })).toMatchObject(ended)
    await set({ general: { sessionTimeout: 60 } })
    expect((await server.ok(getConsultation, { params: { id } })).id).toBe(id)
  })

  it('suggests new symptoms once what it kept is as old as is set, and answers from them at once', async () => {
    await set({ advanced: { cacheDuration: 300 } })
    await server.ok(getAssistant)
    await server.ok(contract.disease.createDisease, {
      token,
      body: {
        name: 'Rhume des foins',
        description: 'Saisonnier.',
        urgency: 'LOW',
        advice: 'Consultez.',
        symptoms: ['éternue au printemps'],
        affectedRaces: ['toutes'],
      },
    })
    const answer = await consult({ race: 'Chat', symptoms: ['éternue au printemps'] })
    expect(answer.results.map(({ name }) => name)).toContain('Rhume des foins')
    expect((await server.ok(getAssistant)).symptoms).not.toContain('éternue au printemps')
    moveClock(300_000)
    expect((await server.ok(getAssistant)).symptoms).toContain('éternue au printemps')
  })

  it('tells how long the engine took in debug mode only', async () => {
    expect(await consult()).not.toHaveProperty('durationMs')
    await set({ general: { debugMode: true } })
    expect(await consult()).toHaveProperty('durationMs', expect.any(Number))
  })
})

const trial = { race: 'Labrador', symptoms: ['vomissement', 'diarrhees', 'abattement'] }

it.each<[string, Partial<ChatbotSettings['diagnosis']>, Partial<ChatbotSettings['diagnosis']>, object]>([
  ['minProbabilityThreshold', { minProbabilityThreshold: 5 }, { minProbabilityThreshold: 50 }, trial],
  ['maxResultsReturned', { maxResultsReturned: 1 }, { maxResultsReturned: 3 }, trial],
  [
    'requireExactSymptomMatch',
    { requireExactSymptomMatch: false },
    { requireExactSymptomMatch: true },
    { race: 'Labrador', symptoms: ['appétit'] },
  ],
  [
    'enableRaceSpecificBonus',
    { enableRaceSpecificBonus: true },
    { enableRaceSpecificBonus: false },
    { race: 'Hibou', symptoms: ['hoquet du hibou', 'fièvre'] },
  ],
  ['urgencyWeighting', { urgencyWeighting: 0.5 }, { urgencyWeighting: 2 }, trial],
])('settings.diagnosis.%s changes what the assistant answers', async (_field, one, other, body) => {
  const made = await server.ask(contract.disease.createDisease, {
    token,
    body: {
      name: 'Hoquet du hibou',
      description: 'Rare.',
      urgency: 'LOW',
      advice: 'Consultez.',
      symptoms: ['hoquet du hibou', 'bâillement'],
      affectedRaces: ['Hibou'],
    },
  })
  expect([201, 409]).toContain(made.status)
  const base = { maxResultsReturned: 5, minProbabilityThreshold: 5 } as const
  await set({ diagnosis: { ...base, ...one } })
  const first = await consult(body)
  await set({ diagnosis: { ...base, ...other } })
  const second = await consult(body)
  expect(second.results).not.toEqual(first.results)
})

describe('an edit of the settings', () => {
  it('counts, and is refused when another came between', async () => {
    const read = await server.ok(getChatbotSettings, { token })
    expect(read.version).toBe(0)
    const saved = await server.ok(updateChatbotSettings, { token, body: read })
    expect(saved.version).toBe(1)
    expect(await server.ask(updateChatbotSettings, { token, body: read })).toMatchObject({
      status: 409,
      body: { message: staleMessages.chatbotSettings },
    })
    const general = { ...saved.general, debugMode: true }
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.ask(updateChatbotSettings, { token, body: { ...saved, general } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await server.ok(getChatbotSettings, { token })).toEqual({ ...saved, general, version: 2 })
  })
})

describe('what the settings keep no longer', () => {
  it('is deleted with its reports and its share of the totals, by one of several processes', async () => {
    await set({ advanced: { dataRetentionDays: 90 } })
    const old = await consult({ race: 'Zébu de passage', symptoms: ['tousse en vers'] })
    await server.ok(reportConsultation, { params: { id: old.id }, body: { feedback: 'Faux' } })
    await purgeSessions(server.db, Date.now())
    const kept = (await everySession(server.db)).length
    expect(await purgeSessions(server.db, Date.now())).toBe(0)
    const all = await Promise.all([1, 2, 3].map(() => purgeSessions(server.db, Date.now() + 91 * DAY_MS)))
    expect(all.reduce((total, deleted) => total + deleted, 0)).toBe(kept)
    expect(await everySession(server.db)).toEqual([])
    const left = `select (select count(*) from report)::int as reports, (select count(*) from chat_rollup)::int as totals,
      (select coalesce(sum(reports), 0) from report_rollup)::int as reported`
    expect(await server.db.query(left)).toEqual([{ reports: 0, totals: 0, reported: 0 }])
  })

  it('follows the setting, to the day', async () => {
    await set({ advanced: { dataRetentionDays: 30 } })
    const { id } = await consult()
    await purgeSessions(server.db, Date.now() + 30 * DAY_MS - MINUTE_MS)
    expect((await server.ok(getConsultation, { params: { id } })).id).toBe(id)
    await set({ advanced: { dataRetentionDays: 60 } })
    expect(await purgeSessions(server.db, Date.now() + 31 * DAY_MS)).toBe(0)
    await set({ advanced: { dataRetentionDays: 30 } })
    expect(await purgeSessions(server.db, Date.now() + 31 * DAY_MS)).toBe(1)
    expect(await rollupDrift(server.db)).toEqual([])
  })
})
