import type { BrowserContext, Page, Request } from '@playwright/test'
import { authMessages } from '@potager/domain/messages'
import { colleague } from './harness/api.ts'
import { fillCredentials, PASSWORD, signIn } from './harness/credentials.ts'
import { expect, ownServer } from './harness/fixtures.ts'
import { type Server, startServer } from './harness/server.ts'
import { expectNoToast, readToast } from './harness/toast.ts'

const TTL_SECONDS = 4

const test = ownServer(() => startServer({ ACCESS_TOKEN_TTL: String(TTL_SECONDS) }))
test.use({ user: 'gerant' })

type Auth = { accessToken: string; refreshToken: string }
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))
const authOf = async (page: Page): Promise<Auth> => (await stored(page)).state.authData
const signedOut = { state: { authData: null }, version: 0 }

/** Waits until the server rejects the page's access token. */
async function untilExpired(page: Page, server: Server): Promise<void> {
  const { accessToken } = await authOf(page)
  const headers = { authorization: `Bearer ${accessToken}` }
  await expect.poll(async () => (await fetch(`${server.url}/api/menu/order`, { headers })).status).toBe(401)
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Se déconnecter' })

async function openWaitingOrder(page: Page, server: Server) {
  const { id } = await (await colleague(server)).takeOrder()
  // Block the stream of changes: it would notice the session first, and each reconnection refetches. These journeys are
  // about the user's next action.
  await page.context().route('**/api/changes', () => {})
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: new RegExp(id.slice(-6)) })
  await expect(card).toBeVisible()
  await expect(page.locator('section[aria-label="Ce qui attend"][aria-busy="false"]')).toBeVisible()
  return { card, confirm: card.getByRole('button', { name: /^Confirmer/ }) }
}

function requestsOf(page: Page | BrowserContext, path: string): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => request.url().includes(path) && seen.push(request))
  return seen
}

test.describe('an access token that expired', () => {
  test('is renewed once, and the action done with its usual toast [AUT-06] [AUT-13] [AUT-14] [AUT-15] [AUT-20]', async ({
    page,
    server,
    problems,
  }) => {
    const { card, confirm } = await openWaitingOrder(page, server)
    const before = await authOf(page)
    await untilExpired(page, server)
    const moves = requestsOf(page, '/menu/order/status/')
    const refreshes = requestsOf(page, '/authentification/refreshToken')
    await confirm.click()
    await readToast(page, 'Statut mis à jour avec succès')
    await expect(card.getByText('Confirmée', { exact: true })).toBeVisible()

    const after = await authOf(page)
    expect(after.accessToken).not.toBe(before.accessToken)
    expect(refreshes.map((request) => request.postDataJSON())).toEqual([{ refreshToken: before.refreshToken }])
    const sent = await Promise.all(
      moves.map(async (request) => [
        request.method(),
        request.url(),
        request.postData(),
        (await request.response())?.status(),
      ]),
    )
    expect(sent.map((one) => one.at(-1))).toEqual([401, 200])
    expect(sent[0]?.slice(0, 3)).toEqual(sent[1]?.slice(0, 3))
    expect(moves.map((request) => request.headers().authorization)).toEqual([
      `Bearer ${before.accessToken}`,
      `Bearer ${after.accessToken}`,
    ])
    expect(problems).toEqual([])
  })

  test('refused again after the renewal is not renewed a second time [AUT-19]', { tag: '@full' }, async ({
    page,
    server,
  }) => {
    const { confirm } = await openWaitingOrder(page, server)
    await page.route('**/menu/order/status/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Jeton refusé' } }),
    )
    const moves = requestsOf(page, '/menu/order/status/')
    const refreshes = requestsOf(page, '/authentification/refreshToken')
    await confirm.click()
    await readToast(page, 'Jeton refusé')
    expect([moves.length, refreshes.length]).toEqual([2, 1])
    await expect(page).toHaveURL('/dashboard')
  })

  test('whose renewal is refused ends the session, logs it, and returns to the page after signing in [AUT-17] [AUT-18]', async ({
    page,
    server,
    problems,
  }) => {
    const { confirm } = await openWaitingOrder(page, server)
    const { refreshToken } = await authOf(page)
    const elsewhere = await page.request.post('/api/authentification/logout', { data: { refreshToken } })
    expect(elsewhere.ok()).toBe(true)
    await untilExpired(page, server)
    await confirm.click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => stored(page)).toEqual(signedOut)
    expect(problems).toEqual(['Échec du renouvellement du jeton'])
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/dashboard')
  })

  test('without a refresh token ends the session [AUT-16]', { tag: '@full' }, async ({ page, server }) => {
    const { confirm } = await openWaitingOrder(page, server)
    await page.evaluate(() => {
      localStorage.setItem('auth-storage', '{"state":{"authData":{"accessToken":"perdu"}},"version":0}')
    })
    const refreshes = requestsOf(page, '/authentification/refreshToken')
    await confirm.click()
    await page.waitForURL((url) => url.pathname === '/login')
    expect(refreshes).toHaveLength(0)
    await expect.poll(() => stored(page)).toEqual(signedOut)
  })
})

