import { fc } from '@fast-check/vitest'
import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Sent, startServer, type TestServer } from '../harness.ts'
import { findKnown } from '../known.ts'
import { broken, likelyInput, nastyValue } from './arbitrary.ts'

/** LONG=1 asks ten times as much, with another seed each time. */
const LONG = process.env.LONG === '1'
const REQUESTS = LONG ? 20_000 : 2000
const SEED = LONG ? Date.now() % 2 ** 31 : 20_260_714

const callers = ['proprietaire', 'gerant', 'admin'] as const
type Who = (typeof callers)[number] | 'nobody' | 'forged'
const endpoints = new Map<string, Endpoint>(
  Object.values(contract)
    .flatMap((group): Endpoint[] => Object.values(group))
    .map((endpoint) => [endpoint.call.name, endpoint]),
)

let server: TestServer
let known: Record<string, string>
const tokens = new Map<Who, string>([['forged', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.']])

async function signInAgain(): Promise<void> {
  await server.db.query('delete from login_throttle')
  await server.db.query('update account set suspended = false, approved = true where username = any($1::text[])', [
    callers,
  ])
  for (const who of callers) tokens.set(who, await server.tokenOf(who))
}

beforeAll(async () => {
  server = await startServer()
  const { customer, user, ...ids } = await findKnown(server.db)
  // `idUser` of an order is a customer.
  known = { ...ids, customer, user: customer, users: user }
  await signInAgain()
})

/** Grows with each transaction that was given the right to write, kept or not. */
async function writes(): Promise<string> {
  const [row] = await server.db.query<{ now: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as now')
  return row?.now ?? ''
}

/** All but those that count tries: refused ones count too. */
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

function asTexts(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value ?? '')]),
  )
}

/** Any request to an endpoint: what it should accept, or that with one thing wrong. */
function requestTo(endpoint: Endpoint): fc.Arbitrary<{ who: Who; sent: Sent }> {
  const { params, query, body } = endpoint
  const part = (shape: Endpoint['body']) =>
    shape
      ? fc
          .tuple(
            likelyInput(shape, known, endpoint.call.path),
            fc.nat(50),
            fc.option(fc.oneof(nastyValue, fc.constant(undefined)), { freq: 2 }),
          )
          .map(([input, at, wrong]) => (wrong === null ? input : broken(input, at, wrong)))
      : fc.constant(undefined)
  return fc
    .record({
      who: fc.constantFrom<Who>(...callers, ...callers, 'nobody', 'forged'),
      params: part(params),
      query: part(query),
      body: part(body),
      key: fc.option(fc.uuid(), { freq: 2 }),
    })
    .map((made) => ({
      who: made.who,
      sent: {
        params: paramsOf(endpoint, made.params),
        query: asTexts(made.query),
        ...(made.body === undefined ? {} : { body: JSON.stringify(made.body) }),
        headers: {
          ...(made.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(made.key === null ? {} : { 'idempotency-key': made.key }),
        },
      },
    }))
}

/** Every segment of a path filled: what was left out or emptied would be another address. */
function paramsOf({ call }: Endpoint, made: unknown): Record<string, string> {
  const given = asTexts(made)
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, wellFormed(given[name]) || 'rien']))
}

/** Halves of surrogate pairs cannot be part of an address. */
function wellFormed(text = ''): string {
  return Buffer.from(text, 'utf8').toString('utf8').slice(0, 500)
}

const refusals = new Set([400, 401, 403, 404, 409, 413, 414, 422, 429])

/** What is wrong with an answer: its status, its shape, or a refusal that tells nothing. */
function problemsOf(endpoint: Endpoint, { status, body }: Answer): unknown[] {
  if (status === (endpoint.status ?? 200)) return endpoint.response.safeParse(body).error?.issues ?? []
  if (!refusals.has(status)) return [`status ${status}`]
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' && /\p{L}{3}/u.test(message) ? [] : ['a refusal without a message']
}

describe('generated requests', () => {
  it(
    `never make a 500, an answer outside the contract or half a record (${REQUESTS} requests, seed ${SEED})`,
    async () => {
      const asked = new Set<string>()
      let counts = await rowCounts()
      const request = fc
        .constantFrom(...endpoints)
        .chain(([name, endpoint]) => fc.tuple(fc.constant(name), requestTo(endpoint)))
      await fc.assert(
        fc.asyncProperty(request, async ([name, { who, sent }]) => {
          const endpoint = endpoints.get(name)
          if (!endpoint) throw new Error(name)
          const before = await writes()
          const answer = await server.ask(endpoint, { token: tokens.get(who), ...sent })
          const told = `${who}: ${endpoint.call.method} ${endpoint.call.path} ${JSON.stringify(sent).slice(0, 2000)} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`
          expect(problemsOf(endpoint, answer), told).toEqual([])
          const kept = (await writes()) === before ? counts : await rowCounts()
          const refused = answer.status >= 300
          expect(refused ? kept : counts, told).toEqual(counts)
          counts = kept
          asked.add(name)
          if (answer.status === 401 && tokens.has(who) && who !== 'forged') {
            await signInAgain()
            counts = await rowCounts()
          }
        }),
        { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
      )
      expect([...asked].sort()).toEqual([...endpoints.keys()].sort())
    },
    LONG ? 1_800_000 : 180_000,
  )
})
