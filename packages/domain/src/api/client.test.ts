import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { login } from '../auth/auth.calls.ts'
import type { AuthData } from '../auth/auth.ts'
import type { SessionStore } from '../auth/session.ts'
import { createDish } from '../dish/dish.calls.ts'
import { newDish } from '../dish/dish.ts'
import { getOrder, listOrders, updateOrderStatus } from '../order/order.calls.ts'
import { listRestaurants } from '../restaurant/restaurant.calls.ts'
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'

type Seen = { method: string; url: string; authorization?: string; key?: string; body: string }
type Reply = { status?: number; body?: unknown; type?: string; raw?: string; delayMs?: number }

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A real server on loopback that records what it is asked and answers what the test says. */
async function backend(answer: (seen: Seen, count: number) => Reply) {
  const seen: Seen[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization } = request.headers
      const key = request.headers['idempotency-key']
      const asked: Seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        body: Buffer.concat(chunks).toString(),
        ...(authorization ? { authorization } : {}),
        ...(typeof key === 'string' ? { key } : {}),
      }
      seen.push(asked)
      const { status = 200, body, raw, type = 'application/json', delayMs = 0 } = answer(asked, seen.length)
      setTimeout(() => {
        response.writeHead(status, { 'content-type': type })
        response.end(raw ?? (body === undefined ? '' : JSON.stringify(body)))
      }, delayMs)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` }
}

function memorySession(auth: AuthData | null): SessionStore & { ended: number } {
  const session = {
    ended: 0,
    read: () => auth,
    write: (next: AuthData | null) => {
      auth = next
    },
    forget: () => {
      auth = null
      session.ended++
    },
  }
  return session
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('An ApiError was expected')
  return error
}

const signedIn = { accessToken: 'old', refreshToken: 'r1', tenant: 7 }
const isRefresh = (seen: Seen) => seen.url === '/api/authentification/refreshToken'
const expiredOnce = (seen: Seen): Reply => {
  if (isRefresh(seen)) return { body: { accessToken: 'new' } }
  return seen.authorization === 'Bearer new' ? { body: { id: '1' } } : { status: 401 }
}

describe('two clients in one', () => {
  it('sends the bearer token on guarded calls and nothing on public ones [AUT-20] [HOM-05]', async () => {
    const { seen, baseUrl } = await backend(() => ({ body: [] }))
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
    expect(auth).toEqual({ accessToken: 'a', refreshToken: 'r' })
  })

  it('never refreshes when a login is refused [LOG-12]', async () => {
    const { seen, baseUrl } = await backend(() => ({ status: 401 }))
    const session = memorySession(signedIn)
    const error = await failure(createClient({ baseUrl, session }).send(login, { username: 'u', password: 'p' }))
    expect(error.status).toBe(401)
    expect(seen).toHaveLength(1)
    expect(session.read()).toEqual(signedIn)
  })

  it('gives each creating call an idempotency key, the caller’s own on a retry', async () => {
    const { seen, baseUrl } = await backend(() => ({ body: {} }))
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    await client.send(createDish, newDish)
    await client.send(createDish, newDish, { idempotencyKey: 'mine' })
    await client.send(getOrder, '1')
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(seen[1]?.key).toBe('mine')
    expect(seen[2]?.key).toBeUndefined()
  })
})

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

  it('is refreshed once for five calls at once (V38) [AUT-13]', async () => {
    const { seen, baseUrl } = await backend(expiredOnce)
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    await Promise.all(['1', '2', '3', '4', '5'].map((id) => client.send(getOrder, id)))
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect(seen.filter((asked) => asked.authorization === 'Bearer new')).toHaveLength(5)
  })

  it('is not refreshed again when another tab did', async () => {
    const { seen, baseUrl } = await backend(expiredOnce)
    const session = memorySession(signedIn)
    const exclusively = <T>(task: () => Promise<T>) => {
      session.write({ ...signedIn, accessToken: 'new' })
      return task()
    }
    await createClient({ baseUrl, session, exclusively }).send(getOrder, '1')
    expect(seen.filter(isRefresh)).toHaveLength(0)
  })

  it('is given up after one replay that is refused too [AUT-19]', async () => {
    const { seen, baseUrl } = await backend((asked) =>
      isRefresh(asked) ? { body: { accessToken: 'new' } } : { status: 401 },
    )
    const session = memorySession(signedIn)
    const error = await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
    expect(error.status).toBe(401)
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect(session.ended).toBe(0)
  })

  it.each([400, 401])('ends the session when the refresh answers %d (V38) [AUT-16] [AUT-17]', async (status) => {
    const { seen, baseUrl } = await backend((asked) => (isRefresh(asked) ? { status } : { status: 401 }))
    const session = memorySession(signedIn)
    let ended = 0
    const client = createClient({ baseUrl, session, onSessionEnd: () => void ended++ })
    await Promise.all(['1', '2'].map((id) => failure(client.send(getOrder, id))))
    expect(seen.filter(isRefresh)).toHaveLength(1)
    expect([ended, session.ended, session.read()]).toEqual([1, 1, null])
  })

  it('ends the session without asking when there is no refresh token [AUT-16]', async () => {
    const { seen, baseUrl } = await backend(() => ({ status: 401 }))
    const session = memorySession({ accessToken: 'old' })
    await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
    expect(seen.filter(isRefresh)).toHaveLength(0)
    expect(session.ended).toBe(1)
  })

  it.each([200, 401])(
    'leaves alone what happened to the session while the refresh ran, answered %d',
    async (status) => {
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
    },
  )

  it('stays signed in when the refresh fails for another reason (V38)', async () => {
    const { baseUrl } = await backend((asked) => ({ status: isRefresh(asked) ? 500 : 401 }))
    const session = memorySession(signedIn)
    const error = await failure(createClient({ baseUrl, session }).send(getOrder, '1'))
    expect(error.status).toBe(500)
    expect(session.read()).toEqual(signedIn)
  })
})

describe('failures', () => {
  it('gives up after the limit, and does not repeat a write', async () => {
    const { seen, baseUrl } = await backend(() => ({ delayMs: 500 }))
    const client = createClient({ baseUrl, session: memorySession(signedIn), timeoutMs: 60 })
    const error = await failure(client.send(createDish, newDish))
    expect([error.failure, error.status]).toEqual(['timeout', 0])
    expect(seen).toHaveLength(1)
  })

  it('tells a caller that gave up from a network that failed', async () => {
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

  it('carries the server’s message and fields, never a proxy’s page', async () => {
    const { baseUrl } = await backend((_, count) =>
      count === 1
        ? { status: 400, body: { message: 'Erreur de validation', errors: { status: 'Statut inconnu' } } }
        : { status: 502, raw: '<html>Bad gateway</html>', type: 'text/html' },
    )
    const client = createClient({ baseUrl, session: memorySession(signedIn) })
    const refused = await failure(client.send(getOrder, '1'))
    expect(refused.body).toMatchObject({ message: 'Erreur de validation', fields: { status: 'Statut inconnu' } })
    const page = await failure(client.send(getOrder, '1'))
    expect(page.message).not.toContain('<')
  })

  it('reads pages whatever their shape (V20)', async () => {
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
