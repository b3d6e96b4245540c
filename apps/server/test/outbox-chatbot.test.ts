import { contract } from '@potager/domain/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alertOfAccuracy } from '../src/api/outbox/chatbot.ts'
import { forgetMessages } from '../src/api/outbox/queue.ts'
import { type AssistantSetup, openAssistantSetup } from './assistant-setup.ts'
import { countStates, writeOne } from './outbox-setup.ts'

let setup: AssistantSetup
beforeAll(async () => {
  setup = await openAssistantSetup()
})
beforeEach(async () => {
  await setup.reset()
  await setup.server.db.query('delete from outbox')
})

type Alert = { kind: string; words: Record<string, unknown>; to: string | null; state: string; house: boolean }
const alerts = () =>
  setup.server.db.query<Alert>(
    `select kind, words, to_email as to, state, restaurant_id is null as house from outbox order by created_at, id`,
  )
const notifying = (changes: object = {}) =>
  setup.set({ notifications: { adminEmail: 'veto@exemple.fr', reportThreshold: 100, ...changes } })

describe('alert for an urgent result [MSG-06]', () => {
  /** A question whose answer has an urgent disease. */
  const urgent = async () => {
    const [disease] = await setup.server.db.query<{ name: string; symptoms: string[]; races: string[] }>(
      `select name, symptoms, affected_races as races from disease where urgency = 'HIGH' order by name_key limit 1`,
    )
    return { name: disease?.name, body: { race: disease?.races[0] ?? 'Labrador', symptoms: disease?.symptoms ?? [] } }
  }

  it('is written once a day per disease, to the address in the settings', async () => {
    await notifying()
    const { name, body } = await urgent()
    const { results } = await setup.consult(body)
    expect(results[0]).toMatchObject({ name, urgency: 'HIGH' })
    await setup.consult(body)
    expect(await alerts()).toMatchObject([
      { kind: 'chatbot-urgent', to: 'veto@exemple.fr', state: 'waiting', house: true, words: { disease: name } },
    ])
  })

  it('waits for an administrator to hand it over when the settings have no address', async () => {
    await notifying({ adminEmail: '' })
    await setup.consult((await urgent()).body)
    expect(await alerts()).toMatchObject([{ to: null, state: 'to-hand-over', house: true }])
  })

  it('is not written when e-mails or urgent alerts are off in the settings', async () => {
    const { body } = await urgent()
    for (const off of [{ emailEnabled: false }, { highUrgencyAlerts: false }]) {
      await notifying(off)
      await setup.consult(body)
    }
    expect(await alerts()).toEqual([])
  })
})

describe('alert for unresolved reports', () => {
  const report = async () => {
    const { id } = await setup.consult()
    await setup.server.ok(contract.assistant.reportConsultation, {
      params: { id },
      body: { feedback: 'Ce n’était pas cela du tout.' },
    })
  }
  beforeEach(async () => {
    // Those of the demo are resolved.
    await setup.server.db.query(`update report set resolved = true, resolution = 'Vu', update_disease = false,
      resolved_at = now() where not resolved`)
  })

  it('is written once a day, from the number of reports set as threshold', async () => {
    const threshold = 2
    await setup.set({ notifications: { highUrgencyAlerts: false, reportThreshold: threshold } })
    await report()
    expect(await alerts()).toEqual([])
    await report()
    await report()
    expect(await alerts()).toMatchObject([{ kind: 'chatbot-reports', words: { reports: threshold, threshold } }])
  })

  it('is written for a report by staff too, and not when e-mails are off', async () => {
    await setup.set({ notifications: { emailEnabled: false, reportThreshold: 1 } })
    const sessionId = (await setup.consult()).id
    const write = () =>
      setup.server.ok(contract.report.createReport, {
        token: setup.token,
        body: { sessionId, feedback: 'Ce n’était pas cela du tout.' },
      })
    await write()
    expect(await alerts()).toEqual([])
    await setup.set({ notifications: { highUrgencyAlerts: false, reportThreshold: 1 } })
    await write()
    expect(await alerts()).toMatchObject([{ kind: 'chatbot-reports' }])
  })
})

describe('alert for the accuracy of the last 30 days', () => {
  const tell = (now = Date.now()) => alertOfAccuracy(setup.server.db, now)
  // Those of the demo depend on the day that it was made.
  beforeEach(() => setup.server.db.query(`update chat_rollup set sessions = 100, reported = 20 where facet = 'day'`))

  it('is written once a week below the threshold of the settings, and not at it', async () => {
    await notifying({ accuracyThreshold: 80 })
    await tell()
    expect(await alerts()).toEqual([])
    await notifying({ accuracyThreshold: 81 })
    await tell()
    await tell()
    expect(await alerts()).toMatchObject([{ kind: 'chatbot-accuracy', words: { accuracy: 80, threshold: 81 } }])
    await notifying({ accuracyThreshold: 95 })
    await tell()
    expect(await alerts()).toHaveLength(1)
    await tell(Date.now() + 7 * 24 * 3600 * 1000)
    expect(await alerts()).toHaveLength(2)
  })

  it('is not written when e-mails or accuracy alerts are off in the settings', async () => {
    for (const off of [{ emailEnabled: false }, { accuracyAlerts: false }]) {
      await notifying({ accuracyThreshold: 95, ...off })
      await tell()
    }
    expect(await alerts()).toEqual([])
  })
})

describe('forgetting old messages [MSG-08]', () => {
  it('deletes those sent over three months ago and those still unsent after a year', async () => {
    const { db } = setup.server
    for (const email of ['new@exemple.fr', 'sent@exemple.fr', 'old@exemple.fr']) {
      await writeOne(db, { to: { name: 'Client', email, phone: null } })
    }
    await db.query(
      `update outbox set state = 'sent', settled_at = now() - interval '91 days' where to_email like 'sent%'`,
    )
    await db.query(`update outbox set created_at = now() - interval '366 days' where to_email like 'old%'`)
    await forgetMessages(db)
    expect(await countStates(db)).toEqual({ waiting: 1 })
    expect(await db.query('select to_email as to from outbox')).toEqual([{ to: 'new@exemple.fr' }])
  })
})