test.describe('signing out of the back-office', () => {
  test('tells the server, empties the browser and leads to /login, remembering no page [AUT-07] [AUT-08] [AUT-09] [AUT-10] [AUT-11]', async ({
    page,
    server,
    problems,
  }) => {
    await openWaitingOrder(page, server)
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'ancien')
      localStorage.setItem('refreshToken', 'ancien')
      document.cookie = 'vu=1; path=/'
    })
    const calls = requestsOf(page, '/authentification/logout')
    let refreshToken = ''
    // What the page reads before it hears that the session is over is refused.
    await page.route('**/authentification/logout', async (route) => {
      refreshToken = (await authOf(page)).refreshToken
      const response = await route.fetch()
      const refused = page.waitForResponse('**/authentification/refreshToken')
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      expect((await refused).ok()).toBe(false)
      await route.fulfill({ response })
    })
    await signOutButton(page).click()
    await page.waitForURL('/login')
    expect(calls.map((request) => request.postDataJSON())).toEqual([{ refreshToken }])
    await expect.poll(() => stored(page)).toEqual(signedOut)
    expect(await page.evaluate(() => [localStorage.authToken, localStorage.refreshToken, document.cookie])).toEqual([
      undefined,
      undefined,
      '',
    ])
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/')
    expect(problems).toEqual([])
  })

  test('works when the call fails, with an error in the console and no toast [AUT-12]', { tag: '@full' }, async ({
    page,
    server,
    problems,
  }) => {
    await openWaitingOrder(page, server)
    await page.route('**/authentification/logout', (route) => route.fulfill({ status: 500, json: {} }))
    await signOutButton(page).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => stored(page)).toEqual(signedOut)
    await expectNoToast(page)
    expect(problems).toHaveLength(1)
  })

  test('in one tab signs out the other', async ({ page, server, context }) => {
    await openWaitingOrder(page, server)
    const other = await context.newPage()
    await other.goto('/create-order')
    await expect(other.getByRole('heading', { level: 1, name: 'Nouvelle commande' })).toBeVisible()
    await signOutButton(page).click()
    await other.waitForURL((url) => url.pathname === '/login')
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => stored(other)).toEqual(signedOut)
    await expect(other.getByText(authMessages.sessionEnded)).toBeVisible()
  })
})

test('another person who signs in in one tab is who the other one is of', async ({ page, server, context }) => {
  await openWaitingOrder(page, server)
  await page.goto('/create-dish')
  await page.getByLabel('Nom du plat').fill('Soupe au pistou')
  const other = await context.newPage()
  await signIn(other, 'admin')
  await expect(page.getByText(/a changé de compte\s: connecté en tant que admin/)).toBeVisible()
  await expect(page.getByLabel('Nom du plat')).toHaveValue('')
})
