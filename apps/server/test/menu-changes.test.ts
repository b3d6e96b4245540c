import { watchMenu } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { requestRefusals } from '@potager/domain/messages'
import Fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHub } from '../src/api/changes/hub.ts'
import { registerMenuChanges } from '../src/api/changes/routes.ts'
import { answerErrors } from '../src/api/errors.ts'
import { answerWriter } from '../src/api/plugin.ts'
import { guestOrder } from './access/customer.ts'
import { newRestaurant } from './access/restaurant.ts'
import { afterFile, serverOn, startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { failLoudly } from './stores.ts'

let server: TestServer
let url: string
let token: string
let known: Known
let here: string
let elsewhere: string
let open: AbortController[] = []

/** A request of the stream from an address; whoever opened one leaves after the test. */
function ask(id: string, { at = `${url}/api`, from = '192.0.2.1' } = {}): Promise<Response> {
  const stop = new AbortController()
  open.push(stop)
  const headers = { 'x-forwarded-for': from }
  return fetch(at + watchMenu.path.replace(':id', id), { headers, signal: stop.signal })
}

/** An open stream: how often it told that the menu changed, everything it said, its end. */
async function follow(id: string, options: Parameters<typeof ask>[1] = {}) {
  const response = await ask(id, options)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  let said = ''
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? []) said += decoder.decode(piece, { stream: true })
  }
  const ended = read().then(
    () => true,
    () => false,
  )
  const told = () => said.split('event: menu\n').length - 1
  await vi.waitFor(() => expect(told()).toBeGreaterThan(0), 10_000)
  return { told, lines: () => said.split('\n'), ended }
}

beforeAll(async () => {
  server = await startServer({ trustProxy: true })
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  token = await server.tokenOf('gerant')
  known = await findKnown(server.db)
  const make = async () => (await server.ok(contract.restaurant.createRestaurant, { token, body: newRestaurant })).id
  here = await make()
  elsewhere = await make()
  // Told a second time once the server listens: what was told before is not heard.
  const first = await follow(here)
  await vi.waitFor(() => expect(first.told()).toBeGreaterThan(1), 10_000)
})

afterEach(() => {
  for (const stop of open) stop.abort()
  open = []
})

let version: Record<string, number> = {}
/** Takes a dish off a restaurant's menu, puts it back, or prices it. */
async function change(id: string, body: object): Promise<void> {
  const params = { id, dishId: known.dish }
  const sent = { version: version[id] ?? 0, ...body }
  const entry = await server.ok(contract.restaurantMenu.updateMenuEntry, { token, params, body: sent })
  version = { ...version, [id]: entry.version ?? 0 }
}

describe('the stream of a restaurant’s menu', () => {
  it('tells anybody of a change of the restaurant’s menu or the group’s dishes, without details [MEN-23]', async () => {
    const [one, other] = [await follow(here), await follow(elsewhere)]
    const counts = () => [one.told(), other.told()]
    for (const [body, times] of [
      [{ state: 'OFF' }, 2],
      [{ state: 'ON' }, 3],
      [{ ownPrice: 12.5 }, 4],
    ] as const) {
      await change(here, body)
      await expect.poll(counts).toEqual([times, 1])
    }
    await server.ok(contract.order.createOrder, { token, ...guestOrder(known) })
    await change(elsewhere, { state: 'OFF' })
    await expect.poll(counts).toEqual([4, 2])
    const body = { available: true }
    await server.ok(contract.dish.setDishAvailability, { token, params: { id: known.dish }, body })
    await expect.poll(counts).toEqual([5, 3])
    for (const line of one.lines()) expect(line).toMatch(/^(retry: \d{4}|event: menu|data: \{\}|:?)$/)
  })

  it('is 404 for an unknown restaurant, and takes an id in upper case', async () => {
    expect((await ask('00000000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await ask('ailleurs')).status).toBe(400)
    const shouted = await follow(here.toUpperCase())
    await change(here, { ownPrice: 13 })
    await expect.poll(shouted.told).toBe(2)
  })

  it('has fifty readers of one address at most, then answers 429', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await ask(here, { from: '198.51.100.7' })).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    const refused = await ask(here, { from: '198.51.100.7' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toEqual({ message: requestRefusals.tooManyMenus })
    expect((await ask(here, { from: '198.51.100.8' })).status).toBe(200)
    for (const stop of open) stop.abort()
    await expect.poll(async () => (await ask(here, { from: '198.51.100.7' })).status).toBe(200)
  })

  it('answers 503 beyond its total of readers, and ends by itself after its lifetime', async () => {
    const app = Fastify({ trustProxy: true })
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(answerWriter(false))
    app.decorateRequest('caller', null)
    answerErrors(app)
    const hub = createHub(server.db, failLoudly)
    app.addHook('preClose', () => hub.close())
    registerMenuChanges(app, { db: server.db, fingerprint: (text) => text }, hub, { all: 2, own: 2, lifeMs: 4000 })
    afterFile(() => app.close())
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    const streams = [await follow(here, { at }), await follow(here, { at, from: '192.0.2.2' })]
    const refused = await ask(here, { at, from: '192.0.2.3' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual([true, true])
    expect((await ask(here, { at, from: '192.0.2.3' })).status).toBe(200)
  })

  it('ends when the server stops, which does not wait for it', async () => {
    const stopping = await serverOn({ ...server.db, close: async () => undefined })
    const at = `${await stopping.app.listen({ port: 0, host: '127.0.0.1' })}/api`
    const { ended } = await follow(here, { at })
    await stopping.app.close()
    expect(await ended).toBe(true)
  })
})
