import { fillPath } from '@potager/domain/api'
import { contract, type Endpoint } from '@potager/domain/contract'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import type { z } from 'zod'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Database } from '../src/db/database.ts'
import { demoPassword } from '../src/db/demo/accounts.ts'
import { copySource } from './stores.ts'

/** What a test sends beside method and path. */
export type Sent = {
  token?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** Any answer, good or bad. */
export type Answer = { status: number; headers: Record<string, unknown>; body: unknown }

/** The two tokens of a session. */
export type Tokens = { accessToken: string; refreshToken: string }

/** A server on a database of its own, called without a network. */
export type TestServer = {
  app: FastifyInstance
  db: Database
  /** Sends any request; the path is without /api. */
  call: (method: string, path: string, sent?: Sent) => Promise<Answer>
  /** Makes one call of the contract, whatever becomes of it. */
  ask: (endpoint: Endpoint, sent?: Sent) => Promise<Answer>
  /** Makes one call of the contract that must succeed; its answer, checked against the contract. */
  ok: <E extends Endpoint>(endpoint: E, sent?: Sent) => Promise<z.output<E['response']>>
  signIn: (username: string, password?: string) => Promise<Tokens>
  /** The access token of a new session. */
  tokenOf: (username: string) => Promise<string>
}

/** The settings of an empty environment, quiet and patient with a busy machine, with changes. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '60000' }), ...changes }
}

/** Starts a server with demo data; closed after the file's tests. */
export async function startServer(changes: Partial<Config> = {}): Promise<TestServer> {
  return serverOn(await copySource(inject('source')), changes)
}

const endings: (() => unknown)[] = []

/** Does something after the tests of this file, the last first: hooks registered by a hook that runs are never run. */
export function afterFile(work: () => unknown): void {
  endings.push(work)
}

/** Does all that waited for the end of a test file. */
export async function endFile(): Promise<void> {
  for (const work of endings.splice(0).toReversed()) await work()
}

/** A server over an open database; both are closed after the file's tests. */
export async function serverOn(db: Database, changes: Partial<Config> = {}): Promise<TestServer> {
  const app = await buildApp({ config: testConfig(changes), db })
  afterFile(() => db.close())
  afterFile(() => {
    // What a test left open is cut, not waited for.
    app.server.closeAllConnections()
    return app.close()
  })

  const call: TestServer['call'] = async (method, path, { token, query, body, headers } = {}) => {
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
  const ask: TestServer['ask'] = ({ call: { method, path } }, sent = {}) =>
    call(method, fillPath(path, sent.params), sent)
  const ok = async <E extends Endpoint>(endpoint: E, sent?: Sent): Promise<z.output<E['response']>> => {
    const answer = await ask(endpoint, sent)
    if (answer.status !== (endpoint.status ?? 200)) {
      throw new Error(`${endpoint.call.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    return endpoint.response.parse(answer.body) as z.output<E['response']>
  }
  const signIn: TestServer['signIn'] = (username, password = demoPassword) =>
    ok(contract.auth.login, { body: { username, password, role: 'RESTAURANT_OWNER' } })
  return { app, db, call, ask, ok, signIn, tokenOf: async (username) => (await signIn(username)).accessToken }
}
