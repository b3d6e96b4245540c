import { watchMenu } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
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
import { afterFile, findKnown, type Known, serverOn, startServer, type TestServer } from './harness.ts'
import { failLoudly } from './stores.ts'

describe('the menu of a restaurant', () => {
  const { listMenuEntries, listRestaurantMenu, updateMenuEntry } = contract.restaurantMenu

  let server: TestServer
  let token: string
  let here: string
  let elsewhere: string
  let dish: { id: string; name: string; price: number }

  beforeAll(async () => {
    server = await startServer()
    token = await server.tokenOf('proprietaire')
    const make = async () => (await server.ok(contract.restaurant.createRestaurant, { token, body: newRestaurant })).id
    here = await make()
    elsewhere = await make()
    const first = (await server.ok(contract.dish.listDishes)).find(({ available }) => available)
    if (!first) throw new Error('The demo has no available dish')
    dish = first
  })

  const menuOf = async (id: string, dishId = dish.id) =>
    (await server.ok(listRestaurantMenu, { params: { id } })).find((one) => one.id === dishId)
  const entryOf = async (id: string, dishId = dish.id) =>
    (await server.ok(listMenuEntries, { token, params: { id } })).find((one) => one.dishId === dishId)
  const change = async (body: object, id = here) =>
    server.ask(updateMenuEntry, {
      token,
      params: { id, dishId: dish.id },
      body: { version: (await entryOf(id))?.version, ...body },
    })
  const order = (idRestaurant: string, idDish = dish.id) =>
    server.ask(contract.order.createOrder, {
      token,
      body: { idRestaurant, idUser: GUEST_ID, listDishNumber: [{ idDish, number: 2 }], flatDelivered: false },
    })

  it('is the group’s until the restaurant says otherwise', async () => {
    const group = await server.ok(contract.dish.listDishes)
    expect(await server.ok(listRestaurantMenu, { params: { id: here } })).toEqual(group)
    expect(await entryOf(here)).toMatchObject({ offered: true, offUntil: null, ownPrice: null, version: 0 })
  })

  it('takes a dish off until tomorrow in that restaurant only, then offers it again by itself [MEN-13] [MEN-14]', async () => {
    const { status, body } = await change({ state: 'UNTIL_TOMORROW' })
    expect([status, Date.parse(String((body as { offUntil: unknown }).offUntil)) > Date.now()]).toEqual([200, true])
    expect([await menuOf(here), await menuOf(elsewhere)]).toMatchObject([{ available: false }, { available: true }])
    expect(await server.ok(contract.dish.getDish, { params: { id: dish.id } })).toMatchObject({ available: true })
    await server.db.query(
      `update restaurant_dish set off_until = now() - interval '1 second' where restaurant_id = $1`,
      [here],
    )
    expect(await menuOf(here)).toMatchObject({ available: true })
    expect(await entryOf(here)).toMatchObject({ offered: true, offUntil: null })
  })

  it('has prices of its own, and takes the group’s again [MEN-15]', async () => {
    expect((await change({ ownPrice: 17.5 })).status).toBe(200)
    expect([await menuOf(here), await menuOf(elsewhere)]).toMatchObject([{ price: 17.5 }, { price: dish.price }])
    expect(await entryOf(here)).toMatchObject({ ownPrice: 17.5, groupPrice: dish.price })
    expect((await order(here)).body).toMatchObject({ totalAmount: 35, lines: [{ unitPrice: 17.5 }] })
    expect((await order(elsewhere)).body).toMatchObject({ lines: [{ unitPrice: dish.price }] })
    expect((await change({ ownPrice: null })).status).toBe(200)
    expect(await menuOf(here)).toMatchObject({ price: dish.price })
  })

  it('refuses orders of a dish taken off, naming it, whatever the case of its id [MEN-16]', async () => {
    expect((await change({ state: 'OFF' })).status).toBe(200)
    for (const id of [dish.id, dish.id.toUpperCase()]) {
      expect(await order(here, id)).toMatchObject({
        status: 400,
        body: {
          errors: { 'listDishNumber.0.idDish': expect.stringContaining(`${dish.name}\u00a0» n’est pas à la carte`) },
        },
      })
    }
    expect((await order(elsewhere)).status).toBe(201)
    expect((await change({ state: 'ON' })).status).toBe(200)
    expect((await order(here)).status).toBe(201)
  })

  it('does not offer a dish that the group has made unavailable', async () => {
    const manager = await server.tokenOf('gerant')
    const put = (available: boolean) =>
      server.ok(contract.dish.setDishAvailability, {
        token: manager,
        params: { id: dish.id },
        body: { available },
      })
    await put(false)
    await change({ state: 'ON' })
    expect(await menuOf(here)).toMatchObject({ available: false })
    await put(true)
  })

  it('refuses a change over an older version, and records changes in the audit trail', async () => {
    const version = (await entryOf(here))?.version ?? 0
    const answers = await Promise.all([change({ version, state: 'OFF' }), change({ version, ownPrice: 9 })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await change({ version, state: 'ON' })).status).toBe(409)
    expect((await change({})).body).toMatchObject({
      errors: { state: expect.stringContaining('Indiquez ce qui change') },
    })
    const trail = await server.db.query(
      `select action, username, reason from audit_entry where restaurant_id = $1 and action = 'updateMenuEntry'`,
      [here],
    )
    expect(trail).toContainEqual({
      action: 'updateMenuEntry',
      username: 'proprietaire',
      reason: `${dish.name}\u00a0: 17,50\u00a0€`,
    })
  })

  it('answers 404 for an unknown restaurant or dish', async () => {
    const nobodys = '00000000-0000-7000-8000-000000000000'
    expect((await server.ask(listRestaurantMenu, { params: { id: nobodys } })).status).toBe(404)
    const params = { id: here, dishId: nobodys }
    expect((await server.ask(updateMenuEntry, { token, params, body: { version: 0, state: 'OFF' } })).status).toBe(404)
  })
})

describe('the stream of a restaurant’s menu', () => {
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
