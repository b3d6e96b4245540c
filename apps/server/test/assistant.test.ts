import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { readDisease } from '@potager/domain/disease'
import { assistantMessages } from '@potager/domain/messages'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeSessions } from '../src/api/assistant/retention.ts'
import { MOST_SUGGESTED, suggestionsOf } from '../src/api/assistant/routes.ts'
import { newId } from '../src/db/ids.ts'
import { type AssistantSetup, openAssistantSetup } from './assistant-setup.ts'
import { everySession, rollupDrift, storeSessions } from './chat.ts'

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
