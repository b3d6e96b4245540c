import { setTimeout as sleep } from 'node:timers/promises'
import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { storeChatbotSettings } from '../src/api/chatbot-settings/queries.ts'
import { allEndpoints } from '../src/api/endpoints.ts'
import { buildApp } from '../src/app.ts'
import { type Database, StoreError } from '../src/db/database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { findKnown, serverOn, startServer, type TestServer, testConfig } from './harness.ts'
import { copySource, failLoudly } from './stores.ts'

const source = inject('source')
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})

/** Another application on the same database. */
const appWith = (changes: Parameters<typeof testConfig>[0], db = server.db) =>
  buildApp({ config: testConfig({ secretKey: 'x'.repeat(32), ...changes }), db })

describe('readiness', () => {
  it('is 200 while the database answers and its schema is up to date', async () => {
    expect(await server.call('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('is 503 « stopping » once told to stop, while other calls and health are still 200', async () => {
    const app = await appWith({})
    app.life.stopping = true
    expect((await app.inject('/api/ready')).statusCode).toBe(503)
    expect((await app.inject('/api/ready')).json()).toEqual({ status: 'stopping' })
    expect((await app.inject('/api/notprotected/menu')).statusCode).toBe(200)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    await app.close()
  })

  it('is 503 « migrating » while migrations are pending', async () => {
    const behind = { ...server.db, query: async () => [] }
    const app = await appWith({}, behind)
    const answer = await app.inject('/api/ready')
    await app.close()
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'migrating' }])
  })

  it('is 503 while the database is away, and health still 200', async () => {
    const away = {
      ...server.db,
      query: () => Promise.reject(new StoreError('ECONNREFUSED', 'away', undefined, undefined)),
    }
    const app = await appWith({}, away)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    expect((await app.inject('/api/ready')).statusCode).toBe(503)
    await app.close()
  })
})

describe('metrics', () => {
  const scrape = async (app: TestServer['app']) => (await app.inject('/api/metrics')).body
  const value = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')[1],
    )

  it('count answers by route and status, with their durations, the event loop and the pool', async () => {
    const app = await appWith({})
    for (let time = 0; time < 3; time++) await app.inject('/api/notprotected/menu')
    await app.inject('/api/menu/order?status=PENDING')
    await app.inject('/api/rien/Dupont')
    await app.inject('/api/health')
    const text = await scrape(app)
    await app.close()
    const menu = '{method="GET",route="/api/notprotected/menu"'
    expect(value(text, `potager_http_requests_total${menu},status="200"}`)).toBe(3)
    expect(value(text, 'potager_http_requests_total{method="GET",route="/api/menu/order",status="401"}')).toBe(1)
    expect(value(text, 'potager_http_requests_total{method="GET",route="(unknown)",status="404"}')).toBe(1)
    expect(value(text, `potager_http_request_duration_seconds_count${menu}}`)).toBe(3)
    expect(value(text, `potager_http_request_duration_seconds_bucket${menu.replace('{', '{le="+Inf",')}}`)).toBe(3)
    expect(value(text, `potager_http_request_duration_seconds_sum${menu}}`)).toBeGreaterThan(0)
    expect(value(text, 'potager_event_loop_delay_max_seconds')).toBeGreaterThanOrEqual(0)
    expect(value(text, 'potager_database_connections') > 0).toBe(source.kind === 'postgres')
    expect(text).not.toMatch(/Dupont|PENDING|health/)
  })

  it('have valid lines only, each family announced once, and buckets that never decrease', async () => {
    const text = await scrape(server.app)
    for (const line of text.split('\n').filter(Boolean)) {
      expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_0-9]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+)$/)
    }
    const types = text.split('\n').filter((line) => line.startsWith('# TYPE'))
    expect(new Set(types).size).toBe(types.length)
    await server.call('GET', '/notprotected/menu')
    const buckets = (await scrape(server.app))
      .split('\n')
      .filter((line) => line.includes('_bucket{le=') && line.includes('method="GET",route="/api/notprotected/menu"'))
      .map((line) => Number(line.split(' ').at(-1)))
    expect(buckets.length).toBeGreaterThan(5)
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b))
  })

  it('are for this machine, or for the bearer of METRICS_TOKEN', async () => {
    const token = 'un-jeton-de-mesure'
    const [closed, open] = [await appWith({}), await appWith({ metricsToken: token })]
    const from = async (app: typeof open, remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/api/metrics', remoteAddress, headers })).statusCode
    expect(await from(closed, '127.0.0.1')).toBe(200)
    expect(await from(closed, '::1')).toBe(200)
    expect(await from(closed, '192.0.2.7')).toBe(403)
    // A proxy on this machine forwards strangers' requests.
    expect(await from(closed, '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(403)
    expect(await from(closed, '192.0.2.7', { authorization: 'Bearer undefined' })).toBe(403)
    expect(await from(open, '192.0.2.7', { authorization: `Bearer ${token}` })).toBe(200)
    expect(await from(open, '192.0.2.7', { authorization: `Bearer ${token}x` })).toBe(403)
    await Promise.all([closed.close(), open.close()])
  })
})

describe('back-pressure', () => {
  /** Blocks the event loop. */
  const block = (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until; );
  }

  it('answers calls 503 in French while the event loop lags, but health and metrics 200', async () => {
    // Above the mean lag that other programs cause, and below that of a block among some turns of the loop.
    const app = await appWith({ maxEventLoopDelay: 100 })
    await vi.waitFor(
      async () => {
        await sleep(50)
        block(1000)
        const busy = await app.inject('/api/notprotected/menu')
        expect(busy.statusCode).toBe(503)
        expect(busy.json()).toEqual({ message: 'Le service est très sollicité. Réessayez dans un instant.' })
        expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
        expect((await app.inject('/api/ready')).statusCode).toBe(503)
        expect((await app.inject('/api/health')).statusCode).toBe(200)
        expect((await app.inject('/api/metrics')).statusCode).toBe(200)
      },
      { timeout: 20_000, interval: 1 },
    )
    await vi.waitFor(async () => expect((await app.inject('/api/ready')).statusCode).toBe(200), { timeout: 20_000 })
    await app.close()
  })
})

