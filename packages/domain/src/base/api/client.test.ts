import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { listChatSessions } from '../../concepts/chat-session/chat-session.calls.ts'
import { getDay } from '../../concepts/day/day.calls.ts'
import { getDiseaseMentions } from '../../concepts/disease/disease.calls.ts'
import { createDish } from '../../concepts/dish/dish.calls.ts'
import { newDish } from '../../concepts/dish/dish.ts'
import { getOrder, listOrders, updateOrderStatus } from '../../concepts/order/order.calls.ts'
import { updateReservationStatus } from '../../concepts/reservation/reservation.calls.ts'
import { listRestaurants } from '../../concepts/restaurant/restaurant.calls.ts'
import { setServerClock } from '../../fixtures/network.ts'
import { login } from '../auth/auth.calls.ts'
import { networkMessages } from '../messages/common.ts'
import { clockOffset } from '../time/server-clock.ts'
import type { Call } from './call.ts'
import { createClient } from './client.ts'
import { createDialect, readExtensions, requestOf } from './dialect.ts'
import { backend, closeBackends, failure, memorySession, signedIn } from './test-backend.ts'

afterEach(closeBackends)

describe('createClient', () => {
  it('sends the bearer token on guarded calls and nothing on public ones [AUT-20] [HOM-05]', async () => {
    const { seen, baseUrl } = await backend(({ url }) => ({ body: url.includes('order') ? { id: 'a/b' } : [] }))
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    await client.send(listRestaurants, undefined)
    await client.send(getOrder, 'a/b')
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/notprotected/restaurant' })
    expect(seen[0]).not.toHaveProperty('authorization')
    expect(seen[1]).toMatchObject({ url: '/api/menu/order/a%2Fb', authorization: 'Bearer old' })
  })

  it('posts credentials and returns the auth data of the answer [LOG-04] [LOG-05]', async () => {
    const { seen, baseUrl } = await backend(() => ({ body: { accessToken: 'a', refreshToken: 'r' } }))
    const auth = await createClient({ baseUrl, session: memorySession(null) }).send(login, {
      username: 'u',
      password: 'p',
    })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/authentification/login' })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ username: 'u', password: 'p', role: 'RESTAURANT_OWNER' })
    expect(auth).toEqual({ accessToken: 'a', refreshToken: 'r', username: 'u' })
  })

  it('never refreshes when a login is refused [LOG-12]', async () => {
    const { seen, baseUrl } = await backend(() => ({ status: 401 }))
    const session = memorySession(signedIn)
    const error = await failure(createClient({ baseUrl, session }).send(login, { username: 'u', password: 'p' }))
    expect(error.status).toBe(401)
    expect(seen).toHaveLength(1)
    expect(session.read()).toEqual(signedIn)
  })

  it('sends extension keys unless its dialect has no extensions', async () => {
    const { seen, baseUrl } = await backend(() => ({ body: [] }))
    const filtered = { page: 0, filter: { race: 'chat' } }
    await createClient({ baseUrl, session: memorySession(signedIn) }).send(listChatSessions, filtered)
    const foreign = createClient({
      baseUrl,
      session: memorySession(signedIn),
      dialect: createDialect({ extensions: false }),
    })
    await foreign.send(listChatSessions, filtered)
    expect(seen.map(({ url }) => url.includes('race=chat'))).toEqual([true, false])
  })

  it('gives each creating call an idempotency key, the caller’s own on a retry', async () => {
    const { seen, baseUrl } = await backend(() => ({ body: { id: 1 } }))
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    await client.send(createDish, newDish)
    await client.send(createDish, newDish, { idempotencyKey: 'mine' })
    await client.send(getOrder, '1')
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(seen[1]?.key).toBe('mine')
    expect(seen[2]?.key).toBeUndefined()
  })
})

