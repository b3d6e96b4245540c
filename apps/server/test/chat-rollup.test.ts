import { fc } from '@fast-check/vitest'
import { contract } from '@potager/domain/contract'
import { addDays } from '@potager/domain/time'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../src/db/ids.ts'
import { countedAnalytics, rollupDrift, type StoredSession, storeSessions, withoutTime } from './chat.ts'
import { startServer, type TestServer } from './harness.ts'

const { getAnalytics } = contract.analytics

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('proprietaire')
})

const names = fc.constantFrom('Persan', 'persan', 'Épagneul breton', 'Labrador', 'Chat')
const symptoms = fc.uniqueArray(fc.constantFrom('toux', 'fièvre', 'hoquet', 'perte d’appétit', 'abattement'), {
  minLength: 1,
})
const anySession: fc.Arbitrary<StoredSession> = fc
  .record({
    createdAt: fc.integer({ min: Date.parse('2026-10-20T00:00:00Z'), max: Date.parse('2026-10-30T00:00:00Z') }),
    race: names,
    symptoms,
    first: fc.option(
      fc.record({ name: names, probability: fc.integer({ min: 50, max: 1000 }).map((tenths) => tenths / 10) }),
    ),
    given: fc.array(fc.option(fc.constantFrom('Teigne', 'teigne', 'Coryza')), { maxLength: 2 }),
  })
  .map((drawn) => ({ ...drawn, id: newId(), uncovered: drawn.symptoms.filter((symptom) => symptom === 'hoquet') }))

it('analytics match the rows for generated sessions and periods, also after changes and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySession, { maxLength: 30 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      async (sessions, start, length) => {
        await server.db.query('delete from chat_session')
        await storeSessions(server.db, sessions)
        await server.db.query(
          `update chat_session set created_at = created_at + interval '5 hours' where race = 'Chat'`,
        )
        await server.db.query(
          `update report r set session_at = s.created_at from chat_session s where s.id = r.session_id`,
        )
        await server.db.query(`delete from report where actual_key = 'coryza'`)
        await server.db.query(`delete from chat_session where race = 'Labrador' and cardinality(symptoms) = 2`)
        expect(await rollupDrift(server.db)).toEqual([])
        const from = addDays('2026-10-20', start)
        const period = { from, to: addDays(from, length) }
        expect(withoutTime(await server.ok(getAnalytics, { token, query: period }))).toEqual(
          withoutTime(await countedAnalytics(server.db, period)),
        )
      },
    ),
    { numRuns: 25 },
  )
})
