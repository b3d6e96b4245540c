import { fillPath } from '@potager/domain/api'
import { contract, type Endpoint } from '@potager/domain/contract'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import type { z } from 'zod'
import type { ThrottleKind } from '../src/api/auth/throttle.ts'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/base/config.ts'
import type { Database, Queryable } from '../src/db/database.ts'
import { demoPassword } from '../src/setup/demo/people.ts'
import { copySource } from './stores.ts'

/** The input of a call besides method and path. */
export type CallRequest = {
  token?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** Any answer, success or error. */
export type CallAnswer = { status: number; headers: Record<string, unknown>; body: unknown }

/** The two tokens of a session. */
export type Tokens = { accessToken: string; refreshToken: string }

/** Calls a server, over a network or in process. */
export type TestCaller = {
  /** Sends any request; the path is without /api. */
  call: (method: string, path: string, sent?: CallRequest) => Promise<CallAnswer>
  /** Makes one call of the contract; any status is fine. */
  ask: (endpoint: Endpoint, sent?: CallRequest) => Promise<CallAnswer>
  /** Makes one call of the contract that must succeed; returns its answer, checked against the contract. */
  ok: <E extends Endpoint>(endpoint: E, sent?: CallRequest) => Promise<z.output<E['response']>>
  signIn: (username: string, password?: string) => Promise<Tokens>
  /** The access token of a new session. */
  tokenOf: (username: string) => Promise<string>
}

/** Makes the contract's calls with a function that sends any request. */
export function callerBy(call: TestCaller['call']): TestCaller {
  const ask: TestCaller['ask'] = ({ call: { method, path } }, sent = {}) =>
    call(method, fillPath(path, sent.params), sent)
  const ok = async <E extends Endpoint>(endpoint: E, sent?: CallRequest): Promise<z.output<E['response']>> => {
    const answer = await ask(endpoint, sent)
    if (answer.status !== (endpoint.status ?? 200)) {
      throw new Error(`${endpoint.call.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    return endpoint.response.parse(answer.body) as z.output<E['response']>
  }
  const signIn: TestCaller['signIn'] = (username, password = demoPassword) =>
    ok(contract.auth.login, { body: { username, password, role: 'RESTAURANT_OWNER' } })
  return { call, ask, ok, signIn, tokenOf: async (username) => (await signIn(username)).accessToken }
}

/** A server on its own database, called in process. */
export type TestServer = TestCaller & { app: FastifyInstance; db: Database }

/**
 * Settings of an empty environment, silent and tolerant of a busy machine, with changes. Another backend only knows the
 * specification unless they say more.
 */
export function testConfig(changes: Partial<Config> = {}): Config {
  const extensions = changes.apiBaseUrl === undefined
  return { ...readConfig({ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '60000' }), extensions, ...changes }
}

/** Starts a server with demo data; closed after the file's tests. */
export async function startServer(changes: Partial<Config> = {}): Promise<TestServer> {
  return serverOn(await copySource(inject('source')), changes)
}

const endings: (() => unknown)[] = []

/** Runs work after the tests of this file, last first: hooks registered inside a running hook never run. */
export function afterFile(work: () => unknown): void {
  endings.push(work)
}

/** Runs the work registered for the end of a test file. */
export async function endFile(): Promise<void> {
  for (const work of endings.splice(0).toReversed()) await work()
}

/** A server over an open database; both are closed after the file's tests. */
export async function serverOn(db: Database, changes: Partial<Config> = {}): Promise<TestServer> {
  const app = await buildApp({ config: testConfig(changes), db })
  afterFile(() => db.close())
  afterFile(() => {
    // Connections left open by a test are closed, not awaited.
    app.server.closeAllConnections()
    return app.close()
  })

  const call: TestCaller['call'] = async (method, path, { token, query, body, headers } = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : Object(body) }),
    })
    const json = String(response.headers['content-type']).includes('json') && response.body !== ''
    return { status: response.statusCode, headers: response.headers, body: json ? response.json() : response.body }
  }
  return { app, db, ...callerBy(call) }
}

/** Adds ten failures to every count: the next try is free, then waits last minutes on the slowest machine. */
export async function weighTriesDown(db: Queryable, kind: ThrottleKind): Promise<void> {
  await db.query(`update login_throttle set failures = failures + 10, free_at = now() where key like $1`, [`${kind}:%`])
}

/** Ids of demo rows for tests of every call; owned records belong to the account « proprietaire ». */
export type Known = {
  restaurant: string
  room: string
  dish: string
  order: string
  customer: string
  /** Pending and in the future. */
  reservation: string
  /** Pending. */
  event: string
  /** Pending, about a dish. */
  review: string
  /** Published, about a restaurant of the owner’s, without an answer. */
  answered: string
  disease: string
  sign: string
  user: string
  /** A session of the chatbot, over for days. */
  session: string
  /** Unresolved. */
  report: string
}

/** Finds the ids; throws when the demo lacks one. */
export async function findKnown(db: Database): Promise<Known> {
  const id = async (sql: string): Promise<string> => {
    const [row] = await db.query<{ id: string }>(sql)
    if (!row) throw new Error(`The demo has no row for: ${sql}`)
    return row.id
  }
  const mine = `select m.restaurant_id from restaurant_member m join account a on a.id = m.account_id
    where a.username = 'proprietaire'`
  const restaurant = await id(`select id from restaurant where id in (${mine}) order by id limit 1`)
  return {
    restaurant,
    room: await id(
      `select id from room where restaurant_id = '${restaurant}' and reservable order by position limit 1`,
    ),
    dish: await id('select id from dish where available order by id limit 1'),
    order: await id(
      `select id from customer_order where status = 'PENDING' and restaurant_id in (${mine}) order by id limit 1`,
    ),
    customer: await id(`select customer_id as id from customer_order
      where customer_id is not null and restaurant_id in (${mine}) order by customer_id limit 1`),
    reservation: await id(`select id from booking where kind = 'RESERVATION' and status = 'PENDING'
      and restaurant_id in (${mine}) order by starts_at desc limit 1`),
    event: await id(`select id from booking where kind = 'EVENT' and status = 'PENDING'
      and restaurant_id in (${mine}) order by starts_at desc limit 1`),
    user: await id(`select id from account where username = 'proprietaire'`),
    review: await id(`select id from review where status = 'PENDING' and resource_type = 'DISH' order by id limit 1`),
    answered: await id(`select id from review where status = 'APPROVED' and answered_at is null
      and resource_type = 'RESTAURANT' and resource_id in (${mine}) order by id limit 1`),
    disease: await id('select id from disease order by name_key limit 1'),
    sign: await id('select id from sign order by sort_key limit 1'),
    session: await id(`select id from chat_session where created_at < now() - interval '2 days'
      order by created_at desc, id desc limit 1`),
    report: await id('select id from report where not resolved order by created_at, id limit 1'),
  }
}
