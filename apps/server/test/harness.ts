import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Database } from '../src/db/database.ts'
import { callerBy, type TestCaller } from './caller.ts'
import { copySource } from './stores.ts'

/** A server on a database of its own, called without a network. */
export type TestServer = TestCaller & { app: FastifyInstance; db: Database }

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
