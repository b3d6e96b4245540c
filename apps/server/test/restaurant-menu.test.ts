import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { beforeAll, describe, expect, it } from 'vitest'
import { newRestaurant } from './access/restaurant.ts'
import { startServer, type TestServer } from './harness.ts'

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

describe('the menu of a restaurant', () => {
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
