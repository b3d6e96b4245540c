import { afterEach, describe, expect, it, vi } from 'vitest'
import { listCustomers, searchCustomers } from '../../concepts/customer/customer.calls.ts'
import { createDish } from '../../concepts/dish/dish.calls.ts'
import { newDish } from '../../concepts/dish/dish.ts'
import { listMeetingRooms } from '../../concepts/meeting-room/meeting-room.calls.ts'
import { getOrder, updateOrderStatus } from '../../concepts/order/order.calls.ts'
import { getRestaurantAvailability, listRestaurants } from '../../concepts/restaurant/restaurant.calls.ts'
import { ApiError, errorMessage, fillPath, newIdempotencyKey } from './call.ts'
import { createClient } from './client.ts'
import { readPages } from './read-pages.ts'
import {
  type BackendReply,
  backend,
  closeBackends,
  failure,
  memorySession,
  type RecordedRequest,
  signedIn,
} from './test-backend.ts'
import { isUnloaded } from './unloaded.ts'

afterEach(closeBackends)
afterEach(() => vi.restoreAllMocks())

async function clientOf(body: unknown) {
  const { seen, baseUrl } = await backend(() => ({ body }))
  return { seen, client: createClient({ baseUrl, session: memorySession(signedIn) }) }
}

describe('every call', () => {
  it('goes to the same base and gives up after 10 s, with a token or without [CAL-01]', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const { seen, client } = await clientOf([])
    await client.send(listRestaurants, undefined)
    await client.send(listCustomers, undefined)
    expect(seen.map(({ url }) => url)).toEqual(['/api/notprotected/restaurant', '/api/user/customers'])
    expect(limits.mock.calls).toEqual([[10_000], [10_000]])
  })

  it('sends and accepts JSON, or accepts an event stream [CAL-02]', async () => {
    const requests: RequestInit[] = []
    const client = createClient({
      baseUrl: 'http://127.0.0.1:9/api',
      session: memorySession(signedIn),
      fetch: async (_, init) => {
        requests.push(init ?? {})
        return new Response(init?.method === 'GET' ? '' : '{"id":1}', {
          headers: { 'content-type': 'text/event-stream' },
        })
      },
    })
    await client.send(createDish, { ...newDish, name: 'Soupe', price: 650 })
    expect(requests[0]?.headers).toMatchObject({ 'Content-Type': 'application/json', Accept: 'application/json' })
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ name: 'Soupe', price: 6.5 })
    await client.open('/changes', new AbortController().signal)
    expect(requests[1]?.headers).toMatchObject({ Accept: 'text/event-stream' })
  })

  it('throws when a parameter of its path is missing', () => {
    expect(fillPath('/menu/:id', { id: 'a b' })).toBe('/menu/a%20b')
    expect(() => fillPath('/menu/:id', {})).toThrow(':id')
  })
})

describe('customers', () => {
  const body = [{ id: 7, fullName: 'Anne Le Goff', email: 'anne@exemple.fr', since: 2019 }]

  it('are all listed, with the token [CAL-03] [ENT-02]', async () => {
    const { seen, client } = await clientOf(body)
    expect(await client.send(listCustomers, undefined)).toEqual([
      { id: '7', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' },
    ])
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/user/customers', authorization: 'Bearer old' })
  })

  it('are searched by name, or by e-mail when there is an @, at most 20 [CAL-04] [ENT-02] (AMB-61)', async () => {
    const { seen, client } = await clientOf(body)
    expect(await client.send(searchCustomers, ' le goff ')).toHaveLength(1)
    await client.send(searchCustomers, 'anne@')
    await client.send(searchCustomers, '  ')
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/user/customers/search?name=le+goff&limit=20',
      '/api/user/customers/search?email=anne%40&limit=20',
      '/api/user/customers/search?limit=20',
    ])
  })
})

describe('public calls', () => {
  it('read the hours of a restaurant day by day, without a token [CAL-05] (AMB-68)', async () => {
    const { seen, client } = await clientOf({
      openingHours: { FRIDAY: { start: [19, 0], end: [1, 0] }, MONDAY: null },
    })
    expect(await client.send(getRestaurantAvailability, 'r/1')).toEqual({ FRIDAY: { start: '19:00', end: '01:00' } })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/notprotected/restaurant/availability/r%2F1' })
    expect(seen[0]).not.toHaveProperty('authorization')
  })

  it('read the rooms of a restaurant, without a token [CAL-06]', async () => {
    const { seen, client } = await clientOf([{ id: 's', name: 'Pastel', numberMettingPlace: 50 }])
    expect(await client.send(listMeetingRooms, 'r')).toEqual([
      { id: 's', name: 'Pastel', capacity: 50, reservable: true },
    ])
    expect(seen[0]).toMatchObject({ url: '/api/notprotected/meeting-rooms/restaurant/r' })
    expect(seen[0]).not.toHaveProperty('authorization')
  })
})

