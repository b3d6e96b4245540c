import { describe, expect, it, vi } from 'vitest'
import { contract, type Endpoint } from '../../contract/index.ts'
import { createClient } from '../api/client.ts'
import { NotAnswered } from '../wire/index.ts'
import { isCommonPassword } from './account.schema.ts'
import { login, logout, refresh, register } from './auth.calls.ts'
import { AUTH_STORAGE_KEY, queueKey } from './browser-keys.ts'
import { displayName, isAdmin, isPrivileged, readClaims } from './claims.ts'
import { checkRegistration, isPasswordAccepted, registrationRules } from './registration.ts'
import { createSessionStore, LOGIN_ROLE, parseStoredAuth, readAuthData, serialiseAuth } from './session.ts'
import { endBrowserSession, expireCookies, unsentWords } from './sign-out.ts'
import { opensPage, opensResource, readTasks, resourceOfPage, tasks, tasksFor, tasksForCall } from './tasks.ts'

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

const valid = {
  username: 'jeanne_21',
  email: 'jeanne@exemple.fr',
  firstName: 'Jeanne',
  lastName: 'Le Goff',
  password: 'Abcdef1!',
  confirmPassword: 'Abcdef1!',
}
const accepts = (field: keyof typeof valid, value: string) => registrationRules[field](value, valid) === null

describe('registration rules', () => {
  it('takes a username of 3 to 30 letters, digits and underscores [REG-04] [REG-05]', () => {
    expect(['abc', 'a'.repeat(30), '_ab'].every((name) => accepts('username', name))).toBe(true)
    expect(['ab', 'a'.repeat(31), 'jean-paul', 'jeán', ''].some((name) => accepts('username', name))).toBe(false)
    expect(checkRegistration({ ...valid, username: 'x' })).toEqual({
      username: "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores.",
    })
  })

  it('takes a usual e-mail [REG-06]', () => {
    expect(accepts('email', 'a.b+c@exemple.co.uk')).toBe(true)
    expect(
      ['a', 'a@b', '@b.fr', 'a b@c.fr', 'a@b..', 'a@b..fr', 'a@.b.fr'].some((email) => accepts('email', email)),
    ).toBe(false)
    expect(checkRegistration({ ...valid, email: '' })).toEqual({ email: 'Email invalide.' })
  })

  it('takes names of letters, accents, hyphens, apostrophes and spaces [REG-07] [REG-08] [REG-09] [REG-10]', () => {
    expect(['jean', "D'Arc", 'D’Arc', 'Jean-Paul', 'Œuvre', 'Łukasz'].every((name) => accepts('firstName', name))).toBe(
      true,
    )
    expect(['J', 'Jean3', '', '  ', '--'].some((name) => accepts('firstName', name))).toBe(false)
    expect(accepts('lastName', 'O')).toBe(true)
    expect(['', 'x'.repeat(51), 'R2', ' ', '’'].some((name) => accepts('lastName', name))).toBe(false)
    expect(checkRegistration({ ...valid, firstName: 'J', lastName: '' })).toEqual({
      firstName: 'Le prénom doit commencer par une majuscule.',
      lastName: 'Le nom doit commencer par une majuscule.',
    })
  })

  it('takes a password with the four kinds of character [REG-11] [REG-12]', () => {
    expect(['Abcdef1!', 'Abcdef1-', 'Abcdef1^'].every((password) => accepts('password', password))).toBe(true)
    expect(
      ['Abcdef1_', 'Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!'].some((password) => accepts('password', password)),
    ).toBe(false)
    expect(checkRegistration({ ...valid, password: 'a', confirmPassword: 'a' })).toEqual({
      password: 'Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et un caractère spécial.',
    })
  })

  it('takes names of 50 letters, an e-mail of 254 characters and a password of 128, not one more', () => {
    const email = (length: number) => 'a'.repeat(length - '@exemple.fr'.length) + '@exemple.fr'
    const password = (length: number) => 'Abcdef1!'.padEnd(length, 'x')
    expect([accepts('firstName', 'Al'), accepts('firstName', 'x'.repeat(50))]).toEqual([true, true])
    expect(accepts('firstName', 'x'.repeat(51))).toBe(false)
    expect([accepts('lastName', 'x'.repeat(50)), accepts('lastName', 'x'.repeat(51))]).toEqual([true, false])
    expect([accepts('email', email(254)), accepts('email', email(255))]).toEqual([true, false])
    expect([accepts('password', password(128)), accepts('password', password(129))]).toEqual([true, false])
  })

  it('wants the password twice [REG-13] [REG-14]', () => {
    expect(checkRegistration({ ...valid, confirmPassword: '' })).toEqual({
      confirmPassword: 'Confirmez le mot de passe',
    })
    expect(checkRegistration({ ...valid, confirmPassword: 'Abcdef1?' })).toEqual({
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
    expect(checkRegistration(valid)).toEqual({})
  })
})

it('recognises a common word with digits, marks or substituted letters', () => {
  for (const password of [
    'Password1!',
    'P@ssw0rd1',
    'P@$$w0rd1!',
    'PassWord2024!',
    'Azerty123!',
    '123Azerty!',
    'Qwerty12345!',
    'Soleil2024!',
    '$Oleil2024!',
    'Décembre-2025',
    'M0tdepasse#1',
    'Bienvenue1!',
    'Potager#2026',
    'Admin1234!',
    'Soleil2024!!!',
  ]) {
    expect([isPasswordAccepted(password), isCommonPassword(password)], password).toEqual([true, true])
  }
})

it('accepts a password that is more than one common word with usual additions', () => {
  for (const password of [
    'Abcdef1!',
    'Abcdef1-',
    'Soleil!Couchant9',
    'Azerty-71620493#',
    'xK9#soleilmP',
    'Tr0ubadour&3',
    'Élan-Vert-42',
    'Soleil2024!!!!',
    'Sol9eil!',
  ]) {
    expect(isCommonPassword(password), password).toBe(false)
  }
})

function browser(answer: () => Response) {
  const stored = new Map([
    [AUTH_STORAGE_KEY, JSON.stringify({ accessToken: 'a', refreshToken: 'r' })],
    ['authToken', 'old'],
    ['refreshToken', 'old'],
    ['other', 'kept'],
  ])
  const session = createSessionStore(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }))
  const asked: { url: string; body: unknown; storedThen: boolean }[] = []
  const client = createClient({
    baseUrl: '/api',
    session,
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: JSON.parse(String(init?.body)), storedThen: session.read() !== null })
      return answer()
    },
  })
  return { stored, session, client, asked }
}

