import { seenForChange } from '@potager/domain/booking'
import { type ChangeMessage, eventCutter, readChangeMessage } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres } from '../src/db/postgres.ts'
import { guestOrder } from './access/customer.ts'
import { newRestaurant } from './access/restaurant.ts'
import { findKnown, type Known, serverOn, startServer, type TestServer } from './harness.ts'
import { fullReservation } from './reservation-setup.ts'
import { failLoudly } from './stores.ts'

/** A client of the stream: its messages so far, and its end. */
type Client = { who: string; messages: ChangeMessage[]; ended: Promise<void>; leave: () => void }

let first: TestServer
let second: TestServer
let urls: string[]
let known: Known
const tokens: Record<string, string> = {}
let open: Client[] = []
/** Those of `urls` that had a client: a server listens from its first client on. */
const listening = new Set<number>()

/** Another server on the same database: with its own connections where possible. */
async function secondServer(server: TestServer): Promise<TestServer> {
  const source = inject('source')
  if (source.kind === 'pglite') return serverOn({ ...server.db, close: async () => undefined })
  const [row] = await server.db.query<{ name: string }>('select current_database() as name')
  return serverOn(await openPostgres(`${source.url}/${row?.name}`, failLoudly))
}

beforeAll(async () => {
  first = await startServer()
  second = await secondServer(first)
  known = await findKnown(first.db)
  await first.ok(contract.auth.register, {
    body: { username: 'autre', email: 'autre@exemple.fr', firstName: 'Ana', lastName: 'Roux', password: 'Abcdef1!' },
  })
  for (const name of ['proprietaire', 'gerant', 'admin']) tokens[name] = await first.tokenOf(name)
  tokens.autre = (await first.signIn('autre', 'Abcdef1!')).accessToken
  urls = await Promise.all([first, second].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
})

afterEach(() => {
  for (const client of open) client.leave()
  open = []
})
function request(server: number, token: string | undefined, signal?: AbortSignal): Promise<Response> {
  return fetch(`${urls[server]}/api/changes`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(signal ? { signal } : {}),
  })
}

async function accountId(username: string): Promise<string> {
  const [row] = await first.db.query<{ id: string }>('select id from account where username = $1', [username])
  return row?.id ?? ''
}

/**
 * Opens a stream and waits for its first message, « resync ». A server's first client waits for the second too, which
 * says that the server listens: what was told before is not heard.
 */
async function follow(server: number, who: string, token = tokens[who]): Promise<Client> {
  const stop = new AbortController()
  const response = await request(server, token, stop.signal)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const messages: ChangeMessage[] = []
  const cut = eventCutter()
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? []) {
      for (const event of cut(decoder.decode(piece, { stream: true }))) {
        const message = readChangeMessage(event)
        if (message) messages.push(message)
      }
    }
  }
  const client = { who, messages, ended: read().catch(() => undefined), leave: () => stop.abort() }
  open.push(client)
  await expect.poll(() => messages.length).toBeGreaterThan(listening.has(server) ? 0 : 1)
  listening.add(server)
  expect(messages[0]).toEqual({ kind: 'resync' })
  return client
}

/** Resources and ids of a client's messages, in order of arrival; what is told of the outbox has tests of its own. */
const told = ({ messages }: Client) =>
  messages.flatMap((message) =>
    message.kind === 'change' && message.change.resource !== 'message'
      ? [`${message.change.resource} ${message.change.id}`]
      : [],
  )

const order = (server: TestServer, who: string, restaurant = known.restaurant) =>
  server.ok(contract.order.createOrder, { token: tokens[who], ...guestOrder({ ...known, restaurant }) })