describe('failed calls', () => {
  it('time out after the limit, and are not repeated when they write', async () => {
    const { seen, baseUrl } = await backend(() => ({ delayMs: 3000 }))
    const client = createClient({ baseUrl, session: memorySession(signedIn), timeoutMs: 500 })
    const error = await failure(client.send(createDish, newDish))
    expect([error.failure, error.status]).toEqual(['timeout', 0])
    expect(seen).toHaveLength(1)
  })

  it('are « aborted » when the caller gave up and « network » when the network failed', async () => {
    const { baseUrl } = await backend(() => ({ delayMs: 500 }))
    const stop = new AbortController()
    const abandoned = failure(
      createClient({ baseUrl, session: memorySession(signedIn) }).send(getOrder, '1', { signal: stop.signal }),
    )
    stop.abort()
    expect((await abandoned).failure).toBe('aborted')
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9', session: memorySession(null) })
    expect((await failure(nowhere.send(listRestaurants, undefined))).failure).toBe('network')
  })

  it('are « fault » for an error of the page and « unreadable » for a bad answer, not « network »', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { baseUrl } = await backend(() => ({ body: [] }))
    const session = memorySession(null)
    const client = createClient({ baseUrl, session })
    const broken = { ...listRestaurants, request: () => (undefined as never as () => never)() }
    const fault = await failure(client.send(broken, undefined))
    expect([fault.failure, fault.message]).toEqual(['fault', networkMessages.fault])
    vi.stubGlobal('AbortSignal', { timeout: () => new AbortController().signal })
    const { signal } = new AbortController()
    expect((await failure(client.send(listRestaurants, undefined, { signal }))).failure).toBe('fault')
    vi.unstubAllGlobals()
    const faulty = createClient({ baseUrl, session, fetch: () => Promise.reject(new RangeError('ours')) })
    expect((await failure(faulty.send(listRestaurants, undefined))).failure).toBe('fault')
    expect((await failure(faulty.open('/changes', signal))).failure).toBe('fault')
    expect((await failure(client.send(login, { username: 'u', password: 'p' }))).failure).toBe('unreadable')
    expect(logged).toHaveBeenCalledTimes(5)
    logged.mockRestore()
  })

  it('carry the server’s message and fields, never a proxy’s page', async () => {
    const { baseUrl } = await backend((_, count) =>
      count === 1
        ? { status: 400, body: { message: 'Erreur de validation', errors: { status: 'Statut inconnu' } } }
        : { status: 502, raw: '<html>Bad gateway</html>', type: 'text/html' },
    )
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    const refused = await failure(client.send(getOrder, '1'))
    expect(refused.body).toMatchObject({ message: 'Erreur de validation', fields: { status: 'Statut inconnu' } })
    expect([refused.failure, refused.message]).toEqual(['refused', 'Erreur de validation'])
    const page = await failure(client.send(getOrder, '1'))
    expect(page.message).not.toContain('<')
    expect(page.message).toContain('502')
  })

  it('carry the plain text of the server as their message', async () => {
    const { baseUrl } = await backend(() => ({ status: 409, raw: 'Déjà servie', type: 'text/plain' }))
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    expect((await failure(client.send(getOrder, '1'))).message).toBe('Déjà servie')
  })

  it('of a stream are reported like those of a call', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9', session: memorySession(null) })
    const error = await failure(nowhere.open('/changes', new AbortController().signal))
    expect([error.failure, error.status]).toEqual(['network', 0])
  })

  it.each([
    ['a page', { raw: '<!doctype html>\n<title>Connexion au réseau</title>', type: 'text/html' }],
    ['a page that says it is JSON', { raw: '<html></html>' }],
    ['a word of a page', { raw: 'Bienvenue', type: 'text/html' }],
    ['what was cut off', { raw: '{"id":"1","sta' }],
    ['another shape', { body: { data: [] } }],
    ['a number', { body: 3 }],
  ])(
    'answered with %s are « unreadable », neither an empty list nor a success [ANS-01] [ANS-02]',
    async (_, answer) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { baseUrl } = await backend(() => answer)
      const client = createClient({ baseUrl, session: memorySession(signedIn) })
      const told = [client.send(listOrders, { page: 0 }), client.send(getOrder, '1'), client.send(createDish, newDish)]
      for (const error of await Promise.all(told.map(failure)))
        expect([error.failure, error.status, error.message]).toEqual(['unreadable', 0, networkMessages.unreadable])
      expect(logged).toHaveBeenCalledTimes(3)
      logged.mockRestore()
    },
  )

  it('log status, type and beginning of an unreadable answer in one line [ANS-03]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { baseUrl } = await backend(() => ({ raw: `<html>\n${'x'.repeat(100)}`, type: 'text/html' }))
    await failure(createClient({ baseUrl, session: memorySession(signedIn) }).send(getOrder, '1'))
    expect(logged.mock.calls).toEqual([[`getOrder: 200 text/html <html> ${'x'.repeat(73)}`]])
    logged.mockRestore()
  })

  it.each([[{}], [{ body: null }], [{ raw: 'OK', type: 'text/plain' }]])(
    'include a read answered %o, but not a write (T14)',
    async (answer) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { baseUrl } = await backend(() => answer)
      const client = createClient({ baseUrl, session: memorySession(signedIn) })
      expect((await failure(client.send(getOrder, '1'))).failure).toBe('unreadable')
      expect(await client.send(createDish, newDish)).toMatchObject({ id: '' })
      logged.mockRestore()
    },
  )

  it('do not include a change answered without its id, which is taken from the path', async () => {
    const { baseUrl } = await backend(() => ({ body: { status: 'READY' } }))
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    const moved = await client.send(updateOrderStatus, { id: 'o1', status: 'READY' })
    expect(moved).toMatchObject({ id: 'o1', status: 'READY' })
  })

  it('include a stream answered with an HTML page', async () => {
    const { baseUrl } = await backend(() => ({ raw: '<html></html>', type: 'text/html' }))
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    expect((await failure(client.open('/changes', new AbortController().signal))).failure).toBe('unreadable')
  })

  it('do not include a list answered as a page or as a bare array', async () => {
    const order = { id: '1' }
    const { baseUrl } = await backend((_, count) =>
      count === 1
        ? { body: { content: [order], totalElements: 1, totalPages: 1 } }
        : { body: [order], type: 'text/plain' },
    )
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    for (let turn = 0; turn < 2; turn++) {
      expect(await client.send(listOrders, { page: 0 })).toMatchObject({
        total: 1,
        totalPages: 1,
        first: true,
        last: true,
      })
    }
  })
})