/** A page's cookies like in a browser: reading lists pairs, writing sets or expires one. */
function jar(...names: string[]) {
  const kept = new Set(names)
  const written: string[] = []
  return {
    kept,
    written,
    get cookie() {
      return [...kept].map((name) => `${name}=x`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      if (line.includes('1970')) kept.delete(line.split('=', 1)[0] ?? '')
    },
  }
}

describe('signing out', () => {
  it('tells the server, then clears the session, the old keys and the cookies [AUT-07] [AUT-08] [AUT-09] [AUT-10]', async () => {
    const { stored, session, client, asked } = browser(() => new Response(null, { status: 204 }))
    const page = jar('seen', 'lang')
    await endBrowserSession(client, session, page)
    expect(asked).toEqual([{ url: '/api/authentification/logout', body: { refreshToken: 'r' }, storedThen: true }])
    expect(session.read()).toBeNull()
    expect([...stored.keys()]).toEqual([AUTH_STORAGE_KEY, 'other'])
    expect(page.kept.size).toBe(0)
    expect(page.written.every((line) => line.includes('path=/'))).toBe(true)
  })

  it('clears the session and logs the error when the call fails [AUT-12]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { session, client } = browser(() => new Response('{}', { status: 500 }))
    await endBrowserSession(client, session, jar())
    expect(session.read()).toBeNull()
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('asks the server nothing without a refresh token', async () => {
    const { session, client, asked } = browser(() => new Response(null, { status: 204 }))
    session.write({ accessToken: 'a' })
    await endBrowserSession(client, session, jar())
    expect(asked).toEqual([])
    expect(session.read()).toBeNull()
  })

  it('clears the cookies without a call when another tab has already signed out', async () => {
    const { session, client, asked } = browser(() => new Response(null, { status: 204 }))
    session.write(null)
    const page = jar('seen')
    await endBrowserSession(client, session, page)
    expect([asked.length, page.kept.size]).toEqual([0, 0])
  })

  it('writes no cookie on a page without cookies', () => {
    const page = jar()
    expireCookies(page)
    expect(page.written).toEqual([])
  })
})

const auth = { accessToken: 'jeton', username: 'gerant' }
const keeping = (key: string, text: string) => () => ({ getItem: (asked: string) => (asked === key ? text : null) })

it('warns at sign-out of the number of unsent changes', () => {
  expect(unsentWords(keeping(queueKey('gerant'), '[{},{}]'), auth)).toBe(
    'Pas encore envoyé\u00a0: 2 changements de commande. L’envoi attendra votre retour ici.',
  )
})

it.each([
  ['there is none', keeping(queueKey('gerant'), '[]')],
  ['they are somebody else’s', keeping(queueKey('proprietaire'), '[{},{}]')],
  ['they cannot be read', keeping(queueKey('gerant'), 'null')],
  ['they are broken', keeping(queueKey('gerant'), '[')],
  [
    'storage is blocked',
    () => {
      throw new Error('denied')
    },
  ],
])('gives no warning of unsent changes when %s', (_, storage) => {
  expect(unsentWords(storage, auth)).toBe('')
})
