import { createAuthProvider } from '@potager/admin-kit/auth'
import { memoryAuth, startContractServer } from '@potager/admin-kit/testing'
import { createClient } from '@potager/domain/api'
import { AUTH_STORAGE_KEY, createSessionStore, RETURN_KEY, serialiseAuth } from '@potager/domain/auth'
import { listOrders } from '@potager/domain/order'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDeparture, createGuard, createSessionEnd } from './departure.ts'
import { onOtherSession, session } from './session.ts'

const elsewhere = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

const kept = serialiseAuth({ accessToken: 'jeton' })

it('a tab hears that another one has signed out, and of nothing else that is stored', () => {
  const out = vi.fn<(person: string | null) => void>()
  const stop = onOtherSession(out)
  onTestFinished(stop)
  elsewhere(AUTH_STORAGE_KEY, kept)
  elsewhere('mui-mode', null)
  expect(out).not.toHaveBeenCalled()
  elsewhere(AUTH_STORAGE_KEY, serialiseAuth(null))
  expect(out).toHaveBeenCalledTimes(1)
  elsewhere(AUTH_STORAGE_KEY, null)
  elsewhere(null, null)
  elsewhere(null, kept)
  expect(out.mock.calls).toEqual([[null], [null], [null], [null]])
  stop()
  elsewhere(AUTH_STORAGE_KEY, null)
  expect(out).toHaveBeenCalledTimes(4)
})

it('a tab hears that another one has signed somebody else in, and nothing of its own person’s new tokens', () => {
  const auth = (username: string, accessToken: string) => serialiseAuth({ accessToken, username })
  localStorage.setItem(AUTH_STORAGE_KEY, auth('olive', '1'))
  const other = vi.fn<(person: string | null) => void>()
  const stop = onOtherSession(other)
  onTestFinished(() => {
    stop()
    localStorage.clear()
  })
  elsewhere(AUTH_STORAGE_KEY, auth('olive', '2'))
  elsewhere(AUTH_STORAGE_KEY, auth('zoe', '3'))
  expect(other.mock.calls).toEqual([['zoe']])
})

it('the session is read from the browser’s storage', () => {
  onTestFinished(() => localStorage.clear())
  localStorage.setItem(AUTH_STORAGE_KEY, kept)
  expect(session.read()).toEqual({ accessToken: 'jeton' })
})

describe('the auth provider of react-admin', () => {
  function door(auth: { accessToken: string; username?: string } | null) {
    const leave = vi.fn<(options: { remember: boolean }) => void>()
    const signOut = async () => {}
    const origin = 'https://potager.example'
    return { leave, provider: createAuthProvider({ session: memoryAuth(auth), origin, leave, signOut }) }
  }

  it('accepts a signed-in person, with their username as identity', async () => {
    const { leave, provider } = door({ accessToken: 'jeton', username: 'gerant' })
    await expect(provider.checkAuth({})).resolves.toBeUndefined()
    expect(leave).not.toHaveBeenCalled()
    expect(await provider.getIdentity?.()).toEqual({ id: 'gerant', fullName: 'gerant' })
    expect(await door(null).provider.getIdentity?.()).toEqual({ id: '', fullName: '' })
  })

  it('leaves for sign-in and remembers the page on login', async () => {
    const { leave, provider } = door(null)
    await provider.login({})
    expect(leave).toHaveBeenCalledExactlyOnceWith({ remember: true })
  })

  it('ignores errors that say nothing of the session', async () => {
    const { provider } = door(null)
    await expect(provider.checkError({ status: 500 })).resolves.toBeUndefined()
    await expect(provider.checkError(undefined)).resolves.toBeUndefined()
  })
})

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

function providerIn(held = memoryAuth(), { leave, stored, visited } = browser()) {
  const calls: string[] = []
  const provider = createAuthProvider({
    session: held,
    origin: 'https://potager.example',
    leave,
    signOut: async () => {
      calls.push('signOut')
      held.forget()
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
  const held = memoryAuth()
  const api = createClient({ baseUrl: server.baseUrl, session: held, onSessionEnd: createSessionEnd(leave) })
  await expect(api.send(listOrders, { page: 0 })).rejects.toMatchObject({ status: 401 })
  // A read that follows while the browser leaves has no session either.
  await expect(api.send(listOrders, { page: 0 })).rejects.toMatchObject({ status: 401 })
  expect(said.mock.calls).toEqual([['Échec du renouvellement du jeton']])
  expect(visited).toEqual(['/login?session=terminee'])
  expect(stored.get(RETURN_KEY)).toBe('/dashboard')
  expect(held.read()).toBeNull()
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