it('every answer sets the offset to the server’s clock, a refusal too [CLK-01]', async () => {
  onTestFinished(() => setServerClock(0))
  const session = memorySession(null)
  const told = (by: number) => ({ date: new Date(Date.now() + by).toUTCString(), 'cache-control': 'no-store' })
  const answered = (status: number, by: number) =>
    createClient({
      baseUrl: '/api',
      session,
      fetch: async () => new Response('[]', { status, headers: told(by) }),
    }).send(listRestaurants, undefined)
  await answered(200, 3_600_000)
  expect(Math.abs(clockOffset() - 3_600_000)).toBeLessThan(5000)
  await failure(answered(500, -3_600_000))
  expect(Math.abs(clockOffset() + 3_600_000)).toBeLessThan(5000)
})

const half = ['getDay', 'updateReservationStatus.reason']
const change = { id: 'r', status: 'CANCELLED', reason: 'Malade', seen: 'PENDING' } as const

describe('a dialect', () => {
  it('supports every call of the specification, and only the extensions that it names', () => {
    const { supports } = createDialect({ extensions: half })
    expect([listOrders, getDay, getDiseaseMentions].map((call) => supports(call))).toEqual([true, true, false])
    expect(supports(updateReservationStatus)).toBe(true)
    expect(['reason', 'seenStatus'].map((key) => supports(updateReservationStatus, key))).toEqual([true, false])
  })

  it('supports all or no extensions when it is set to true or false', () => {
    const said = [true, false].map((all) => createDialect({ extensions: all }).supports)
    expect(said.map((supports) => supports(getDay))).toEqual([true, false])
    expect(said.map((supports) => supports(updateReservationStatus, 'reason'))).toEqual([true, false])
  })

  it('sends only the keys that the backend supports', () => {
    const sent = (extensions: boolean | string[]) =>
      requestOf(updateReservationStatus, change, createDialect({ extensions }).supports)
    expect(sent(half)).toEqual({ params: { id: 'r' }, body: { status: 'CANCELLED', reason: 'Malade' } })
    expect(sent(false).body).toEqual({ status: 'CANCELLED' })
    expect(sent(true).body).toEqual({ status: 'CANCELLED', reason: 'Malade', seenStatus: 'PENDING' })
    const listing = { page: 0, filter: { race: 'chat', hasReports: true } }
    const { supports } = createDialect({ extensions: ['listChatSessions.race'] })
    expect(requestOf(listChatSessions, listing, supports).query).toMatchObject({ race: 'chat', page: 0 })
    expect(requestOf(listChatSessions, listing, supports).query).not.toHaveProperty('hasReports')
  })

  it('is read from a boolean or a list, of which only strings count', () => {
    expect([true, false, ['getDay', 7]].map(readExtensions)).toEqual([true, false, ['getDay']])
    expect([null, undefined, 'getDay', {}].map(readExtensions)).toEqual([null, null, null, null])
  })
})

describe('withdrawing an unsupported call', () => {
  async function ask<Input>(call: Call<Input, unknown>, input: Input, status: number) {
    const { baseUrl } = await backend(() => ({ status, body: {} }))
    const dialect = createDialect({ extensions: true })
    const client = createClient({ baseUrl, session: memorySession(signedIn), dialect })
    await client.send(call, input).catch(() => null)
    return dialect.supports(call)
  }

  it.each([404, 405, 501])('happens after a %i', async (status) => {
    expect(await ask(getDay, undefined, status)).toBe(false)
  })

  it('is undone when the client starts again', () => {
    const dialect = createDialect({ extensions: half })
    dialect.withdraw(getDay)
    expect(dialect.supports(getDay)).toBe(false)
    dialect.restore()
    expect([getDay, getDiseaseMentions].map((call) => dialect.supports(call))).toEqual([true, false])
  })

  it('does not happen after any other status', async () => {
    for (const status of [200, 403, 409, 500, 503]) expect(await ask(getDay, undefined, status)).toBe(true)
  })

  it('does not happen when a 404 may be of a record, nor to a call of the specification', async () => {
    expect(await ask(getDiseaseMentions, 'd', 404)).toBe(true)
    expect(await ask(getDiseaseMentions, 'd', 405)).toBe(false)
    expect(await ask(listOrders, { page: 0 }, 404)).toBe(true)
  })
})
