import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { capabilities } from '@potager/domain/capabilities'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { followBackend, readTimes } from './follow.ts'

const silent = { LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '60000' }

/** A backend that says what it has; every other call is a 404. While it says null it is away, and cuts connections. */
async function backend(said: () => readonly string[] | null) {
  let asked = 0
  const server = createServer((request, response) => {
    const isAsked = request.url === '/capabilities'
    if (isAsked) asked += 1
    const extensions = said()
    if (!extensions) return void request.socket.destroy()
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isAsked ? { extensions } : { message: 'no' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, asked: () => asked }
}

async function follow(port: number, times: Partial<typeof readTimes>) {
  const logged: string[] = []
  const stream = { write: (line: string) => void logged.push(JSON.parse(line).msg) }
  const app = Fastify({ logger: { level: 'info', stream } })
  const url = new URL(`http://127.0.0.1:${port}`)
  const followed = followBackend(app, url, { times: { ...readTimes, ...times } })
  await app.ready()
  onTestFinished(() => app.close())
  return { ...followed, logged }
}

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 10_000 })

it('has nothing until it is known, without making anybody wait', async () => {
  const { port } = await backend(() => ['getDay'])
  const { extensions } = await follow(port, {})
  expect(extensions()).toEqual([])
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
})

it('has everything when it says all that there is', async () => {
  const { port } = await backend(() => capabilities.map(({ name }) => name))
  const { extensions } = await follow(port, {})
  await until(() => extensions() === true)
  expect(extensions()).toBe(true)
})

it('is asked again when it comes up later, said once to be missing and once to be there', async () => {
  let said: string[] | null = null
  const { port, asked } = await backend(() => said)
  const { extensions, logged } = await follow(port, { retryMs: 20 })
  await until(() => asked() > 2)
  said = ['getDay']
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
  expect(logged).toEqual(['what the backend of API_BASE_URL has could not be read', 'read what the backend has'])
})

it('is asked again now and then, and keeps what was known while it does not answer', async () => {
  let said: string[] | null = ['getDay']
  const { port } = await backend(() => said)
  const { extensions, logged } = await follow(port, { againMs: 20, retryMs: 20 })
  await until(() => JSON.stringify(extensions()) === '["getDay"]')
  said = ['getHistory']
  await until(() => JSON.stringify(extensions()) === '["getHistory"]')
  said = null
  await until(() => logged.length === 3)
  expect(extensions()).toEqual(['getHistory'])
})

it('is asked again after an extension call that it did not have, not too often', async () => {
  const { port, asked } = await backend(() => ['getDay'])
  const config = readConfig({ ...silent, API_BASE_URL: `http://127.0.0.1:${port}` })
  const app = await buildApp({ config })
  onTestFinished(() => app.close())
  await app.ready()
  await until(() => asked() === 1)
  // A read that the first call brought about would come before the answers to the others.
  for (let call = 0; call < 5; call++) expect((await app.inject('/api/day')).statusCode).toBe(404)
  expect(asked()).toBe(1)

  const { doubt } = await follow(port, { atMostMs: 0 })
  await until(() => asked() === 2)
  await until(() => {
    doubt()
    return asked() > 2
  })
})
