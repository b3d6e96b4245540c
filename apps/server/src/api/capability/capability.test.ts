import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { capabilities } from '@potager/domain/capabilities'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../base/config.ts'
import { registerOperations } from '../operations/routes.ts'
import { findBackend, readAtStart, watchBackend } from './contract-check.ts'
import { readCapabilities, readLimits } from './read.ts'

type Documents = Record<string, unknown>

const contract: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../docs/openapi.json'), 'utf8'),
)
const names = capabilities.map(({ name }) => name)

/** A real backend with these documents by path; a function answers by itself. */
async function backend(documents: Documents, base = '/api'): Promise<{ base: URL; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const document = documents[path]
    if (typeof document === 'function') return (document as RequestListener)(request, response)
    const status = document === undefined ? 404 : 200
    const text = typeof document === 'string' ? document : JSON.stringify(document ?? { message: 'no' })
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { base: new URL(base, `http://127.0.0.1:${(server.address() as AddressInfo).port}`), asked }
}

const read = (base: URL, limits = {}) =>
  readCapabilities(base, { ...readLimits, ...limits }, new AbortController().signal)

const day = { '/day': { get: { responses: {} } } }

describe('reading the capabilities of a backend', () => {
  it('takes from GET /capabilities the names that exist', async () => {
    const { base, asked } = await backend({ '/api/capabilities': { extensions: ['getDay', 'fly', 7] } })
    expect(await read(base)).toEqual(['getDay'])
    expect(asked).toEqual(['/api/capabilities'])
  })

  it('finds every capability in our own OpenAPI document', async () => {
    const { base } = await backend({ '/api/openapi.json': contract })
    expect(await read(base)).toEqual(names)
  })

  it.each(['/api/v3/api-docs', '/v3/api-docs'])(
    'finds capabilities in the document that Spring serves at %s',
    async (path) => {
      const { base, asked } = await backend({ [path]: { openapi: '3.0.1', paths: day } })
      expect(await read(base)).toEqual(['getDay'])
      expect(asked.slice(0, 2)).toEqual(['/api/capabilities', '/api/openapi.json'])
    },
  )

  it('finds none in answers of an unexpected form', async () => {
    const { base } = await backend({ '/api/capabilities': ['getDay'], '/api/openapi.json': { swagger: '2.0' } })
    expect(await read(base)).toEqual([])
  })
})

