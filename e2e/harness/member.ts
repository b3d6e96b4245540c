import type { Browser, BrowserContextOptions } from 'playwright-core'
import { newVisitor, PASSWORD } from './browser.ts'
import { fetchCalm } from './calm.ts'

type AuthData = { accessToken: string; refreshToken: string }

/** Signs in without a page. Throws when refused. */
export async function authenticate(baseURL: string, username: string): Promise<AuthData> {
  const response = await fetchCalm(`${baseURL}/api/authentification/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, role: 'RESTAURANT_OWNER' }),
  })
  if (!response.ok) throw new Error(`Connexion de ${username} : ${response.status} ${await response.text()}`)
  return (await response.json()) as AuthData
}

/** A page of somebody who signed in earlier: for journeys that are about something else than signing in. */
export async function newMember(
  browser: Browser,
  baseURL: string,
  username = 'gerant',
  options: BrowserContextOptions = {},
) {
  const value = JSON.stringify({ state: { authData: await authenticate(baseURL, username) }, version: 0 })
  const origins = [{ origin: baseURL, localStorage: [{ name: 'auth-storage', value }] }]
  return newVisitor(browser, baseURL, { ...options, storageState: { cookies: [], origins } })
}
