import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { readDisease } from '@potager/domain/disease'
import { assistantMessages, staleMessages } from '@potager/domain/messages'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { purgeSessions } from '../src/api/assistant/limits.ts'
import { MOST_SUGGESTED, suggestionsOf } from '../src/api/assistant/routes.ts'
import { newId } from '../src/db/database.ts'
import {
  type AssistantSetup,
  everySession,
  moveClock,
  openAssistantSetup,
  rollupDrift,
  sampleQuestion,
  storeSessions,
} from './chat.ts'

describe('assistant', () => {
  const { getAssistant, reportConsultation } = contract.assistant

  let setup: AssistantSetup
  beforeAll(async () => {
    setup = await openAssistantSetup()
  })
  beforeEach(() => setup.reset())

  describe('the public assistant', () => {
    it('welcomes the visitor, and lists each symptom of the base once', async () => {
      const { status, message, symptoms } = await setup.server.ok(getAssistant)
      expect(status).toBe('open')
      expect(message).toContain('Bonjour à vous')
      expect(symptoms).toContain('vomissements')
      expect(new Set(symptoms).size).toBe(symptoms.length)
    })

    it('answers the most urgent first, advises a veterinary, and stores nothing about the visitor', async () => {
      await setup.set({ diagnosis: { maxResultsReturned: 5, minProbabilityThreshold: 5 } })
      const before = (await everySession(setup.server.db)).length
      const answer = await setup.consult()
      const ranks = answer.results.map(({ urgency }) => ['HIGH', 'MEDIUM', 'LOW'].indexOf(urgency))
      expect(ranks.length).toBeGreaterThan(2)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      expect(answer.message).toBe(defaultChatbotSettings.messaging.consultVetMessage.replace('{race}', 'Labrador'))
      expect(await everySession(setup.server.db)).toHaveLength(before + 1)
      const [stored] = await setup.server.db.query(`select * from chat_session where id = '${answer.id}'`)
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

    it('advises a veterinary when nothing is found', async () => {
      const { results, message, uncovered } = await setup.consult({ race: 'Persan', symptoms: ['parle anglais'] })
      expect(results).toEqual([])
      expect(uncovered).toEqual(['parle anglais'])
      expect(message).toContain('parle anglais')
      expect(message).toContain('consultez un vétérinaire')
    })

    it('accepts one report of an answer, which the back-office then lists', async () => {
      const { id } = await setup.consult()
      const body = { feedback: 'C’était une otite.' }
      expect(await setup.server.ok(reportConsultation, { params: { id }, body })).toMatchObject({ id, reported: true })
      const { content } = await setup.server.ok(contract.report.listReports, { token: setup.token, query: {} })
      expect(content[0]).toMatchObject({ sessionId: id, feedback: 'C’était une otite.', resolved: false })
      expect(await setup.server.ask(reportConsultation, { params: { id }, body })).toMatchObject({
        status: 409,
        body: { message: assistantMessages.alreadyReported },
      })
    })

    it('accepts one of two simultaneous reports of an answer', async () => {
      const { id } = await setup.consult()
      const sent = { params: { id }, body: { feedback: 'Faux' } }
      const answers = await Promise.all([
        setup.server.ask(reportConsultation, sent),
        setup.server.ask(reportConsultation, sent),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    })
  })
})

describe('assistant-retention', () => {
  const { getConsultation, reportConsultation } = contract.assistant
  const { previewRetention } = contract.chatbotSettings
  const DAY_MS = 24 * 60 * 60_000
  /** Noon of the Paris day `days` from today. */
  const noonIn = (days: number) => wallToInstant(`${addDays(todayInParis(Date.now()), days)}T12:00:00`)

  let setup: AssistantSetup
  beforeAll(async () => {
    setup = await openAssistantSetup()
  })
  beforeEach(() => setup.reset())

  describe('sessions older than the retention setting', () => {
    it('are deleted once by several processes, with their reports and their share of the totals', async () => {
      await setup.set({ advanced: { dataRetentionDays: 90 } })
      const old = await setup.consult({ race: 'Zébu de passage', symptoms: ['tousse en vers'] })
      await setup.server.ok(reportConsultation, { params: { id: old.id }, body: { feedback: 'Faux' } })
      await purgeSessions(setup.server.db, Date.now())
      const kept = (await everySession(setup.server.db)).length
      expect(await purgeSessions(setup.server.db, Date.now())).toBe(0)
      const all = await Promise.all([1, 2, 3].map(() => purgeSessions(setup.server.db, Date.now() + 91 * DAY_MS)))
      expect(all.reduce((total, deleted) => total + deleted, 0)).toBe(kept)
      expect(await everySession(setup.server.db)).toEqual([])
      const left = `select (select count(*) from report)::int as reports, (select count(*) from chat_rollup)::int as totals,
      (select coalesce(sum(reports), 0) from report_rollup)::int as reported`
      expect(await setup.server.db.query(left)).toEqual([{ reports: 0, totals: 0, reported: 0 }])
    })

    it('are deleted on the day of the setting, not before', async () => {
      await setup.set({ advanced: { dataRetentionDays: 30 } })
      const { id } = await setup.consult()
      await purgeSessions(setup.server.db, noonIn(29))
      expect((await setup.server.ok(getConsultation, { params: { id } })).id).toBe(id)
      await setup.set({ advanced: { dataRetentionDays: 60 } })
      expect(await purgeSessions(setup.server.db, noonIn(30))).toBe(0)
      await setup.set({ advanced: { dataRetentionDays: 30 } })
      expect(await purgeSessions(setup.server.db, noonIn(30))).toBe(1)
      expect(await rollupDrift(setup.server.db)).toEqual([])
    })

    it('are counted with their reports by the preview, which deletes nothing [SET-20]', async () => {
      await setup.set({ advanced: { dataRetentionDays: 360 } })
      await purgeSessions(setup.server.db, Date.now() + 400 * DAY_MS)
      const now = Date.now()
      const old = { createdAt: now - 45 * DAY_MS, race: 'Chat', symptoms: ['toux'], uncovered: [], first: null }
      const young = { ...old, createdAt: now - 5 * DAY_MS }
      await storeSessions(setup.server.db, [
        { ...old, id: newId(), given: ['Coryza', null] },
        { ...old, id: newId(), given: [] },
        { ...young, id: newId(), given: ['Gale'] },
      ])
      const preview = (days: number) =>
        setup.server.ok(previewRetention, { token: setup.token, query: { days: String(days) } })
      const before = addDays(todayInParis(now), -29)
      expect(await preview(30)).toEqual({ before, sessions: 2, reports: 2 })
      expect(await preview(60)).toMatchObject({ sessions: 0, reports: 0 })
      expect((await everySession(setup.server.db)).length).toBe(3)
      await setup.set({ advanced: { dataRetentionDays: 30 } })
      expect(await purgeSessions(setup.server.db, now)).toBe(2)
      expect(await setup.server.ask(previewRetention, { token: setup.token, query: { days: '31' } })).toMatchObject({
        status: 400,
      })
    })

    it('are deleted by whole Paris days: kept until midnight, gone just after it', async () => {
      await purgeSessions(setup.server.db, Date.now() + 400 * DAY_MS)
      await setup.set({ advanced: { dataRetentionDays: 30 } })
      await setup.consult()
      const last = addDays(todayInParis(Date.now()), 29)
      const sessions = async () => (await everySession(setup.server.db)).length
      const kept = await sessions()
      await purgeSessions(setup.server.db, wallToInstant(`${last}T23:59:00`))
      expect(await sessions()).toBe(kept)
      await purgeSessions(setup.server.db, wallToInstant(`${addDays(last, 1)}T00:01:00`))
      expect(await sessions()).toBe(0)
    })
  })
})

const disease = (...symptoms: string[]) => readDisease({ id: symptoms[0], name: symptoms[0], symptoms })
const sign = (name: string, ...words: string[]) => ({ id: name, name, words, version: 1 })

it('suggests each symptom once, and only the words of signs that are part of a symptom', async () => {
  const diseases = [disease('toux sèche', 'Fièvre'), disease('fièvres')]
  const signs = [sign('toux', 'tousse', 'fièvre'), sign('boiterie', 'boite')]
  expect(await suggestionsOf({ diseases, signs }, false)).toEqual(['Fièvre', 'tousse', 'toux sèche'])
  expect(await suggestionsOf({ diseases, signs }, true)).toEqual(['Fièvre', 'toux sèche'])
})

it('suggests a limited number: common symptoms first, then symptoms before words', async () => {
  const many = (text: string, count: number) => Array.from({ length: count }, (_, index) => `${text} ${index}`)
  const few = { diseases: [disease('toux', ...many('symptôme', 300))], signs: [sign('toux', ...many('tousse', 300))] }
  const suggested = await suggestionsOf(few, false)
  expect(suggested).toHaveLength(MOST_SUGGESTED)
  expect(suggested.filter((text) => text.startsWith('symptôme'))).toHaveLength(300)
  const rare = many('symptôme', MOST_SUGGESTED)
  const common = { diseases: [disease(...rare), disease('toux'), disease('toux')], signs: few.signs }
  expect(await suggestionsOf(common, false)).toContain('toux')
})

describe('settings of the assistant', () => {
  const { getAssistant, getConsultation, reportConsultation } = contract.assistant
  const { getChatbotSettings, updateChatbotSettings } = contract.chatbotSettings
  const MINUTE_MS = 60_000

  let setup: AssistantSetup
  beforeAll(async () => {
    setup = await openAssistantSetup()
  })
  beforeEach(() => setup.reset())
  afterEach(() => vi.useRealTimers())

  describe('the assistant under its settings', () => {
    it('closed or in maintenance, answers 503 with its message and stores no session', async () => {
      const before = (await everySession(setup.server.db)).length
      await setup.set({
        general: { maintenanceMode: true },
        messaging: { maintenanceMessage: 'Travaux pour votre {race}.' },
      })
      expect(await setup.server.ok(getAssistant)).toMatchObject({
        status: 'maintenance',
        message: 'Travaux pour votre animal.',
      })
      expect(await setup.tryConsult()).toMatchObject({ status: 503, body: { message: 'Travaux pour votre animal.' } })
      await setup.set({ general: { enabled: false } })
      expect(await setup.server.ok(getAssistant)).toMatchObject({ status: 'closed', message: assistantMessages.closed })
      expect(await setup.tryConsult()).toMatchObject({ status: 503, body: { message: assistantMessages.closed } })
      expect(await everySession(setup.server.db)).toHaveLength(before)
    })

    it('sends its messages as they are set', async () => {
      await setup.set({
        messaging: {
          welcomeMessage: 'Coucou {username}',
          errorMessage: 'Zut',
          consultVetMessage: 'Pour {race} : {symptoms}',
          noDiagnosisMessage: 'Rien sur {symptoms}',
        },
      })
      expect(await setup.server.ok(getAssistant)).toMatchObject({ message: 'Coucou à vous', errorMessage: 'Zut' })
      expect((await setup.consult()).message).toBe('Pour Labrador : vomissements, diarrhée')
      expect((await setup.consult({ race: 'Persan', symptoms: ['{race}'] })).message).toBe('Rien sur {race}')
    })

    it('accepts the set number of sessions a day, then answers 429, also when they come at once', async () => {
      const [row] = await setup.server.db.query<{ sessions: number }>(
        `select coalesce(max(sessions), 0)::int as sessions from chat_rollup
       where facet = 'day' and day = (now() at time zone 'Europe/Paris')::date`,
      )
      await setup.set({ general: { maxSessionsPerDay: (row?.sessions ?? 0) + 2 } })
      const answers = await Promise.all([1, 2, 3, 4].map(() => setup.tryConsult()))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429])
      expect(await setup.tryConsult()).toMatchObject({ status: 429, body: { message: assistantMessages.dayIsFull } })
    })

    it('accepts the set number of calls a minute, then answers 429 with the seconds to wait', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 20_000 })
      await setup.set({ advanced: { apiRateLimit: 10 } })
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => setup.tryConsult(sampleQuestion, `203.0.113.${index}`)),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
      const late = await setup.tryConsult()
      expect(late).toMatchObject({ status: 429, body: { message: assistantMessages.tooManyCalls } })
      expect(late.headers['retry-after']).toBe('40')
      moveClock(MINUTE_MS)
      expect((await setup.tryConsult()).status).toBe(201)
    })

    it('limits each visitor by the minute and the day, so that none can use it up for the others', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 1000 })
      await setup.set({ advanced: { apiRateLimit: 20 } })
      const flood = await Promise.all(
        Array.from({ length: 30 }, (_, index) => setup.tryConsult(sampleQuestion, `2001:db8::${index}`)),
      )
      expect(flood.filter(({ status }) => status === 201)).toHaveLength(5)
      expect(flood.find(({ status }) => status === 429)).toMatchObject({
        body: { message: assistantMessages.tooManyOfYours },
      })
      expect((await setup.tryConsult(sampleQuestion, '198.51.100.7')).status).toBe(201)

      await setup.server.db.query('delete from assistant_minute')
      await setup.server.db.query('delete from call_count')
      const [{ sessions } = { sessions: 0 }] = await setup.server.db.query<{ sessions: number }>(
        `select sessions from chat_rollup where facet = 'day' and day = (now() at time zone 'Europe/Paris')::date and key = ''`,
      )
      await setup.set({ general: { maxSessionsPerDay: sessions + 6 }, advanced: { apiRateLimit: 1000 } })
      const own = Math.max(5, Math.floor((sessions + 6) / 10))
      const day = await Promise.all(Array.from({ length: 12 }, () => setup.tryConsult()))
      expect(day.filter(({ status }) => status === 201)).toHaveLength(own)
      expect(day.find(({ status }) => status === 429)).toMatchObject({
        body: { message: assistantMessages.yourDayIsFull },
      })
      expect((await setup.tryConsult(sampleQuestion, '198.51.100.7')).status).toBe(201)
      const kept = await setup.server.db.query('select subject from call_count')
      expect(JSON.stringify(kept)).not.toMatch(/192\.0|198\.51|2001:db8/)
    })

    it('ends a session after the minutes that are set', async () => {
      await setup.set({ general: { sessionTimeout: 5 } })
      const { id } = await setup.consult()
      expect(await setup.server.ok(getConsultation, { params: { id } })).toMatchObject({ id, ...sampleQuestion })
      moveClock(5 * MINUTE_MS)
      const ended = { status: 404, body: { message: assistantMessages.ended } }
      expect(await setup.server.ask(getConsultation, { params: { id } })).toMatchObject(ended)
      expect(await setup.server.ask(reportConsultation, { params: { id }, body: { feedback: 'Faux' } })).toMatchObject(
        ended,
      )
      await setup.set({ general: { sessionTimeout: 60 } })
      expect((await setup.server.ok(getConsultation, { params: { id } })).id).toBe(id)
    })

    it('lists a new symptom only after the set cache duration, but answers from it at once', async () => {
      await setup.set({ advanced: { cacheDuration: 300 } })
      await setup.server.ok(getAssistant)
      await setup.server.ok(contract.disease.createDisease, {
        token: setup.token,
        body: {
          name: 'Rhume des foins',
          description: 'Saisonnier.',
          urgency: 'LOW',
          advice: 'Consultez.',
          symptoms: ['éternue au printemps'],
          affectedRaces: ['toutes'],
        },
      })
      const answer = await setup.consult({ race: 'Chat', symptoms: ['éternue au printemps'] })
      expect(answer.results.map(({ name }) => name)).toContain('Rhume des foins')
      expect((await setup.server.ok(getAssistant)).symptoms).not.toContain('éternue au printemps')
      moveClock(300_000)
      expect((await setup.server.ok(getAssistant)).symptoms).toContain('éternue au printemps')
    })

    it('tells how long the engine took in debug mode only', async () => {
      expect(await setup.consult()).not.toHaveProperty('durationMs')
      await setup.set({ general: { debugMode: true } })
      expect(await setup.consult()).toHaveProperty('durationMs', expect.any(Number))
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
    const made = await setup.server.ask(contract.disease.createDisease, {
      token: setup.token,
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
    await setup.set({ diagnosis: { ...base, ...one } })
    const first = await setup.consult(body)
    await setup.set({ diagnosis: { ...base, ...other } })
    const second = await setup.consult(body)
    expect(second.results).not.toEqual(first.results)
  })

  describe('an edit of the settings', () => {
    it('raises the version, and is refused with 409 over an older version', async () => {
      const read = await setup.server.ok(getChatbotSettings, { token: setup.token })
      expect(read.version).toBe(0)
      const saved = await setup.server.ok(updateChatbotSettings, { token: setup.token, body: read })
      expect(saved.version).toBe(1)
      expect(await setup.server.ask(updateChatbotSettings, { token: setup.token, body: read })).toMatchObject({
        status: 409,
        body: { message: staleMessages.chatbotSettings },
      })
      const general = { ...saved.general, debugMode: true }
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          setup.server.ask(updateChatbotSettings, { token: setup.token, body: { ...saved, general } }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(await setup.server.ok(getChatbotSettings, { token: setup.token })).toEqual({
        ...saved,
        general,
        version: 2,
      })
    })
  })
})
