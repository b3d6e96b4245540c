import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { capabilities } from '@potager/domain/capabilities'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../base/config.ts'
import { registerOperations } from '../operations/routes.ts'
import { findBackend, readAtStart, watchBackend } from './contract-check.ts'
import { readLimits } from './read.ts'

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
async function backend(said: () => readonly string[] | string | null) {
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
  const { port } = await backend(() => ['getDay'])
  const { extensions } = await start(port)
  expect(extensions()).toEqual([])
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
})

it('has all extensions when the backend lists every capability', async () => {
  const { port } = await backend(() => capabilities.map(({ name }) => name))
  const { extensions } = await start(port)
  await until(() => extensions() === true)
  expect(extensions()).toBe(true)
})

it('asks a silent backend again, and logs once that it is missing and once that it answers', async () => {
  let said: string[] | null = null
  const { port, asked } = await backend(() => said)
  const { extensions, logged } = await start(port)
  await until(() => asked() > 2)
  said = ['getDay']
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
  expect(logged).toEqual(['what the backend of API_BASE_URL has could not be read', 'read what the backend has'])
})

it('does not ask the backend again once it has answered, even when its calls are 404', async () => {
  const { port, asked } = await backend(() => ['getDay'])
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
  const { port, asked } = await backend(() => '{"extensions":')
  const { extensions, logged } = await start(port, 1)
  await until(() => logged.length === 1)
  await wait(100)
  expect([asked(), extensions(), logged]).toEqual([1, [], ['what the backend of API_BASE_URL has could not be read']])
})
