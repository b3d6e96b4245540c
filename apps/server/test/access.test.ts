import { isDeepStrictEqual } from 'node:util'
import { CHANGES_PATH } from '@potager/domain/changes'
import { contract, type Endpoint } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeadTokens, type DeadKind, deadKinds, registerCaller, signInCallers } from './access/callers.ts'
import { guestOrder } from './access/customer.ts'
import { authorisationPage, matrix } from './access/matrix.ts'
import { newRestaurant } from './access/restaurant.ts'
import { type CallerName, callers, type Row, statusesOf } from './access/row.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'

const endpoints: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))

let server: TestServer
let known: Known
let tokens: Partial<Record<CallerName, string>>
let dead: Record<DeadKind, string>
let alike: string

beforeAll(async () => {
  server = await startServer()
  tokens = await signInCallers(server)
  const made = await createDeadTokens(server)
  dead = made.dead
  alike = made.alike
  known = await findKnown(server.db)
})

/** Makes the call of a row, without what earlier tries are counted for. */
async function attempt(endpoint: Endpoint, token: string | undefined) {
  await server.db.query('delete from login_throttle')
  await server.db.query(`delete from call_count where subject like '% attempt %'`)
  return server.ask(endpoint, { token, ...matrix[endpoint.call.name]?.sent?.(known) })
}

/** One of the calls creates a restaurant: its creator owns nothing again. */
const leaveEveryTeam = (username: string) =>
  server.db.query('delete from restaurant_member where account_id = (select id from account where username = $1)', [
    username,
  ])

const named = endpoints.map((endpoint) => [endpoint.call.name, endpoint] as const)
const rowOf = (name: string): Row => {
  const row = matrix[name]
  if (!row) throw new Error(`${name} has no row`)
  return row
}

describe('the access matrix [ROL-01] [ROL-02] [ROL-06]', () => {
  it('has a row for every call of the contract, and no other', () => {
    expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ call }) => call.name).sort())
  })

  it.each(named)('%s, tokens that are worth nothing: answered as without a token', async (name, endpoint) => {
    const isPublic = endpoint.call.access === 'public'
    const { anonymous } = statusesOf(rowOf(name))
    expect(isPublic || anonymous === 401).toBe(true)
    for (const kind of deadKinds) {
      const { status } = await attempt(endpoint, dead[kind])
      expect([kind, status]).toEqual([kind, anonymous])
    }
  })

  // Before the calls below: one of them ends the other sessions of its caller.
  it('accepts a valid token that is made in the same way as the invalid ones', async () => {
    expect((await server.ask(contract.user.listUsers, { token: alike })).status).toBe(200)
  })

  it.each(named)('%s answers each caller with the status of its row', async (name, endpoint) => {
    const got: Partial<Record<CallerName, number>> = {}
    for (const who of callers) {
      if (who === 'new owner') await leaveEveryTeam('nouvelle')
      got[who] = (await attempt(endpoint, tokens[who])).status
    }
    expect(got).toEqual(statusesOf(rowOf(name)))
  })

  it('answers 401 to the stream of changes without a valid token', async () => {
    for (const token of [undefined, ...Object.values(dead)]) {
      expect((await server.call('GET', CHANGES_PATH, { token })).status).toBe(401)
    }
  })

  it('serves exactly the contract and nine further addresses under /api', () => {
    const served = server.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter((line) => /\((?!HEAD)/.test(line)).length
    const paths = new Set(endpoints.map(({ call }) => call.path))
    expect(served).toBe(paths.size + 9)
  })
})

/** The items of a list, paged or not; for counts and flags, those set and not shared. */
function itemsOf(body: unknown, { shared = [], listed }: Pick<Row, 'shared' | 'listed'>): unknown[] {
  if (Array.isArray(body)) return body
  if (listed !== undefined) return itemsOf((body as Record<string, unknown>)[listed], {})
  const { content, ...counts } = body as { content?: unknown[] }
  const own = Object.entries(counts).filter(([name]) => !shared.includes(name))
  const figures = own.flatMap(([, count]) => (typeof count === 'object' && count ? Object.values(count) : [count]))
  return content ?? figures.filter((figure) => figure !== null && figure !== 0 && figure !== false)
}

describe('rows that each call shows', () => {
  const reads = named.filter(([name, { call }]) => {
    const statuses = statusesOf(rowOf(name))
    const limited = call.access === 'signed-in' || call.access === 'staff'
    return call.method === 'GET' && limited && statuses['other owner'] === 200
  })
  /** Have nothing after every call was made: one works for no restaurant, the other for one without records. */
  let newcomer: string
  let beginner: string

  beforeAll(async () => {
    newcomer = await registerCaller(server, 'arrivante')
    beginner = await registerCaller(server, 'debutante')
    await server.ok(contract.restaurant.createRestaurant, { token: beginner, body: newRestaurant })
    // Whoever works for a restaurant writes no review, but may have written one before.
    await server.db.query(
      `insert into review (id, author_id, author, resource_type, resource_id, rating, experience_on)
       select gen_random_uuid(), id, 'Ana R.', 'DISH', $1, 4, '2025-07-10' from account where username = 'gerant'`,
      [known.dish],
    )
  })

  it.each(reads)('%s: everything for everyone, unless its row says otherwise', async (name, endpoint) => {
    const reader = endpoint.call.access === 'staff' ? beginner : newcomer
    const [theirs, all] = [await attempt(endpoint, reader), await attempt(endpoint, tokens.gerant)]
    const same = isDeepStrictEqual(theirs.body, all.body)
    const row = rowOf(name)
    const [mine, others] = [itemsOf(theirs.body, row), itemsOf(all.body, row)]
    const foreign =
      row.rows === 'own' ? mine.filter((item) => others.some((one) => isDeepStrictEqual(one, item))) : mine
    const nothing = foreign.length === 0 && others.length > 0
    expect({ same, nothing }).toEqual(row.rows ? { same: false, nothing: true } : { same: true, nothing: false })
  })

  it('are documented in docs/authorisation.md, which `vitest -u` rewrites', async () => {
    await expect(authorisationPage(contract, matrix)).toMatchFileSnapshot('../../../docs/authorisation.md')
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

  it('is limited to customers of their restaurants, also when ordering for one', async () => {
    const { listCustomers, searchCustomers } = contract.customer
    const all = await server.ok(listCustomers, { token: tokens.gerant })
    const own = await server.ok(listCustomers, { token: tokens.owner })
    expect(all.length).toBeGreaterThanOrEqual(120)
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

  it('is closed, with the reason, until they work for a restaurant, and opened by creating one [TEA-15] [TEA-16]', async () => {
    const token = await registerCaller(server, 'debut')
    const conversations = () => server.ask(contract.chatSession.listChatSessions, { token })
    expect(await conversations()).toMatchObject({
      status: 403,
      body: {
        message:
          'Votre compte ne travaille encore pour aucun restaurant. Créez le vôtre, ou demandez une invitation à l’équipe d’un restaurant ou à un administrateur.',
      },
    })
    expect((await server.ask(contract.account.listOwnSessions, { token })).status).toBe(200)
    await server.ok(contract.restaurant.createRestaurant, { token, body: newRestaurant })
    expect((await conversations()).status).toBe(200)
  })

  it('includes the orders of a restaurant they create, which other owners do not see', async () => {
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
