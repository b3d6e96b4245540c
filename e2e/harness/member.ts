import type { Browser, BrowserContextOptions } from 'playwright-core'
import { newVisitor, PASSWORD } from './browser.ts'

type AuthData = { accessToken: string; refreshToken: string }

const PATIENCE = 30_000

/** Signs in without a page; a server too busy just after its start is asked again. Throws when refused. */
export async function authenticate(baseURL: string, username: string): Promise<AuthData> {
  const limit = Date.now() + PATIENCE
  let response = await askToSignIn(baseURL, username)
  while (response.status === 503 && Date.now() < limit) {
    await new Promise((wait) => setTimeout(wait, 250))
    response = await askToSignIn(baseURL, username)
  }
  if (!response.ok) throw new Error(`Connexion de ${username} : ${response.status} ${await response.text()}`)
  return (await response.json()) as AuthData
}

function askToSignIn(baseURL: string, username: string): Promise<Response> {
  return fetch(`${baseURL}/api/authentification/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, role: 'RESTAURANT_OWNER' }),
  })
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