const isRefresh = (seen: RecordedRequest) => seen.url === '/api/authentification/refreshToken'
const expiredOnce = (seen: RecordedRequest): BackendReply => {
  if (isRefresh(seen)) return { body: { accessToken: 'new' } }
  return seen.authorization === 'Bearer new' ? { body: { id: '1' } } : { status: 401 }
}

describe('an expired token', () => {
  it('is refreshed once, and the same request is replayed with the new one [AUT-06] [AUT-13] [AUT-15]', async () => {
    const { seen, baseUrl } = await backend(expiredOnce)
    const session = memorySession(signedIn)
    await createClient({ baseUrl, session }).send(updateOrderStatus, { id: '1', status: 'READY' })
    expect(seen.map((asked) => asked.authorization ?? 'none')).toEqual(['Bearer old', 'none', 'Bearer new'])
    const [first, renewal, replay] = seen
    expect(renewal).toMatchObject({
      method: 'POST',
      url: '/api/authentification/refreshToken',
      body: '{"refreshToken":"r1"}',
    })
    expect(replay).toEqual({ ...first, authorization: 'Bearer new' })
    expect(session.read()).toEqual({ accessToken: 'new', refreshToken: 'r1', tenant: 7 })
  })

  it('is refreshed once for five calls at once [AUT-13]', async () => {
    const { seen, baseUrl } = await backend(expiredOnce)
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    await Promise.all(['1', '2', '3', '4', '5'].map((id) => client.send(getOrder, id)))
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect(seen.filter((asked) => asked.authorization === 'Bearer new')).toHaveLength(5)
  })

  it('is not refreshed again when another tab has refreshed it', async () => {
    const { seen, baseUrl } = await backend(expiredOnce)
    const session = memorySession(signedIn)
    const exclusively = <T>(task: () => Promise<T>) => {
      session.write({ ...signedIn, accessToken: 'new' })
      return task()
    }
    await createClient({ baseUrl, session, exclusively }).send(getOrder, '1')
    expect(seen.filter(isRefresh)).toHaveLength(0)
  })

  it('is not refreshed when another tab has signed in meanwhile; the call uses its token', async () => {
    const { seen, baseUrl } = await backend(expiredOnce)
    const session = memorySession(null)
    const exclusively = <T>(task: () => Promise<T>) => {
      session.write({ ...signedIn, accessToken: 'new' })
      return task()
    }
    await createClient({ baseUrl, session, exclusively }).send(getOrder, '1')
    expect(seen.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer new'])
  })

  it('does not send a call again in the name of another person, who keeps the session', async () => {
    const { seen, baseUrl } = await backend(expiredOnce)
    const session = memorySession({ ...signedIn, username: 'zoe' })
    const other = { accessToken: 'new', refreshToken: 'r9', username: 'paul' }
    const exclusively = <T>(task: () => Promise<T>) => {
      session.write(other)
      return task()
    }
    const client = createClient({ baseUrl, session, exclusively })
    const error = await failure(client.send(updateOrderStatus, { id: '1', status: 'READY' }))
    expect([error.status, error.message]).toEqual([401, 'Session expirée'])
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer old'])
    expect(session.read()).toEqual(other)
  })

  it('is refreshed again when the next one expires', async () => {
    let current = 1
    const { seen, baseUrl } = await backend((asked) => {
      if (isRefresh(asked)) return { body: { accessToken: `t${++current}` } }
      return asked.authorization === `Bearer t${current}` ? { body: { id: '1' } } : { status: 401 }
    })
    const client = createClient({ baseUrl, session: memorySession({ ...signedIn, accessToken: 't1' }) })
    for (let expiry = 0; expiry < 2; expiry++) {
      await client.send(getOrder, '1')
      current++
    }
    await client.send(getOrder, '1')
    expect(seen.filter(isRefresh)).toHaveLength(2)
  })

  it('fails the call after one refused replay, without ending the session [AUT-19]', async () => {
    const { seen, baseUrl } = await backend((asked) =>
      isRefresh(asked) ? { body: { accessToken: 'new' } } : { status: 401 },
    )
    const session = memorySession(signedIn)
    const error = await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
    expect(error.status).toBe(401)
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect(session.ended).toBe(0)
  })

  it.each([400, 401])('ends the session when the refresh answers %d [AUT-16] [AUT-17]', async (status) => {
    const { seen, baseUrl } = await backend((asked) => (isRefresh(asked) ? { status } : { status: 401 }))
    const session = memorySession(signedIn)
    let ended = 0
    const client = createClient({ baseUrl, session, onSessionEnd: () => void ended++ })
    await Promise.all(['1', '2'].map((id) => failure(client.send(getOrder, id))))
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect([ended, session.ended, session.read()]).toEqual([1, 1, null])
  })

  it('ends the session without a refresh call when there is no refresh token [AUT-16]', async () => {
    const { seen, baseUrl } = await backend(() => ({ status: 401 }))
    const session = memorySession({ accessToken: 'old' })
    const error = await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
    expect([error.failure, error.status]).toEqual(['refused', 401])
    expect(seen.filter(isRefresh)).toHaveLength(0)
    expect(session.ended).toBe(1)
  })

  it('ends the session after a 401 when no account is signed in', async () => {
    const { seen, baseUrl } = await backend(() => ({ status: 401 }))
    const session = memorySession(null)
    const error = await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
    expect([error.failure, error.status]).toEqual(['refused', 401])
    // Views word a refusal by its body.
    expect([error.message, error.body.message]).toEqual(['Session expirée', 'Session expirée'])
    expect([seen.length, session.ended]).toEqual([1, 1])
  })

  it.each([200, 401])('keeps a sign-out or another sign-in made while the refresh ran, answered %d', async (status) => {
    for (const meanwhile of [null, { accessToken: 'other', refreshToken: 'r9' }]) {
      const session = memorySession(signedIn)
      const { baseUrl } = await backend((asked) => {
        if (!isRefresh(asked)) return { status: 401 }
        session.write(meanwhile)
        return { status, body: { accessToken: 'new' } }
      })
      await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
      expect(session.read()).toEqual(meanwhile)
    }
  })

  it('stays signed in when the refresh fails for another reason', async () => {
    const { baseUrl } = await backend((asked) => ({ status: isRefresh(asked) ? 500 : 401 }))
    const session = memorySession(signedIn)
    const error = await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
    expect(error.status).toBe(500)
    expect(session.read()).toEqual(signedIn)
  })
})

const nothing = { fields: {} }
const refused = (body: object) => new ApiError('refused', 409, { ...nothing, ...body }, 'HTTP 409')

describe('the message of a failed call', () => {
  it('is the server’s message, else that of its first field, else its text', () => {
    const fields = { nom: 'Le nom est requis', prix: 'Le prix est requis' }
    expect(errorMessage(refused({ message: 'Déjà pris', fields, text: 'x' }))).toBe('Déjà pris')
    expect(errorMessage(refused({ fields, text: 'x' }))).toBe('Le nom est requis')
    expect(errorMessage(refused({ text: 'Trop tard' }))).toBe('Trop tard')
  })

  it('is our own sentence when no answer came, and undefined when the answer had no message', () => {
    expect(errorMessage(new ApiError('network', 0, nothing, 'Connexion impossible'))).toBe('Connexion impossible')
    expect(errorMessage(refused({}))).toBeUndefined()
  })

  it('is undefined for an error other than ApiError', () => {
    expect(errorMessage(new TypeError('x is undefined'))).toBeUndefined()
  })
})

it.each([
  'Failed to fetch dynamically imported module: http://192.168.1.20/assets/a.js',
  'error loading dynamically imported module: http://192.168.1.20/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  'No network',
])('isUnloaded is true for a network failure, « %s »', (message) => {
  expect(isUnloaded(new TypeError(message))).toBe(true)
})

it.each([
  new Error('No page at /x'),
  new TypeError('list.toSorted is not a function'),
  new SyntaxError("Unexpected token '??='"),
  new ReferenceError('x is not defined'),
  'text',
])('isUnloaded is false for an error of the code: %s', (thrown) => {
  expect(isUnloaded(thrown)).toBe(false)
})

describe('call', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('newIdempotencyKey makes a new version 4 UUID each time, also without crypto.randomUUID', () => {
    const whole = crypto
    vi.stubGlobal('crypto', { getRandomValues: (room: Uint32Array<ArrayBuffer>) => whole.getRandomValues(room) })
    const keys = Array.from({ length: 500 }, newIdempotencyKey)
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(keys.map((key) => key[19])).size).toBe(4)
  })
})

