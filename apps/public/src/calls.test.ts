import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { queueKey } from '@potager/domain/auth'
import { setServerClock } from '@potager/domain/fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type * as Calls from './calls.ts'

type ReceivedRequest = { method: string | undefined; path: string; authorization: string | undefined; body: unknown }

const asked: ReceivedRequest[] = []
const stored = new Map<string, string>()
const page = { cookies: new Set<string>() }
let answer: (response: ServerResponse) => void

/** A backend over the network that answers as the test says and records its requests. */
const backend = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  request.on('end', () => {
    const { method, url = '', headers } = request
    asked.push({ method, path: url, authorization: headers.authorization, body: text ? JSON.parse(text) : undefined })
    answer(response)
  })
})

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

let calls: typeof Calls

beforeAll(async () => {
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  const apiBase = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  // What a page gives its script: the API's base URL, storage, cookies.
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === 'app-config' ? { textContent: JSON.stringify({ apiBase, extensions: false }) } : null,
    get cookie() {
      return [...page.cookies].map((name) => `${name}=x`).join('; ')
    },
    set cookie(line: string) {
      if (/path=\/;.*1970/.test(line)) page.cookies.delete(line.split('=', 1)[0] ?? '')
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  calls = await import('./calls.ts')
})

afterAll(() => {
  vi.unstubAllGlobals()
  backend.close()
})

beforeEach(() => {
  asked.length = 0
  stored.clear()
  page.cookies.clear()
})

const credentials = { username: 'proprietaire', password: 'Potager#2026' }
const auth = { accessToken: 'a1', refreshToken: 'r1' }

describe('sign-in', () => {
  it('sends both fields and the role, and keeps all that comes back [LOG-03] [LOG-04] [LOG-05] [AUT-01] [AUT-03] [AUT-05] [ROL-03]', async () => {
    answer = json(200, { ...auth, displayName: 'Ana' })
    expect(await calls.requestSignIn(credentials)).toEqual({ ok: true, to: '/' })
    const body = { ...credentials, role: 'RESTAURANT_OWNER' }
    expect(asked).toEqual([{ method: 'POST', path: '/authentification/login', authorization: undefined, body }])
    expect(JSON.parse(stored.get('auth-storage') ?? '')).toEqual({
      state: { authData: { ...auth, displayName: 'Ana', username: credentials.username } },
      version: 0,
    })
  })

  it('sends what was typed as it is, however short [LOG-02]', async () => {
    answer = json(200, auth)
    await calls.requestSignIn({ username: ' ', password: '1' })
    expect(asked[0]?.body).toMatchObject({ username: ' ', password: '1' })
  })

  it.each([
    [401, { message: 'autre chose' }, "Vous n'avez pas le droit d'accéder à la plateforme."],
    [400, { message: 'autre chose' }, 'Identifiants incorrects. Veuillez réessayer.'],
    [429, { message: 'Patientez 30 secondes.' }, 'Patientez 30 secondes.'],
    [500, {}, 'Erreur lors de la connexion.'],
  ])(
    'gives the message for a %i and stores no session [LOG-08] [LOG-09] [LOG-10] [LOG-11]',
    async (status, body, message) => {
      answer = json(status, body)
      expect(await calls.requestSignIn(credentials)).toEqual({ ok: false, message, fields: {} })
      expect(stored.has('auth-storage')).toBe(false)
    },
  )

  it('never answers a refusal with a refresh [LOG-12]', async () => {
    stored.set('auth-storage', JSON.stringify({ state: { authData: auth }, version: 0 }))
    answer = json(401, {})
    await calls.requestSignIn(credentials)
    expect(asked.map(({ path }) => path)).toEqual(['/authentification/login'])
    expect(asked[0]?.authorization).toBeUndefined()
  })

  it('gives a network message if the connection fails', async () => {
    answer = (response) => response.destroy()
    const sent = await calls.requestSignIn(credentials)
    expect(sent).toMatchObject({ ok: false, message: expect.stringContaining('réseau') })
  })
})

describe('sign-out', () => {
  it('tells the server, then leaves nothing behind [AUT-07] [AUT-08] [AUT-09] [AUT-10] [AUT-02]', async () => {
    stored.set('auth-storage', JSON.stringify({ state: { authData: auth }, version: 0 }))
    stored.set('authToken', 'old')
    stored.set('refreshToken', 'old')
    page.cookies.add('seen').add('lang')
    answer = (response) => response.writeHead(204).end()
    await calls.leaveSession()
    expect(asked).toMatchObject([{ path: '/authentification/logout', body: { refreshToken: 'r1' } }])
    expect(JSON.parse(stored.get('auth-storage') ?? '')).toEqual({ state: { authData: null }, version: 0 })
    expect([...stored.keys()]).toEqual(['auth-storage'])
    expect(page.cookies.size).toBe(0)
  })

  it('happens all the same when the server does not answer, which is only logged [AUT-12]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    stored.set('auth-storage', JSON.stringify(auth))
    answer = (response) => response.destroy()
    await calls.leaveSession()
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.parse(stored.get('auth-storage') ?? '')).toEqual({ state: { authData: null }, version: 0 })
    log.mockRestore()
  })
})

