import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { colleague } from './harness/api.ts'
import { fillCredentials, openBrowser, PASSWORD } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { ownServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const TTL_SECONDS = 4

const browser = await openBrowser()
const server = await ownServer({ ACCESS_TOKEN_TTL: String(TTL_SECONDS) })

type Auth = { accessToken: string; refreshToken: string }
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))
const authOf = async (page: Page): Promise<Auth> => (await stored(page)).state.authData
const signedOut = { state: { authData: null }, version: 0 }

/** Waits until the server no longer takes the page's access token. */
async function untilExpired(page: Page): Promise<void> {
  const { accessToken } = await authOf(page)
  const headers = { authorization: `Bearer ${accessToken}` }
  await expect
    .poll(async () => (await fetch(`${server.url}/api/menu/order`, { headers })).status, { interval: 250 })
    .toBe(401)
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Se déconnecter' })

/** Signed in, on the desk, with an order that waits there. */
async function onTheDesk() {
  const { id } = await (await colleague(server)).takeOrder()
  const visitor = await newMember(browser, server.url)
  // The stream of changes would find out about the session first, and each new one makes the page read again: it never
  // opens here, because these journeys are about what a person does next.
  await visitor.context.route('**/api/changes', () => {})
  await visitor.page.goto('/dashboard')
  const card = visitor.page.getByRole('article', { name: new RegExp(id.slice(-6)) })
  await card.waitFor()
  await visitor.page.locator('section[aria-label="Ce qui attend"][aria-busy="false"]').waitFor()
  return { ...visitor, card, confirm: card.getByRole('button', { name: /^Confirmer/ }) }
}

function requestsOf(page: Page | BrowserContext, path: string): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => request.url().includes(path) && seen.push(request))
  return seen
}

describe('an access token that expired', () => {
  it('is renewed once and the action done, told as any other [AUT-06] [AUT-13] [AUT-14] [AUT-15] [AUT-20]', async () => {
    const { page, context, card, confirm, problems } = await onTheDesk()
    const before = await authOf(page)
    await untilExpired(page)
    const moves = requestsOf(page, '/menu/order/status/')
    const refreshes = requestsOf(page, '/authentification/refreshToken')
    await confirm.click()
    await readToast(page, 'Statut mis à jour avec succès')
    await card.getByText('Confirmée', { exact: true }).waitFor()

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
    await context.close()
  })

  it('refused again after the renewal is not renewed a second time [AUT-19]', async () => {
    const { page, context, confirm } = await onTheDesk()
    await page.route('**/menu/order/status/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Jeton refusé' } }),
    )
    const moves = requestsOf(page, '/menu/order/status/')
    const refreshes = requestsOf(page, '/authentification/refreshToken')
    await confirm.click()
    await readToast(page, 'Jeton refusé')
    expect([moves.length, refreshes.length]).toEqual([2, 1])
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await context.close()
  })

  it('whose renewal is refused ends the session at /login, says so in the console and comes back [AUT-17] [AUT-18]', async () => {
    const { page, context, confirm, problems } = await onTheDesk()
    const { refreshToken } = await authOf(page)
    const elsewhere = await page.request.post('/api/authentification/logout', { data: { refreshToken } })
    expect(elsewhere.ok()).toBe(true)
    await untilExpired(page)
    await confirm.click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => stored(page)).toEqual(signedOut)
    expect(problems).toEqual(['Échec du renouvellement du jeton'])
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/dashboard')
    await context.close()
  })

  it('that nothing can renew ends the session too [AUT-16]', async () => {
    const { page, context, confirm } = await onTheDesk()
    await page.evaluate(() => {
      localStorage.setItem('auth-storage', '{"state":{"authData":{"accessToken":"perdu"}},"version":0}')
    })
    const refreshes = requestsOf(page, '/authentification/refreshToken')
    await confirm.click()
    await page.waitForURL((url) => url.pathname === '/login')
    expect(refreshes).toHaveLength(0)
    await expect.poll(() => stored(page)).toEqual(signedOut)
    await context.close()
  })
})

describe('signing out of the back-office', () => {
  it('tells the server, empties the browser and leads to /login, remembering no page [AUT-07] [AUT-08] [AUT-09] [AUT-10] [AUT-11]', async () => {
    const { page, context, problems } = await onTheDesk()
    const { refreshToken } = await authOf(page)
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'ancien')
      localStorage.setItem('refreshToken', 'ancien')
      document.cookie = 'vu=1; path=/'
    })
    const calls = requestsOf(page, '/authentification/logout')
    await signOutButton(page).click()
    await page.waitForURL((url) => url.pathname === '/login')
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
    await context.close()
  })

  it('works when the call fails, which only the console tells [AUT-12]', async () => {
    const { page, context, problems } = await onTheDesk()
    await page.route('**/authentification/logout', (route) => route.fulfill({ status: 500, json: {} }))
    await signOutButton(page).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => stored(page)).toEqual(signedOut)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    expect(problems).toHaveLength(1)
    await context.close()
  })

  it('in one tab signs out the other', async () => {
    const { page, context } = await onTheDesk()
    const other = await context.newPage()
    await other.goto('/create-order')
    await other.getByRole('heading', { level: 1, name: 'Nouvelle commande' }).waitFor()
    await signOutButton(page).click()
    await other.waitForURL((url) => url.pathname === '/login')
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => stored(other)).toEqual(signedOut)
    await context.close()
  })
})
