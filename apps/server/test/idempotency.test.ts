import { contract, type Endpoint } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { forgetExpired } from '../src/api/auth/queries.ts'
import { registerCaller } from './access/callers.ts'
import { newDiseaseBody, newSign } from './access/chatbot.ts'
import { newEventRequestBody } from './access/reservation.ts'
import { assistantForms, chatSessionForms } from './forms/chatbot.ts'
import type { Form } from './forms/field.ts'
import { reviewForms } from './forms/review.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { fullReservation } from './reservation-setup.ts'

const { createOrder } = contract.order

let server: TestServer
let token: string
let known: Known
let order: {
  idRestaurant: string
  idUser: string
  listDishNumber: { idDish: string; number: number }[]
  flatDelivered: boolean
}

beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('gerant')
  known = await findKnown(server.db)
  const [restaurant] = await server.ok(contract.restaurant.listRestaurants)
  const dish = (await server.ok(contract.dish.listDishes)).find(({ available }) => available)
  order = {
    idRestaurant: restaurant?.id ?? '',
    idUser: '00000000-0000-0000-0000-000000000000',
    listDishNumber: [{ idDish: dish?.id ?? '', number: 2 }],
    flatDelivered: false,
  }
})

const send = (key: string, body: object = order, as = token) =>
  server.ask(createOrder, { token: as, body, headers: { 'idempotency-key': key } })
const countOrders = async () => (await server.ok(contract.order.listOrders, { token })).totalElements

describe('a creating call with an Idempotency-Key', () => {
  const bodies: Record<string, () => object> = {
    createOrder: () => order,
    createDish: () => ({ name: 'Soupe du jour', price: 6, category: 'ENTREE' }),
    createRestaurant: () => ({
      name: 'La Table du Mail',
      numberPlace: 20,
      numberPrinter: 1,
      address: { streetNumber: 1, streetName: 'cours Vauban', postalCode: '49000', city: 'Angers' },
    }),
    createHoursException: () => {
      const day = addDays(todayInParis(Date.now()), 100)
      return { startDate: day, endDate: day }
    },
    createMeetingRoom: () => ({ name: 'Salle des Serres', numberMettingPlace: 12 }),
    createSign: () => newSign('hoquet'),
    createReservation: () => fullReservation(known, 30),
    createEventRequest: () => newEventRequestBody(known),
    createCustomer: () => ({ fullName: 'Une Seule', email: 'seule@exemple.fr' }),
    importCustomers: () => ({ rows: [{ fullName: 'Une Fois', email: 'fois@exemple.fr', row: 2 }], apply: true }),
    importDishes: () => ({
      rows: [{ name: 'Une fois', category: 'PLAT', price: 12, allergens: [], row: 2 }],
      apply: true,
    }),
    createDisease: () => newDiseaseBody('Une seule fois'),
    importDiseases: () => ({ rows: [{ ...newDiseaseBody('Importée une fois'), row: 2 }], apply: true }),
    register: () => ({
      username: 'unefois',
      email: 'unefois@exemple.fr',
      firstName: 'Ana',
      lastName: 'Lo',
      password: 'Abcdef1!',
    }),
  }
  const others: Record<string, Form> = { ...reviewForms, ...chatSessionForms, ...assistantForms }
  const creating = Object.values(contract)
    .flatMap((group): Endpoint[] => Object.values(group))
    .filter(({ call }) => call.creates)

  it.each(creating.map((endpoint) => [endpoint.call.name, endpoint] as const))(
    '%s makes one record of two equal requests and answers the same',
    async (name, endpoint) => {
      const sent = {
        // The staff writes no review.
        token: name === 'createReview' ? await registerCaller(server, 'autrice') : token,
        params: { id: known.restaurant },
        body: bodies[name]?.() ?? others[name]?.valid(known),
        headers: { 'idempotency-key': crypto.randomUUID() },
      }
      const first = await server.ok(endpoint, sent)
      expect(await server.ok(endpoint, sent)).toEqual(first)
    },
  )

  it('makes one order of twelve simultaneous requests, with the same answer for all', async () => {
    const before = await countOrders()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
  })

  it('refuses the key for another body or another call with 422', async () => {
    const key = crypto.randomUUID()
    await send(key)
    const other = await send(key, { ...order, listDishNumber: [{ ...order.listDishNumber[0], number: 3 }] })
    expect(other).toMatchObject({
      status: 422,
      body: { message: 'Cette clé d’idempotence a déjà servi pour une autre demande.' },
    })
    const dish = await server.ask(contract.dish.createDish, {
      token,
      body: bodies.createDish?.(),
      headers: { 'idempotency-key': key },
    })
    expect(dish.status).toBe(422)
  })

  it('keeps the keys of two people apart', async () => {
    const key = crypto.randomUUID()
    const admin = await server.tokenOf('admin')
    const mine = await send(key)
    const theirs = await send(key, order, admin)
    expect(theirs.status).toBe(201)
    expect(theirs.body).not.toEqual(mine.body)
  })

  it('lets a refused attempt be corrected under the same key', async () => {
    const key = crypto.randomUUID()
    expect((await send(key, { ...order, listDishNumber: [] })).status).toBe(400)
    expect((await send(key, { ...order, idUser: '0197a000-0000-7000-8000-000000000000' })).status).toBe(400)
    expect((await send(key)).status).toBe(201)
  })

  it('refuses an invalid key', async () => {
    for (const key of ['court', 'é'.repeat(20), 'x'.repeat(201), 'avec espace'])
      expect((await send(key)).status, key).toBe(400)
  })

  it('remembers its answer for 25 hours, and forgets it after 49', async () => {
    const key = crypto.randomUUID()
    const first = await send(key)
    await server.db.query(`update idempotency_key set created_at = now() - interval '25 hours'`)
    await forgetExpired(server.db)
    expect((await send(key)).body).toEqual(first.body)
    await server.db.query(`update idempotency_key set created_at = now() - interval '49 hours'`)
    await forgetExpired(server.db)
    expect((await send(key)).body).not.toEqual(first.body)
  })
})