describe('sign-out with changes that were not sent', () => {
  const moves = JSON.stringify([{ id: 'a', to: 'READY' }])

  it.each([true, false])('asks for confirmation, and happens only if that is accepted: %s', async (accepted) => {
    const signedIn = JSON.stringify({ ...auth, username: 'gerant' })
    stored.set('auth-storage', signedIn)
    stored.set(queueKey('gerant'), moves)
    const said: string[] = []
    vi.stubGlobal('confirm', (words: string) => said.push(words) > 0 && accepted)
    answer = (response) => response.writeHead(204).end()
    expect(await calls.leaveSession()).toBe(accepted)
    expect(said).toEqual([expect.stringContaining('1 changement de commande')])
    expect(asked).toHaveLength(accepted ? 1 : 0)
    expect(stored.get('auth-storage') === signedIn).toBe(!accepted)
    expect(stored.get(queueKey('gerant'))).toBe(moves)
  })
})

describe('registration', () => {
  const registration = {
    username: 'ana_b',
    email: 'ana@example.org',
    firstName: 'Ana',
    lastName: 'Béziers',
    password: 'Potager#2026',
    confirmPassword: 'Potager#2026',
  }

  it('sends the role and never the confirmation, and signs nobody in [REG-17] [REG-18] [REG-20]', async () => {
    answer = json(201, { id: '1' })
    expect(await calls.signUp(registration)).toEqual({ ok: true })
    const { confirmPassword: _, ...body } = registration
    expect(asked).toMatchObject([
      { method: 'POST', path: '/authentification', body: { ...body, role: 'RESTAURANT_OWNER' } },
    ])
    expect(asked[0]?.body).not.toHaveProperty('confirmPassword')
    expect(stored.has('auth-storage')).toBe(false)
  })

  it('gives the server’s words, to their fields too, or its own when there are none [REG-21]', async () => {
    answer = json(400, { message: 'Déjà pris', errors: { username: 'Ce nom est pris' } })
    expect(await calls.signUp(registration)).toEqual({
      ok: false,
      message: 'Déjà pris',
      fields: { username: 'Ce nom est pris' },
    })
    answer = json(500, {})
    expect(await calls.signUp(registration)).toMatchObject({ message: 'Erreur lors de la création du compte' })
  })

  it('gives the message of a field in place of a general validation message', async () => {
    answer = json(400, { message: 'Erreur de validation', errors: { username: 'Ce nom est pris' } })
    expect(await calls.signUp(registration)).toMatchObject({ message: 'Ce nom est pris' })
  })
})

describe('the list of restaurants, reloaded', () => {
  it('is asked for without a token even when someone is signed in [HOM-05]', async () => {
    stored.set('auth-storage', JSON.stringify({ state: { authData: auth }, version: 0 }))
    answer = json(200, [{ id: 'r1', name: 'La Fève Tonka', numberPlace: 64 }])
    expect(await calls.loadAgain({ name: 'home' })).toMatchObject({
      restaurants: { ok: true, value: [{ id: 'r1', seats: 64 }] },
    })
    expect(asked).toMatchObject([{ path: '/notprotected/restaurant' }])
    expect(asked[0]?.authorization).toBeUndefined()
  })

  it('gives the server’s message if it fails again [HOM-07]', async () => {
    answer = json(503, { message: 'plus tard' })
    expect(await calls.loadAgain({ name: 'home' })).toMatchObject({ restaurants: { ok: false, message: 'plus tard' } })
  })
})

it('a page loaded in the browser takes its current time from the date of the answers [CLK-03]', async () => {
  onTestFinished(() => setServerClock(0))
  const at = Date.now() - 26 * 3_600_000
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', date: new Date(at).toUTCString() }
  answer = (response) => response.writeHead(200, headers).end('[]')
  const state = await calls.loadAgain({ name: 'home' })
  expect('now' in state && Math.abs(state.now - at)).toBeLessThan(5000)
})
