import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/base/config.ts'
import type { Database } from '../src/db/database.ts'
import { callerBy, type TestCaller } from './caller.ts'
import { copySource } from './stores.ts'

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