describe('GET /changes', () => {
  it('sends 20 clients of two servers each committed change of their restaurants, and no other', async () => {
    const people = ['proprietaire', 'gerant', 'admin', 'autre'] as const
    const clients: Client[] = []
    for (let index = 0; index < 20; index += 1) clients.push(await follow(index % 2, people[index % 4] ?? 'admin'))
    const theirs = await second.ok(contract.restaurant.createRestaurant, { token: tokens.autre, body: newRestaurant })

    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) => order(index % 2 ? first : second, 'proprietaire')),
    )
    const foreign = await Promise.all([first, second].map((server) => order(server, 'autre', theirs.id)))
    const reservation = await second.ok(contract.reservation.createReservation, {
      token: tokens.gerant,
      body: fullReservation(known, 40),
    })
    await first.ok(contract.order.updateOrderStatus, {
      token: tokens.gerant,
      params: { orderId: made[0]?.id ?? '' },
      body: { status: 'CONFIRMED' },
    })
    await first.ok(contract.eventRequest.updateEventRequestStatus, {
      token: tokens.gerant,
      params: { id: known.event },
      body: { status: 'CANCELLED' },
    })

    await second.ok(contract.booking.changeBooking, {
      token: tokens.gerant,
      params: { id: reservation.id },
      body: {
        startTime: reservation.startTime,
        endTime: reservation.endTime,
        numberOfPeople: 8,
        seen: seenForChange(
          {
            status: 'PENDING',
            start: String(reservation.startTime),
            end: String(reservation.endTime),
            people: reservation.numberOfPeople,
            roomId: reservation.meetingRoomId,
          },
          {},
        ),
      },
    })

    const ofOwner = [
      ...made.map(({ id }) => `order ${id}`),
      `order ${made[0]?.id}`,
      `reservation ${reservation.id}`,
      `reservation ${reservation.id}`,
      `event-request ${known.event}`,
    ]
    const ofOther = foreign.map(({ id }) => `order ${id}`)
    const expected: Record<string, string[]> = {
      proprietaire: ofOwner,
      autre: ofOther,
      gerant: [...ofOwner, ...ofOther],
      admin: [...ofOwner, ...ofOther],
    }
    for (const client of clients) {
      await expect.poll(() => told(client).sort(), { timeout: 10_000 }).toEqual(expected[client.who]?.sort())
    }
    // Once a client was told the last change that it may see, nothing earlier can arrive.
    const last = `order ${(await order(first, 'proprietaire')).id}`
    const lastOfOther = `order ${(await order(first, 'autre', theirs.id)).id}`
    const rest: Record<string, string[]> = { proprietaire: [last], autre: [lastOfOther] }
    for (const client of clients) {
      const more = rest[client.who] ?? [last, lastOfOther]
      await expect.poll(() => told(client).at(-1)).toBe(more.at(-1))
      expect(told(client)).toHaveLength((expected[client.who]?.length ?? 0) + more.length)
    }
  })

  it('sends nothing about a transaction that is rolled back', async () => {
    const client = await follow(1, 'gerant')
    const failed = first.db.transaction(async (tx) => {
      await tx.query('update customer_order set moved_at = now() where id = $1', [known.order])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    const { id } = await order(first, 'gerant')
    await expect.poll(() => told(client)).toEqual([`order ${id}`])
  })

  it('tells many changes of one statement as one, without an id', async () => {
    const client = await follow(0, 'proprietaire')
    const rows = await second.db.query<{ n: number }>(
      `update customer_order set moved_at = now() where restaurant_id = $1 returning 1 as n`,
      [known.restaurant],
    )
    expect(rows.length).toBeGreaterThan(20)
    await expect.poll(() => told(client)).toEqual(['order undefined'])
  })

  it('tells the team of a restaurant what changes on its menu [MEN-14]', async () => {
    const client = await follow(0, 'proprietaire')
    const params = { id: known.restaurant, dishId: known.dish }
    await second.ok(contract.restaurantMenu.updateMenuEntry, {
      token: tokens.gerant,
      params,
      body: { version: 0, ownPrice: 12.5 },
    })
    await expect.poll(() => told(client)).toEqual([`restaurant-menu ${known.dish}`])
  })

  it('tells members of any restaurant, on both servers, about changes of the group’s dishes [MEN-19]', async () => {
    const [here, there] = [await follow(0, 'proprietaire'), await follow(1, 'gerant')]
    const outside = await follow(1, 'autre')
    await first.db.query(`delete from restaurant_member where account_id = $1`, [await accountId('autre')])
    const token = tokens.gerant
    const dish = { name: 'Soupe verte', description: '', category: 'ENTREE', available: true, allergens: [] }
    let counted = 0
    /** One hint without an id, to each client, of what was just written. */
    const toldOnce = async () => {
      counted += 1
      for (const client of [here, there]) {
        await expect.poll(() => told(client)).toEqual(Array.from({ length: counted }, () => 'dish undefined'))
      }
    }
    const { id, version } = await first.ok(contract.dish.createDish, { token, body: { ...dish, price: 5 } })
    await toldOnce()
    const { name, description, category, allergens } = dish
    const edit = { name, description, category, allergens, price: 6, version }
    await second.ok(contract.dish.updateDish, { token, params: { id }, body: edit })
    await toldOnce()
    await first.ok(contract.dish.setDishAvailability, { token, params: { id }, body: { available: false } })
    await toldOnce()
    // A file writes a statement for each dish.
    const rows = ['Soupe rouge', 'Soupe bleue', 'Soupe blanche'].map((named, index) => {
      return { row: index + 2, name: named, category, price: 7, allergens }
    })
    const { created } = await second.ok(contract.dish.importDishes, { token, body: { rows, apply: true } })
    expect(created).toHaveLength(3)
    await toldOnce()
    await second.db.query('delete from dish where id = $1', [id])
    await toldOnce()
    await second.db.query('update dish set available = true where false')
    const { id: last } = await order(first, 'proprietaire')
    for (const client of [here, there]) await expect.poll(() => told(client).at(-1)).toBe(`order ${last}`)
    expect(told(here)).toHaveLength(counted + 1)
    expect(told(outside)).toEqual([])
  })

  it('applies the caller’s memberships as they are at each change', async () => {
    const client = await follow(1, 'autre')
    const join = `from account a where a.username = 'autre'`
    await first.db.query(`insert into restaurant_member (account_id, restaurant_id) select a.id, $1 ${join}`, [
      known.restaurant,
    ])
    const seen = await order(first, 'proprietaire')
    await expect.poll(() => told(client)).toEqual([`order ${seen.id}`])
    await first.db.query(
      `delete from restaurant_member where restaurant_id = $1 and account_id = (select a.id ${join})`,
      [known.restaurant],
    )
    const manager = await follow(1, 'gerant')
    const unseen = await order(second, 'proprietaire')
    await expect.poll(() => told(manager)).toEqual([`order ${unseen.id}`])
    expect(told(client)).toEqual([`order ${seen.id}`])
  })

  it('ends at once, on every server, for a removed member of a team only [TEA-11]', async () => {
    const join = `from account a where a.username = 'autre'`
    await first.db.query(`insert into restaurant_member (account_id, restaurant_id) select a.id, $1 ${join}`, [
      known.restaurant,
    ])
    const [here, there, stays] = [await follow(0, 'autre'), await follow(1, 'autre'), await follow(1, 'proprietaire')]
    const params = { id: known.restaurant, memberId: await accountId('autre') }
    await first.ok(contract.team.removeMember, { token: tokens.proprietaire, params })
    await Promise.all([here.ended, there.ended])
    const { id } = await order(second, 'proprietaire')
    await expect.poll(() => told(stays)).toEqual([`order ${id}`])
  })

  it('ends with the session, on whichever server that happens, and when the account is suspended', async () => {
    const session = await first.signIn('autre', 'Abcdef1!')
    const client = await follow(1, 'autre', session.accessToken)
    await first.ok(contract.auth.logout, { body: { refreshToken: session.refreshToken } })
    await client.ended
    expect((await request(1, session.accessToken)).status).toBe(401)

    const another = await follow(0, 'autre')
    await second.db.query(`update account set suspended = true where username = 'autre'`)
    await another.ended
    await second.db.query(`update account set suspended = false where username = 'autre'`)
  })

  it('is 401 without a session, and 429 beyond 20 streams of one account', async () => {
    expect((await request(0, undefined)).status).toBe(401)
    expect((await request(0, 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.')).status).toBe(401)
    for (let index = 0; index < 20; index += 1) await follow(0, 'admin')
    const refused = await request(0, tokens.admin)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toEqual({ message: 'Ce compte suit déjà les changements à trop d’endroits.' })
    open[0]?.leave()
    await expect
      .poll(async () => {
        const stop = new AbortController()
        const { status } = await request(0, tokens.admin, stop.signal)
        stop.abort()
        return status
      })
      .toBe(200)
  })
})

// The embedded store has no connection to lose.
describe.skipIf(inject('source').kind !== 'postgres')('a server that loses the connection it listens on', () => {
  it('listens again, and tells its clients to read everything again', async () => {
    const source = inject('source')
    const [row] = await first.db.query<{ name: string }>('select current_database() as name')
    const listeners = async () => {
      const rows = await first.db.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and query = 'listen "change"'`,
      )
      return rows.map(({ pid }) => pid)
    }
    const others = await listeners()
    const losses: string[] = []
    const url = source.kind === 'postgres' ? `${source.url}/${row?.name}` : ''
    const server = await serverOn(await openPostgres(url, (work) => losses.push(work)))
    urls.push(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const client = await follow(urls.length - 1, 'gerant')
    const own = async () => (await listeners()).filter((pid) => !others.includes(pid))
    await expect.poll(async () => (await own()).length).toBe(1)
    const [before] = await own()
    expect(client.messages).toHaveLength(2)
    await first.db.query('select pg_terminate_backend($1)', [before])
    await expect.poll(() => client.messages.slice(2), { timeout: 20_000 }).toEqual([{ kind: 'resync' }])
    expect(losses).toEqual(['listening to change'])
    const { id } = await order(first, 'gerant')
    await expect.poll(() => told(client)).toEqual([`order ${id}`])
  })
})

describe('a server that stops', () => {
  it('ends its streams and closes without waiting for them', async () => {
    const server = await secondServer(first)
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    urls.push(address)
    const client = await follow(urls.length - 1, 'gerant')
    await server.app.close()
    await expect(client.ended).resolves.toBeUndefined()
  })
})
