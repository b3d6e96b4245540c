import type { BrowserContextOptions, Page } from '@playwright/test'

const PATIENCE = 30_000

/** Fetches without a page; retries while a server is too busy just after its start. */
export async function fetchCalm(url: string, init?: RequestInit): Promise<Response> {
  const limit = Date.now() + PATIENCE
  let response = await fetch(url, init)
  while (response.status === 503 && Date.now() < limit) {
    await new Promise((wait) => setTimeout(wait, 250))
    response = await fetch(url, init)
  }
  return response
}

export const PASSWORD = 'Potager#2026'

/** A password strong enough for a new account; the demonstration's is too common. */
export const NEW_PASSWORD = 'Tr0ubadour&3-vert'

type AuthData = { accessToken: string; refreshToken: string }

/** Signs in without a page. Throws when refused. */
export async function authenticate(baseURL: string, username: string, password = PASSWORD): Promise<AuthData> {
  const response = await fetchCalm(`${baseURL}/api/authentification/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, role: 'RESTAURANT_OWNER' }),
  })
  if (!response.ok) throw new Error(`Signing in as ${username} failed: ${response.status} ${await response.text()}`)
  return (await response.json()) as AuthData
}

/** The browser storage of a user who is signed in, to be found where the browser opens the site. */
export async function storedSession(
  baseURL: string,
  username: string,
  origin = baseURL,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const value = JSON.stringify({ state: { authData: await authenticate(baseURL, username) }, version: 0 })
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'auth-storage', value }] }] }
}

/** Signs in through the form and waits for success. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await fillCredentials(page, username, password)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Submits the credentials without waiting for the outcome. */
export async function fillCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}
