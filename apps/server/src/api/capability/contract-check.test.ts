import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../base/config.ts'
import { registerOperations } from '../operations/routes.ts'
import { findBackend, watchBackend } from './contract-check.ts'
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
