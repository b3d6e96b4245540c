import { createAuthProvider } from '@potager/admin-kit/auth'
import { memoryAuth, startContractServer } from '@potager/admin-kit/testing'
import { createClient } from '@potager/domain/api'
import { createSessionStore, RETURN_KEY } from '@potager/domain/auth'
import { listOrders } from '@potager/domain/order'
import { describe, expect, it, vi } from 'vitest'
import { createDeparture, createGuard, createSessionEnd } from './departure.ts'

function browser(pathname = '/create-order', search = '?etape=2') {
  const stored = new Map<string, string>()
  const visited: string[] = []
  const place = {
    location: { pathname, search, replace: (url: string | URL) => void visited.push(String(url)) },
    sessionStorage: {
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  }
  const clock = { now: 0 }
  return { leave: createDeparture(place, () => clock.now), stored, visited, clock }
}

function providerIn(session = memoryAuth(), { leave, stored, visited } = browser()) {
  const calls: string[] = []
  const provider = createAuthProvider({
    session,
    origin: 'https://potager.example',
    leave,
    signOut: async () => {
      calls.push('signOut')
      session.forget()
      leave({ remember: false })
    },
  })
  return { provider, calls, stored, visited }
}

describe('the guard', () => {
  it('lets a signed-in person pass at once, without a moment on the sign-in page [RTE-24] [GEN-12]', () => {
    const { leave, visited } = browser()
    expect(createGuard(memoryAuth(), leave)()).toBeNull()
    expect(visited).toEqual([])
  })

  it('sends a signed-out person to sign-in, shows nothing meanwhile and remembers the page [RTE-24] [RTE-25]', async () => {
    const { leave, visited, stored } = browser()
    const answer = createGuard(memoryAuth(null), leave)()
    const shown = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 20, 'nothing'))])
    expect(shown).toBe('nothing')
    expect(visited).toEqual(['/login'])
    expect(stored.get(RETURN_KEY)).toBe('/create-order?etape=2')
  })
})

it('counts stored auth data without an access token as signed out [RTE-26]', () => {
  const stored = {
    getItem: () => '{"state":{"authData":{"refreshToken":"r1"}},"version":0}',
    setItem() {},
    removeItem() {},
  }
  const { leave, visited } = browser()
  void createGuard(
    createSessionStore(() => stored),
    leave,
  )()
  expect(visited).toEqual(['/login'])
})

it('signing out after a cancelled departure leaves again, to the same address and return page', () => {
  const { leave, visited, stored, clock } = browser()
  leave({ remember: true, ended: true })
  clock.now = 10
  leave({ remember: false })
  expect(visited).toEqual(['/login?session=terminee', '/login?session=terminee'])
  expect(stored.get(RETURN_KEY)).toBe('/create-order?etape=2')
})

it('departures within one second count as one', () => {
  const { leave, visited, clock } = browser()
  leave({ remember: false })
  clock.now = 999
  leave({ remember: true })
  expect(visited).toEqual(['/login'])
  clock.now = 1000
  leave({ remember: false })
  expect(visited).toEqual(['/login', '/login'])
})

it('ends at sign-in, with a word in the console, when the refresh is refused [AUT-17] [AUT-18]', async () => {
  const server = await startContractServer(() => ({ status: 401 }))
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { leave, visited, stored } = browser('/dashboard', '')
  const session = memoryAuth()
  const api = createClient({ baseUrl: server.baseUrl, session, onSessionEnd: createSessionEnd(leave) })
  await expect(api.send(listOrders, { page: 0 })).rejects.toMatchObject({ status: 401 })
  // A read that follows while the browser leaves has no session either.
  await expect(api.send(listOrders, { page: 0 })).rejects.toMatchObject({ status: 401 })
  expect(said.mock.calls).toEqual([['Échec du renouvellement du jeton']])
  expect(visited).toEqual(['/login?session=terminee'])
  expect(stored.get(RETURN_KEY)).toBe('/dashboard')
  expect(session.read()).toBeNull()
  said.mockRestore()
  await server.close()
})

describe('the auth provider of react-admin', () => {
  it('sends to sign-in on the public site when nobody is signed in [RTE-24] [RTE-25]', async () => {
    const { provider, visited, stored } = providerIn(memoryAuth(null))
    await expect(provider.checkAuth({})).rejects.toEqual({
      redirectTo: 'https://potager.example/login',
      message: false,
    })
    expect(visited).toEqual(['/login'])
    expect(stored.get(RETURN_KEY)).toBe('/create-order?etape=2')
  })

  it('signs out for good: the check that react-admin makes meanwhile remembers no page [AUT-11]', async () => {
    const { provider, calls, visited, stored } = providerIn()
    await expect(provider.logout({})).resolves.toBe('https://potager.example/login')
    await provider.checkAuth({}).catch(() => {})
    expect(calls).toEqual(['signOut'])
    expect(new Set(visited)).toEqual(new Set(['/login']))
    expect(stored.has(RETURN_KEY)).toBe(false)
  })

  it('makes no server call when the session is already over [AUT-16]', async () => {
    const { provider, calls } = providerIn(memoryAuth(null))
    await provider.logout({})
    expect(calls).toEqual([])
  })

  it('ends the visit only on a 401 without a session; a 403 and a refused replay are errors [AUT-19]', async () => {
    const signedIn = providerIn().provider
    await expect(signedIn.checkError({ status: 403 })).resolves.toBeUndefined()
    await expect(signedIn.checkError({ status: 401 })).resolves.toBeUndefined()
    await expect(providerIn(memoryAuth(null)).provider.checkError({ status: 401 })).rejects.toMatchObject({
      message: false,
    })
  })

  it('takes rights from the session’s own claims', async () => {
    const manager = providerIn(memoryAuth({ accessToken: 'a', role: 'MANAGER' })).provider
    expect(await manager.getPermissions?.({})).toEqual({ privileged: true })
    expect(await providerIn().provider.getPermissions?.({})).toEqual({ privileged: false })
  })
})
