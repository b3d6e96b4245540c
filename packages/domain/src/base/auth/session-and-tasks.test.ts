import { describe, expect, it } from 'vitest'
import { contract, type Endpoint } from '../../contract/index.ts'
import { NotAnswered } from '../wire/index.ts'
import { login, logout, refresh, register } from './auth.calls.ts'
import { AUTH_STORAGE_KEY } from './browser-keys.ts'
import { displayName, isAdmin, isPrivileged, readClaims } from './claims.ts'
import { createSessionStore, LOGIN_ROLE, parseStoredAuth, readAuthData, serialiseAuth } from './session.ts'
import { opensPage, resourceOfPage } from './task-pages.ts'
import { opensResource, readTasks, tasks, tasksFor, tasksForCall } from './tasks.ts'

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

describe('stored session', () => {
  it('lives under auth-storage, null when signed out [AUT-01] [AUT-02] [AUT-05]', () => {
    const storage = memoryStorage()
    const session = createSessionStore(() => storage)
    expect(AUTH_STORAGE_KEY).toBe('auth-storage')
    session.write({ accessToken: 'a', refreshToken: 'r' })
    expect(JSON.parse(storage.entries.get('auth-storage') ?? '')).toEqual({
      state: { authData: { accessToken: 'a', refreshToken: 'r' } },
      version: 0,
    })
    expect(session.read()).toEqual({ accessToken: 'a', refreshToken: 'r' })
    session.write(null)
    expect(JSON.parse(storage.entries.get('auth-storage') ?? '')).toEqual({ state: { authData: null }, version: 0 })
    expect(session.read()).toBeNull()
  })

  it('forgets the keys of earlier clients too [AUT-08] [AUT-09]', () => {
    const storage = memoryStorage()
    storage.setItem('authToken', 'x')
    storage.setItem('refreshToken', 'y')
    storage.setItem('other', 'kept')
    createSessionStore(() => storage).forget()
    expect([...storage.entries.keys()].sort()).toEqual(['auth-storage', 'other'])
  })

  it('reads a bare object too, and takes anything corrupt as signed out (V-T25, AMB-07)', () => {
    expect(parseStoredAuth('{"accessToken":"a"}')).toEqual({ accessToken: 'a' })
    expect(parseStoredAuth(serialiseAuth({ accessToken: 'a' }))).toEqual({ accessToken: 'a' })
    for (const text of [
      null,
      '',
      '{',
      '[]',
      '"x"',
      'null',
      '{"state":null}',
      '{"state":{"authData":{}},"version":3}',
    ]) {
      expect(parseStoredAuth(text)).toBeNull()
    }
  })

  it('is signed out where storage is blocked', () => {
    const session = createSessionStore(() => {
      throw new Error('SecurityError')
    })
    session.write({ accessToken: 'a' })
    session.forget()
    expect(session.read()).toBeNull()
  })
})

function token(claims: object) {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return `x.${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}.x`
}

describe('auth data', () => {
  it('holds both tokens and keeps fields it does not know [AUT-03]', () => {
    expect(readAuthData({ accessToken: 'a', refreshToken: 'r', tenant: 7 })).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      tenant: 7,
    })
  })

  it('is signed in only with an access token [AUT-04]', () => {
    expect(readAuthData({ refreshToken: 'r' })).toBeNull()
    expect(readAuthData({ accessToken: '' })).toBeNull()
    expect(readAuthData('jeton')).toBeNull()
    expect(readAuthData({ accessToken: 'a', refreshToken: null })).toEqual({ accessToken: 'a' })
  })
})

describe('auth calls', () => {
  it('always send the same role at login and registration [LOG-03] [REG-18] [ROL-03]', () => {
    expect(LOGIN_ROLE).toBe('RESTAURANT_OWNER')
    expect(login.request({ username: 'u', password: 'p' }).body).toEqual({
      username: 'u',
      password: 'p',
      role: 'RESTAURANT_OWNER',
    })
  })

  it('do not send the confirmation of the password [REG-17]', () => {
    const typed = { username: 'u', email: 'e', firstName: 'f', lastName: 'l', password: 'p', confirmPassword: 'p' }
    expect(Object.keys(register.request(typed).body as object)).toEqual([
      'username',
      'email',
      'firstName',
      'lastName',
      'password',
      'role',
    ])
  })

  it('fall back to the typed username when the answer has only the two tokens [OTH-07]', () => {
    const typed = { username: 'zoe', password: 'p' }
    expect(displayName(login.response({ accessToken: 'a', refreshToken: 'r' }, typed))).toBe('zoe')
    expect(displayName(login.response({ accessToken: 'a', username: 'Zoé' }, typed))).toBe('Zoé')
    expect(displayName(login.response({ accessToken: token({ sub: 'z' }) }, typed))).toBe('z')
  })

  it('reject an answer without an access token', () => {
    const answer = { refreshToken: 'r', username: 'zoe' }
    expect(() => login.response(answer, { username: 'zoe', password: 'p' })).toThrow(NotAnswered)
    expect(() => refresh.response(answer, 'r')).toThrow(NotAnswered)
  })

  it('log out and refresh with the refresh token alone, without authorization [AUT-14]', () => {
    for (const declared of [logout, refresh]) {
      expect(declared.access).toBe('public')
      expect(declared.request('r').body).toEqual({ refreshToken: 'r' })
    }
  })
})

