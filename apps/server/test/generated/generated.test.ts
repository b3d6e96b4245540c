import { fc } from '@fast-check/vitest'
import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { findKnown, type Known, startServer, type TestServer } from '../harness.ts'
import { accounts, anyRequest, FORGED, problemsOf, type Requester } from './request.ts'

/** LONG=1 sends ten times as many, with another seed each time. */
const LONG = process.env.LONG === '1'
const REQUESTS = LONG ? 20_000 : 2000
const SEED = LONG ? Date.now() % 2 ** 31 : 20_260_714

let server: TestServer
let known: Known
const tokens = new Map<Requester, string>([['forged', FORGED]])

async function signInAgain(): Promise<void> {
  await server.db.query('delete from login_throttle')
  await server.db.query('update account set suspended = false, approved = true where username = any($1::text[])', [
    accounts,
  ])
  for (const who of accounts) tokens.set(who, await server.tokenOf(who))
}

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  await signInAgain()
})

/** Grows with each transaction that writes, committed or not. */
async function writes(): Promise<string> {
  const [row] = await server.db.query<{ now: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as now')
  return row?.now ?? ''
}

/** All tables except those that count tries: refused ones count too. */
async function tableNames(): Promise<string[]> {
  const rows = await server.db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('login_throttle', 'refused_sign_in', 'call_count', 'assistant_minute', 'session') order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function rowCounts(): Promise<unknown> {
  const counts = (await tableNames()).map((name) => `(select count(*)::int from ${name}) as ${name}`)
  return (await server.db.query(`select ${counts.join(', ')}`))[0]
}

describe('generated requests', () => {
  it(
    `never make a 500, an answer outside the contract or half a record (${REQUESTS} requests, seed ${SEED})`,
    async () => {
      const asked = new Set<string>()
      let counts = await rowCounts()
      await fc.assert(
        fc.asyncProperty(anyRequest(known), async ({ endpoint, who, sent }) => {
          const before = await writes()
          const answer = await server.ask(endpoint, { token: tokens.get(who), ...sent })
          const told = `${who}: ${endpoint.call.method} ${endpoint.call.path} ${JSON.stringify(sent).slice(0, 2000)} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`
          expect(problemsOf(endpoint, answer), told).toEqual([])
          const kept = (await writes()) === before ? counts : await rowCounts()
          const refused = answer.status >= 300
          expect(refused ? kept : counts, told).toEqual(counts)
          counts = kept
          asked.add(endpoint.call.name)
          if (answer.status === 401 && tokens.has(who) && who !== 'forged') {
            await signInAgain()
            counts = await rowCounts()
          }
        }),
        { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
      )
      const names = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))
      expect([...asked].sort()).toEqual(names.map(({ call }) => call.name).sort())
    },
    LONG ? 1_800_000 : 180_000,
  )
})
