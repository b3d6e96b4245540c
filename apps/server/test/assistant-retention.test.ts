import { contract } from '@potager/domain/contract'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeSessions } from '../src/api/assistant/retention.ts'
import { newId } from '../src/db/ids.ts'
import { type AssistantSetup, openAssistantSetup } from './assistant-setup.ts'
import { everySession, rollupDrift, storeSessions } from './chat.ts'

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