describe('privileged state', () => {
  it('follows claims or stored roles in any usual spelling, else is false [ROL-04]', () => {
    const privileged = (claims: object, stored: object = {}) => isPrivileged({ ...stored, accessToken: token(claims) })
    expect(privileged({ role: 'MANAGER' })).toBe(true)
    expect(privileged({ roles: ['user', 'ROLE_ADMIN'] })).toBe(true)
    expect(privileged({ authorities: [{ authority: 'ROLE_MANAGER' }] })).toBe(true)
    expect(privileged({}, { role: 'manager' })).toBe(true)
    expect(privileged({ role: 'RESTAURANT_OWNER' })).toBe(false)
    expect(privileged({ role: 'MANAGERIAL' })).toBe(false)
    expect(isPrivileged({ accessToken: 'not-a-jwt' })).toBe(false)
    expect(isPrivileged(null)).toBe(false)
  })

  it('of administrator is true for administrators only', () => {
    const admin = (role: string) => isAdmin({ accessToken: token({ role }) })
    expect([admin('ROLE_ADMIN'), admin('MANAGER'), isAdmin(null)]).toEqual([true, false, false])
    expect(readClaims('a.!!!.c')).toBeNull()
  })

  it('does not follow from the role that login sends', () => {
    expect(isPrivileged({ accessToken: token({}), role: LOGIN_ROLE })).toBe(false)
  })

  it('reads claims encoded in base64url', () => {
    const claims = { username: '~~~~>>>>????' }
    expect(token(claims)).toMatch(/-.*_|_.*-/)
    expect(readClaims(token(claims))).toEqual(claims)
  })

  it('reads accents in claims and names the person', () => {
    expect(readClaims(token({ username: 'Zoé' }))).toEqual({ username: 'Zoé' })
    expect(displayName({ accessToken: token({ username: 'zoe', sub: '1' }) })).toBe('zoe')
    expect(displayName({ accessToken: 'opaque' })).toBeNull()
    expect(displayName(null)).toBeNull()
  })
})

const endpoints: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))

describe('the tasks of an account', () => {
  it('open every resource by default; unknown tasks are dropped', () => {
    for (const { call } of endpoints) expect(opensResource(null, call.resource)).toBe(true)
    expect(readTasks(undefined)).toBeNull()
    expect(readTasks(['orders', 'dancing', 3])).toEqual(['orders'])
  })

  it('open their own resources only; customers go with orders and with bookings [TSK-01]', () => {
    const opened = (task: (typeof tasks)[number]) =>
      [...new Set(endpoints.map(({ call }) => call.resource))].filter((resource) => tasksFor(resource)?.includes(task))
    expect(opened('orders').toSorted()).toEqual(['customers', 'messages', 'order-figures', 'orders'])
    expect(opened('bookings').toSorted()).toEqual([
      'booking-figures',
      'calendar',
      'customers',
      'event-requests',
      'messages',
      'requests',
      'reservations',
      'space',
    ])
    expect(opened('menu')).toEqual(['dishes', 'restaurant-menus'])
    expect(opened('moderation').toSorted()).toEqual(['messages', 'notices', 'reviews'])
    expect(opensResource(['bookings'], 'customers')).toBe(true)
    expect(opensResource(['menu'], 'customers')).toBe(false)
    expect(opensResource(['menu'], 'account')).toBe(true)
  })

  it('never close a public call, nor createReview', () => {
    const closing = endpoints.filter(({ call }) => tasksForCall(call)).map(({ call }) => call.name)
    expect(closing).toContain('moderateReview')
    expect(closing).not.toContain('createReview')
    expect(endpoints.filter(({ call }) => call.access === 'public' && tasksForCall(call))).toEqual([])
  })
})

describe('the pages outside the console', () => {
  it('are open to the tasks of their resource only [TSK-07]', () => {
    const opening = (path: string) => tasks.filter((task) => opensPage([task], path))
    expect(opening('/dashboard')).toEqual(['orders'])
    expect(opening('/event-requests')).toEqual(['bookings'])
    expect(opening('/chatbot/diseases')).toEqual(['chatbot'])
    expect(opening('/figures')).toEqual(['orders', 'bookings'])
    expect(opening('/messages')).toEqual(['orders', 'bookings', 'moderation', 'chatbot'])
  })

  it('are open to any task when they have no resource, and to an account with all tasks', () => {
    expect(resourceOfPage('/account')).toBeUndefined()
    expect(opensPage(['menu'], '/account')).toBe(true)
    expect(opensPage(null, '/dashboard')).toBe(true)
  })
})