describe('reading an OpenAPI document', () => {
  const described = async (document: object, base?: string) => {
    const { base: url } = await backend({ [`${base ?? '/api'}/openapi.json`]: document }, base)
    return read(url)
  }

  it('matches paths with or without the base path of the server', async () => {
    const whole = { '/v1/day': day['/day'] }
    expect(await described({ paths: whole }, '/v1')).toEqual(['getDay'])
    expect(await described({ paths: day, servers: [{ url: 'https://api.exemple.fr/v1' }] }, '/v1')).toEqual(['getDay'])
    expect(await described({ paths: { '/day': { post: {} } } })).toEqual([])
  })

  it('matches a path whatever its parameters are called', async () => {
    const paths = { '/menu/{dishId}/availability': { put: {} }, '/menu/availability/{id}': { put: {} } }
    expect(await described({ paths })).toEqual(['setDishAvailability'])
  })

  it('finds keys in the query, in parameters of a whole path and in the body, through references', async () => {
    const change = { allOf: [{ $ref: '#/components/schemas/Status' }, { properties: { reason: {} } }] }
    const paths = {
      '/reservations/{id}/status': {
        put: { requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/Change' } } } } },
      },
      '/reservations/{id}': { parameters: [{ $ref: '#/components/parameters/Why' }], delete: {} },
    }
    const components = {
      schemas: { Change: change, Status: { properties: { status: {} } } },
      parameters: { Why: { in: 'query', name: 'reason' } },
    }
    expect(await described({ paths, components })).toEqual([
      'updateReservationStatus.reason',
      'cancelReservation.reason',
    ])
  })

  it('ignores references that loop, lead nowhere or name a property of every object', async () => {
    const schema = (to: string) => ({ requestBody: { content: { x: { schema: { $ref: to } } } } })
    const loop = { $ref: '#/components/schemas/Loop' }
    const paths = {
      '/menu/order': { post: schema('#/components/schemas/Loop') },
      '/menu/order/status/{orderId}': { put: schema('#/components/schemas/All') },
      '/reservations/{id}/status': { put: schema('#/constructor/name') },
      '/admin/chatbot/diseases/{id}': { put: schema('elsewhere.json') },
    }
    const components = { schemas: { Loop: loop, All: { allOf: [{ $ref: '#/components/schemas/All' }] } } }
    expect(await described({ paths, components })).toEqual([])
  })
})

describe('a document that cannot be read', () => {
  it.each([
    ['broken', '{"paths":', {}],
    ['too large', JSON.stringify({ paths: day, more: 'x'.repeat(2000) }), { bytes: 1000 }],
    ['too deep', `{"paths":${'['.repeat(200)}${']'.repeat(200)}}`, {}],
    ['of too many values', JSON.stringify({ paths: day, list: Array(2000).fill(1) }), { mostValues: 1000 }],
  ])('is an error that names its address when it is %s', async (_, text, limits) => {
    const { base } = await backend({ '/api/openapi.json': text })
    await expect(read(base, limits)).rejects.toThrow(/^http:\S+\/api\/openapi\.json: /)
  })

  it('does not keep the next document from being read', async () => {
    const { base } = await backend({ '/api/capabilities': '{', '/api/v3/api-docs': { paths: day } })
    expect(await read(base)).toEqual(['getDay'])
  })

  it('is given up after the time limit', async () => {
    const { base } = await backend({ '/api/capabilities': () => {} })
    await expect(read(base, { timeMs: 50 })).rejects.toThrow('/api/capabilities: ')
  })

  it('is not fetched from the target of a redirect', async () => {
    const { base: other, asked } = await backend({ '/api/capabilities': { extensions: ['getDay'] } })
    const { base } = await backend({
      '/api/capabilities': (_: unknown, response: ServerResponse) => {
        response.writeHead(302, { location: `${other.href}/capabilities` }).end()
      },
    })
    expect(await read(base)).toEqual([])
    expect(asked).toEqual([])
  })

  it('is a failure when nothing answers, or when the status is 503', async () => {
    await expect(read(new URL('http://127.0.0.1:1/api'))).rejects.toThrow('/api/capabilities: ')
    const { base } = await backend({
      '/api/capabilities': (_: unknown, response: ServerResponse) => response.writeHead(503).end(),
    })
    await expect(read(base)).rejects.toThrow('status 503')
  })
})

type Answer = (response: ServerResponse) => void

/** A real server that answers every call like this. */
async function serving(answer: () => Answer): Promise<URL> {
  const server = createServer((_, response) => answer()(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`)
}

const says =
  (status: number, body: string, type = 'application/json'): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)
const portal = says(200, '<!doctype html>\n<title>Connexion</title>', 'text/html')

const elsewhere: Answer = (response) => void response.writeHead(302, { location: '/' }).end()

it.each([
  ['a list', says(200, '[]'), 'backend'],
  ['a page of restaurants, of whatever type', says(200, '{"content":[{"id":1}]}', 'text/plain'), 'backend'],
  ['a portal', portal, 'stranger'],
  ['another API', says(200, '{"data":[]}'), 'stranger'],
  ['a sign-in elsewhere', elsewhere, 'stranger'],
  ['a wrong path', says(404, '{"message":"no"}'), 'stranger'],
  ['a service that starts', says(503, ''), 'silent'],
  ['a service that is asked too often', says(429, ''), 'silent'],
  ['more than is read', says(200, `[${' '.repeat(2000)}]`), 'silent'],
  ['nothing in time', () => {}, 'silent'],
] as const)('tells a backend, a stranger and a silent server apart: %s [ANS-04]', async (_, answer, is) => {
  const base = await serving(() => answer)
  expect((await findBackend(base, { ...readLimits, bytes: 1000, timeMs: 200 })).is).toBe(is)
})

it('describes the answer of a stranger in one line', async () => {
  expect(await findBackend(await serving(() => portal))).toEqual({
    is: 'stranger',
    why: 'GET /notprotected/restaurant : 200, text/html, « <!doctype html> <title>Connexion</title> »',
  })
  expect(await findBackend(await serving(() => elsewhere))).toEqual({
    is: 'stranger',
    why: 'GET /notprotected/restaurant : 302, vers /',
  })
  expect(await findBackend(new URL('http://127.0.0.1:1'))).toMatchObject({ is: 'silent' })
})

it('/health is 503 while a stranger answers at the backend’s address, 200 once it is gone [ANS-04]', async () => {
  let answer = portal
  const base = await serving(() => answer)
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  const app = Fastify()
  app.decorate('life', { stopping: false })
  registerOperations(app, { config: readConfig({}), backend: watchBackend(base) })
  onTestFinished(() => app.close())
  const health = async () => (await app.inject('/health')).statusCode
  expect(await health()).toBe(503)
  expect((await app.inject('/health')).json()).toMatchObject({ status: 'stranger' })
  answer = says(503, '')
  clock.mockReturnValue(performance.now() + 20_000)
  await vi.waitFor(async () => expect(await health()).toBe(200))
  answer = portal
  clock.mockReturnValue(performance.now() + 20_000)
  await vi.waitFor(async () => expect(await health()).toBe(503))
})

const silent = { LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '60000' }

/** A backend that says what it has, or a broken text; every other call is a 404. While it says null it is away. */
async function backendSaying(said: () => readonly string[] | string | null) {
  let asked = 0
  const server = createServer((request, response) => {
    const isAsked = request.url === '/capabilities'
    if (isAsked) asked += 1
    const extensions = said()
    if (extensions === null) return void request.socket.destroy()
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' })
    response.end(typeof extensions === 'string' ? extensions : JSON.stringify({ extensions }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, asked: () => asked }
}

async function start(port: number, retryMs = 20) {
  const logged: string[] = []
  const stream = { write: (line: string) => void logged.push(JSON.parse(line).msg) }
  const app = Fastify({ logger: { level: 'info', stream } })
  const extensions = readAtStart(app, new URL(`http://127.0.0.1:${port}`), { retryMs })
  await app.ready()
  onTestFinished(() => app.close())
  return { extensions, logged }
}

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 10_000 })

it('has no capability until the backend has answered, without delaying the start', async () => {
  const { port } = await backendSaying(() => ['getDay'])
  const { extensions } = await start(port)
  expect(extensions()).toEqual([])
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
})

it('has all extensions when the backend lists every capability', async () => {
  const { port } = await backendSaying(() => capabilities.map(({ name }) => name))
  const { extensions } = await start(port)
  await until(() => extensions() === true)
  expect(extensions()).toBe(true)
})

it('asks a silent backend again, and logs once that it is missing and once that it answers', async () => {
  let said: string[] | null = null
  const { port, asked } = await backendSaying(() => said)
  const { extensions, logged } = await start(port)
  await until(() => asked() > 2)
  said = ['getDay']
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
  expect(logged).toEqual(['what the backend of API_BASE_URL has could not be read', 'read what the backend has'])
})

it('does not ask the backend again once it has answered, even when its calls are 404', async () => {
  const { port, asked } = await backendSaying(() => ['getDay'])
  const { extensions } = await start(port, 1)
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
  const config = readConfig({ ...silent, API_BASE_URL: `http://127.0.0.1:${port}` })
  const app = await buildApp({ config })
  onTestFinished(() => app.close())
  await app.ready()
  await until(() => asked() === 2)
  for (let call = 0; call < 5; call++) expect((await app.inject('/api/day')).statusCode).toBe(404)
  await wait(100)
  expect(asked()).toBe(2)
})

it('does not ask the backend again after an unreadable document, which is logged', async () => {
  const { port, asked } = await backendSaying(() => '{"extensions":')
  const { extensions, logged } = await start(port, 1)
  await until(() => logged.length === 1)
  await wait(100)
  expect([asked(), extensions(), logged]).toEqual([1, [], ['what the backend of API_BASE_URL has could not be read']])
})