const aPage = (ids: string[], last: boolean) => ({
  items: ids.map((id) => ({ id })),
  page: 0,
  size: 2,
  total: 4,
  totalPages: 2,
  first: false,
  last,
})

it('readPages reads all pages, keeps a row once that moved meanwhile, and reports its progress [SES-31]', async () => {
  const seen: number[] = []
  const { rows } = await readPages(async (page) => (page === 0 ? aPage(['a', 'b'], false) : aPage(['b', 'c'], true)), {
    signal: new AbortController().signal,
    onProgress: ({ done }) => seen.push(done),
  })
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(seen).toEqual([2, 3])
})

it('readPages stops when its signal is aborted', async () => {
  const stop = new AbortController()
  const reading = readPages(async () => aPage(['a'], false), {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('assez')),
  })
  await expect(reading).rejects.toThrow('assez')
})

it('readPages ends at an empty page, whatever the backend says, or after the given number of pages', async () => {
  const read = (ids: string[]) => async (page: number) => aPage(page < 3 ? ids.map((id) => `${id}${page}`) : [], false)
  expect(await readPages(read(['a']))).toMatchObject({
    rows: [{ id: 'a0' }, { id: 'a1' }, { id: 'a2' }],
    complete: true,
  })
  expect(await readPages(read(['a', 'b']), { mostPages: 1 })).toEqual({
    rows: [{ id: 'a0' }, { id: 'b0' }],
    total: 4,
    complete: false,
  })
})
