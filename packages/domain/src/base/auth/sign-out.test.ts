import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../api/client.ts'
import { AUTH_STORAGE_KEY, queueKey } from './browser-keys.ts'
import { createSessionStore } from './session.ts'
import { endBrowserSession, expireCookies } from './sign-out.ts'
import { unsentWords } from './unsent.ts'

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
