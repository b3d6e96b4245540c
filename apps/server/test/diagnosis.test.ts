import { createClient } from '@potager/domain/api'
import type { AuthData } from '@potager/domain/auth'
import {
  type ChatbotSettings,
  defaultChatbotSettings,
  getChatbotSettings,
  updateChatbotSettings,
} from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { tryDiagnosis } from '@potager/domain/diagnosis'
import { createDisease, deleteDisease, updateDisease } from '@potager/domain/disease'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let owner: AuthData
let manager: AuthData
let baseUrl: string

beforeAll(async () => {
  server = await startServer()
  owner = await server.signIn('proprietaire')
  manager = await server.signIn('gerant')
  baseUrl = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`
})
beforeEach(() => server.db.query('delete from chatbot_settings'))

const clientOf = (auth: AuthData) =>
  createClient({ baseUrl, session: { read: () => auth, write: () => {}, forget: () => {} } })
const withDiagnosis = (change: Partial<ChatbotSettings['diagnosis']>): ChatbotSettings => ({
  ...defaultChatbotSettings,
  diagnosis: { ...defaultChatbotSettings.diagnosis, ...change },
})
const question = { symptoms: ['Vomissement', 'diarrhees', 'parle anglais'], race: 'Labrador' }

describe('a trial of the engine', () => {
  it('answers from the base with the reasons, and tells what the base does not cover [ENT-12]', async () => {
    const { results, uncovered } = await clientOf(owner).send(tryDiagnosis, question)
    expect(results).toHaveLength(3)
    expect(results[0]).toMatchObject({
      name: 'Gastro-entérite',
      urgency: 'MEDIUM',
      matched: ['vomissements', 'diarrhée'],
      missing: ['perte d’appétit', 'abattement'],
      raceBonus: false,
    })
    const { probability } = results[0] ?? {}
    expect(probability).toBeGreaterThan(15)
    expect(uncovered).toEqual(['parle anglais'])
  })

  it('uses the stored settings, or unsaved ones that are sent along', async () => {
    const api = clientOf(manager)
    const stored = withDiagnosis({ maxResultsReturned: 1 })
    await api.send(updateChatbotSettings, stored)
    expect((await api.send(tryDiagnosis, question)).results).toHaveLength(1)
    const { diagnosis } = withDiagnosis({ maxResultsReturned: 5, minProbabilityThreshold: 5 })
    expect((await api.send(tryDiagnosis, { ...question, settings: diagnosis })).results).toHaveLength(5)
    const exact = { ...diagnosis, requireExactSymptomMatch: true }
    const part = { symptoms: ['appétit'], race: 'Labrador' }
    expect((await api.send(tryDiagnosis, { ...part, settings: diagnosis })).results.length).toBeGreaterThan(0)
    expect(await api.send(tryDiagnosis, { ...part, settings: exact })).toEqual({ results: [], uncovered: ['appétit'] })
    expect(await api.send(getChatbotSettings, undefined)).toEqual({ ...stored, version: 1 })
  })

  it('uses a disease as soon as it is created, changed or deleted', async () => {
    const api = clientOf(owner)
    const draft = {
      name: 'Hoquet chronique',
      description: 'Rare.',
      urgency: 'LOW' as const,
      advice: 'Consultez un vétérinaire.',
      symptoms: ['hoquet'],
      affectedRaces: ['toutes'],
    }
    const hiccups = async () => (await api.send(tryDiagnosis, { symptoms: ['hoquet'], race: 'Persan' })).results
    const made = await api.send(createDisease, draft)
    expect(await hiccups()).toMatchObject([{ diseaseId: made.id, probability: 100 }])
    await api.send(updateDisease, { id: made.id, draft: { ...draft, affectedRaces: ['chien'] } })
    expect(await hiccups()).toEqual([])
    await api.send(deleteDisease, made.id)
    expect((await api.send(tryDiagnosis, { symptoms: ['hoquet'], race: 'Beagle' })).uncovered).toEqual(['hoquet'])
  })

  it('stores nothing', async () => {
    const rows = () =>
      server.db.query('select (select count(*)::int from disease), (select count(*)::int from audit_entry) as audited')
    const before = await rows()
    await clientOf(owner).send(tryDiagnosis, question)
    expect(await rows()).toEqual(before)
  })
})

describe('the chatbot settings', () => {
  const { getChatbotSettings: get, updateChatbotSettings: put } = contract.chatbotSettings
  const changed = withDiagnosis({ minProbabilityThreshold: 30, urgencyWeighting: 0.7 })
  changed.notifications = { ...changed.notifications, adminEmail: 'admin@exemple.fr' }

  it('are the defaults until they are stored, then what was stored, whole [SET-30] [SET-31]', async () => {
    expect(await server.ok(get, { token: manager.accessToken })).toEqual({ ...defaultChatbotSettings, version: 0 })
    const stored = { ...changed, version: 1 }
    expect(await server.ok(put, { token: manager.accessToken, body: changed })).toEqual(stored)
    expect(await server.ok(get, { token: manager.accessToken })).toEqual(stored)
  })

  it('are read by owners without the admin’s address, and not written', async () => {
    await server.ok(put, { token: manager.accessToken, body: changed })
    const read = await server.ok(get, { token: owner.accessToken })
    expect(read).toEqual({ ...changed, version: 1, notifications: { ...changed.notifications, adminEmail: '' } })
    expect((await server.ask(put, { token: owner.accessToken, body: read })).status).toBe(403)
    expect(await server.ok(get, { token: manager.accessToken })).toEqual({ ...changed, version: 1 })
  })

  it('stay one row under simultaneous writes, each recorded in the trail', async () => {
    const audited = async () => {
      const [row] = await server.db.query<{ count: number }>(
        `select count(*)::int as count from audit_entry where action = 'updateChatbotSettings'`,
      )
      return row?.count ?? 0
    }
    const before = await audited()
    const bodies = [1, 2, 3, 5].map((count) => withDiagnosis({ maxResultsReturned: count as 1 | 2 | 3 | 5 }))
    await Promise.all(bodies.map((body) => server.ok(put, { token: manager.accessToken, body })))
    expect(await server.db.query('select count(*)::int as count from chatbot_settings')).toEqual([{ count: 1 }])
    const { version, ...last } = await server.ok(get, { token: manager.accessToken })
    expect(bodies).toContainEqual(last)
    expect(version).toBe(4)
    expect(await audited()).toBe(before + 4)
  })

  it('are refused at the message with an unknown variable [SET-27]', async () => {
    const body = { ...changed, messaging: { ...changed.messaging, welcomeMessage: 'Bonjour {foo}' } }
    expect(await server.ask(put, { token: manager.accessToken, body })).toMatchObject({
      status: 400,
      body: { errors: { 'messaging.welcomeMessage': 'Variable inconnue\u00a0: {foo}' } },
    })
  })
})
