import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { assistantMessages } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AssistantSetup, openAssistantSetup } from './assistant-setup.ts'
import { everySession } from './chat.ts'

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
