import { afterEach, describe, expect, it } from 'vitest'
import { getOrder, updateOrderStatus } from '../../concepts/order/order.calls.ts'
import { createClient } from './client.ts'
import {
  type BackendReply,
  backend,
  closeBackends,
  failure,
  memorySession,
  type RecordedRequest,
  signedIn,
} from './test-backend.ts'

afterEach(closeBackends)

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