describe('logs', () => {
  it('are one JSON object a line, with the request id that the answer names', async () => {
    const lines: string[] = []
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
    const app = await appWith({ logLevel: 'info' })
    const answer = await app.inject('/api/notprotected/menu?secret=Dupont')
    await app.inject('/api/health')
    await app.close()
    output.mockRestore()
    const requests = lines.map((line): unknown => JSON.parse(line))
    expect(requests).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        reqId: answer.headers['x-request-id'],
        method: 'GET',
        route: '/api/notprotected/menu',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('have only the request line for a deliberate 503 of a closed assistant', async () => {
    const { general, ...others } = defaultChatbotSettings
    await storeChatbotSettings(server.db, { ...others, general: { ...general, enabled: false } }, undefined)
    const lines: string[] = []
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
    const app = await appWith({ logLevel: 'info' })
    const { method, path } = contract.assistant.consultAssistant.call
    await app.inject({ method, url: `/api${path}`, payload: { symptoms: ['toux'], race: 'chat' } })
    await app.close()
    output.mockRestore()
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 30, route: `/api${path}`, status: 503, msg: 'request' }),
    ])
  })
})

describe.skipIf(source.kind !== 'postgres')('PostgreSQL connections', () => {
  it('have timeouts for statements, locks and idle transactions', async () => {
    const shown = async (name: string) =>
      (await server.db.query<{ value: string }>(`select current_setting('${name}') as value`))[0]?.value
    expect(
      await Promise.all(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(shown)),
    ).toEqual(['5s', '2s', '10s'])
    await expect(server.db.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014', transient: true })
    expect(await server.ok(contract.dish.listDishes)).not.toEqual([])
  })

  it('answer a transient error when the pool has no free connection; pool size and prepared statements are settings', async () => {
    const [row] = await server.db.query<{ name: string }>('select current_database()::text as name')
    const url = source.kind === 'postgres' ? `${source.url}/${row?.name}` : ''
    const small = await openPostgres(url, failLoudly, { poolSize: 1, prepared: false })
    await small.transaction(async () => {
      expect(small.load?.()).toEqual({ size: 1, idle: 0, waiting: 0 })
      await expect(small.query('select 1')).rejects.toMatchObject({ code: '08006', transient: true })
    })
    expect(await small.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(await small.query('select count(*)::int as named from pg_prepared_statements')).toEqual([{ named: 0 }])
    await small.close()
  })
})

/** How many prepared statements PostgreSQL holds for a connection. */
async function kept(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')
  return row?.count ?? 0
}

/** The same database over a single connection, which holds all prepared statements. */
async function throughOneConnection(): Promise<Database> {
  const copy = await copySource(source)
  const [row] = await copy.query<{ name: string }>('select current_database()::text as name')
  await copy.close()
  return openPostgres(source.kind === 'postgres' ? `${source.url}/${row?.name}` : '', failLoudly, { poolSize: 1 })
}

// The embedded store has no prepared statements.
describe.skipIf(source.kind !== 'postgres')('prepared statements in PostgreSQL', () => {
  let db: Database
  let single: TestServer
  let dish: string
  beforeAll(async () => {
    db = await throughOneConnection()
    single = await serverOn(db)
    dish = (await findKnown(db)).dish
  })

  const lists = allEndpoints.filter(({ call, query }) => {
    const asked = Object.keys(query?.shape ?? {})
    return (
      call.method === 'GET' && !call.path.includes(':') && ['page', 'range', 'limit'].some((key) => asked.includes(key))
    )
  })
  const pageOf = (query: object | undefined, page: number, size: number): Record<string, string> => {
    const sent = {
      page: `${page}`,
      size: `${size}`,
      limit: `${size}`,
      range: `[${page * size},${page * size + size - 1}]`,
    }
    return Object.fromEntries(Object.entries(sent).filter(([key]) => key in (query ?? {})))
  }

  it.each(lists.map((list) => [list.call.name, list] as const))(
    'do not multiply with page or size: %s',
    async (_, list) => {
      const token = await single.tokenOf('admin')
      const ask = async (page: number, size: number) => {
        const required = list.call.name === 'listApprovedReviews' ? { resourceType: 'DISH', resourceId: dish } : {}
        const answer = await single.ask(list, {
          token,
          query: { ...required, ...pageOf(list.query?.shape, page, size) },
        })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      }
      // Near, far and missing pages: each way of reading a list runs once.
      const pages = [0, 1, 20, 50, 100, 1000]
      for (const page of pages) for (const size of [5, 6]) await ask(page, size)
      const before = await kept(db)
      for (const page of pages) for (const size of [7, 8]) await ask(page + 1, size)
      expect(await kept(db)).toBe(before)
    },
  )

  it('are at most 500 per connection; further queries are still answered', async () => {
    for (let number = 0; number < 700; number++) {
      expect(await db.query(`select ${number} as number`)).toEqual([{ number }])
    }
    expect(await kept(db)).toBeLessThanOrEqual(500)
  })
})
