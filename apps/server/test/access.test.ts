import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { authAccess } from './access/auth.ts'
import { chatSessionAccess } from './access/chat-session.ts'
import { chatbotSettingsAccess } from './access/chatbot-settings.ts'
import { customerAccess } from './access/customer.ts'
import { diagnosisAccess } from './access/diagnosis.ts'
import { diseaseAccess } from './access/disease.ts'
import { dishAccess } from './access/dish.ts'
import { bookingAccess, eventRequestAccess } from './access/event-request.ts'
import { meetingRoomAccess } from './access/meeting-room.ts'
import { guestOrder, orderAccess } from './access/order.ts'
import { reservationAccess } from './access/reservation.ts'
import { newRestaurant, restaurantAccess } from './access/restaurant.ts'
import { reviewAccess } from './access/review.ts'
import { callers, type Row, type Who } from './access/row.ts'
import { userAccess } from './access/user.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'

/** What each kind of caller gets from each call; a call of the contract that has no row here fails the test. */
const matrix: Record<string, Row> = {
  ...authAccess,
  ...customerAccess,
  ...restaurantAccess,
  ...dishAccess,
  ...reviewAccess,
  ...userAccess,
  ...orderAccess,
  ...reservationAccess,
  ...meetingRoomAccess,
  ...eventRequestAccess,
  ...bookingAccess,
  ...diseaseAccess,
  ...diagnosisAccess,
  ...chatbotSettingsAccess,
  ...chatSessionAccess,
}

const endpoints: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))

let server: TestServer
let known: Known
const tokens: Partial<Record<Who, string>> = {}

beforeAll(async () => {
  server = await startServer()
  await server.ok(contract.auth.register, {
    body: { username: 'autre', email: 'autre@exemple.fr', firstName: 'Ana', lastName: 'Roux', password: 'Abcdef1!' },
  })
  tokens.owner = await server.tokenOf('proprietaire')
  tokens['other owner'] = (await server.signIn('autre', 'Abcdef1!')).accessToken
  tokens.gerant = await server.tokenOf('gerant')
  tokens.admin = await server.tokenOf('admin')
  known = await findKnown(server.db)
})

describe('who may do what [ROL-01] [ROL-02] [ROL-06]', () => {
  it('has a row for every call of the contract, and no other', () => {
    expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ call }) => call.name).sort())
  })

  it.each(endpoints.map((endpoint) => [endpoint.call.name, endpoint] as const))('%s', async (name, endpoint) => {
    const row = matrix[name]
    const got: Partial<Record<Who, number>> = {}
    for (const who of callers) {
      await server.db.query('delete from login_throttle')
      got[who] = (await server.ask(endpoint, { token: tokens[who], ...row?.sent?.(known) })).status
    }
    const { sent: _, ...expected } = row ?? {}
    expect(got).toEqual(expected)
  })

  it('serves exactly the contract, what operations ask for and the OpenAPI document under /api', () => {
    const served = server.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter((line) => /\((?!HEAD)/.test(line)).length
    const paths = new Set(endpoints.map(({ call }) => call.path))
    expect(served).toBe(paths.size + 4)
  })
})

describe('what an owner sees', () => {
  it('is limited to the orders of their restaurants, lists and totals alike [ORD-36]', async () => {
    const mine = (await server.ok(contract.restaurant.listMyRestaurants, { token: tokens.owner })).map(({ id }) => id)
    const own = await server.ok(contract.order.listOrders, { token: tokens.owner, query: { size: '100' } })
    expect(own.content.every((order) => mine.includes(order.restaurantId))).toBe(true)
    const all = await server.ok(contract.order.listOrders, { token: tokens.gerant })
    const [counted] = await server.db.query<{ total: number }>(
      'select count(*)::int as total from customer_order where restaurant_id = any($1::uuid[])',
      [mine],
    )
    expect(own.totalElements).toBe(counted?.total)
    expect(all.totalElements).toBeGreaterThan(own.totalElements)
  })

  it('is limited to customers who ordered there, also when ordering for one', async () => {
    const { listCustomers, searchCustomers } = contract.customer
    const all = await server.ok(listCustomers, { token: tokens.gerant })
    const own = await server.ok(listCustomers, { token: tokens.owner })
    expect(all.length).toBe(120)
    expect(own.length).toBeGreaterThan(0)
    const stranger = all.find(({ id }) => !own.some((customer) => customer.id === id))
    expect(stranger).toBeDefined()
    const found = await server.ok(searchCustomers, { token: tokens.owner, query: { name: stranger?.fullName ?? '' } })
    expect(found).toEqual([])
    const order = guestOrder(known).body
    expect(
      await server.ask(contract.order.createOrder, { token: tokens.owner, body: { ...order, idUser: stranger?.id } }),
    ).toMatchObject({ status: 400, body: { errors: { idUser: 'Client inconnu' } } })
  })

  it('grows by the restaurant they create', async () => {
    const token = tokens['other owner']
    const made = await server.ok(contract.restaurant.createRestaurant, { token, body: newRestaurant })
    const mine = await server.ok(contract.restaurant.listMyRestaurants, { token })
    expect(mine.map(({ id }) => id)).toContain(made.id)
    const order = await server.ok(contract.order.createOrder, {
      token,
      ...guestOrder({ ...known, restaurant: made.id }),
    })
    expect(await server.ok(contract.order.getOrder, { token, params: { id: order.id } })).toEqual(order)
    const foreign = await server.ask(contract.order.getOrder, { token: tokens.owner, params: { id: order.id } })
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Commande introuvable.' } })
  })
})
