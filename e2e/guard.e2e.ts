import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleague } from './harness/api.ts'
import { fillCredentials, newVisitor, openBrowser, PASSWORD } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { discard, type RunningServer, startServer } from './harness/server.ts'

let browser: Browser
let server: RunningServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer()])
})

afterAll(async () => {
  await browser?.close()
  if (server) await discard(server)
})

const visitor = (options = {}) => newVisitor(browser, server.url, options)
const addressOf = (page: Page) => page.url().slice(server.url.length)

/** Every page the browser showed as a document, in order. */
function documentsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.push(new URL(frame.url()).pathname))
  return seen
}

describe('the guard', () => {
  it('leads whoever is not signed in to /login within two seconds, and back to the page with its query [RTE-06] [RTE-24] [RTE-25]', async () => {
    const { page, context, problems } = await visitor()
    const since = Date.now()
    await page.goto('/dashboard?statut=READY', { waitUntil: 'commit' })
    await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' })
    expect(Date.now() - since).toBeLessThan(2000)
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' }).waitFor()
    expect(addressOf(page)).toBe('/dashboard?statut=READY')
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    ['an object without access token', '{"state":{"authData":{"refreshToken":"r"}},"version":0}'],
    ['signed out', '{"state":{"authData":null},"version":0}'],
    ['text that is no JSON', '{"state":{"authData":{"acc'],
    ['JSON of another kind', '[1,2,3]'],
  ])('takes %s for signed out, on both applications [RTE-26] [AUT-04]', async (_name, stored) => {
    const { page, context, problems } = await visitor()
    await context.addInitScript((value) => {
      if (!sessionStorage.getItem('seen')) localStorage.setItem('auth-storage', value)
      sessionStorage.setItem('seen', '1')
    }, stored)
    await page.goto('/')
    await page.getByRole('link', { name: 'Connexion' }).waitFor()
    await page.goto('/create-order', { waitUntil: 'commit' })
    await page.waitForURL((url) => url.pathname === '/login')
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/create-order')
    await page.getByRole('heading', { level: 1, name: 'Nouvelle commande' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('stays on a protected page when it is reloaded, without a moment of /login [GEN-12]', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' }).waitFor()
    const documents = documentsOf(page)
    await page.reload()
    await page.getByRole('article').first().waitFor()
    expect(documents).toEqual(['/dashboard'])
    expect(await page.getByLabel('Mot de passe').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('toasts', () => {
  it('come top-right; a success leaves after two seconds, an error after four [GEN-13] [GEN-15] [GEN-16]', async () => {
    const { page, context } = await newMember(browser, server.url)
    const other = await colleague(server)
    const first = await other.takeOrder()
    await page.goto('/dashboard')
    const card = page.getByRole('article', { name: new RegExp(first.id.slice(-6)) })
    const next = (label: string) => card.getByRole('button', { name: label })

    await next('Confirmer').click()
    const success = page.getByRole('status').filter({ hasText: 'Statut mis à jour avec succès' })
    await success.waitFor()
    const box = await success.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 - 60)
    expect(box?.y).toBeLessThan(200)
    const successTime = await timeUntilGone(page, 'status')
    expect(successTime).toBeGreaterThan(1500)
    expect(successTime).toBeLessThan(3000)

    await other.move(first.id, 'CANCELED')
    await next('Mettre en préparation').click()
    await page.getByRole('alert').first().waitFor()
    const errorTime = await timeUntilGone(page, 'alert')
    expect(errorTime).toBeGreaterThan(3300)
    expect(errorTime).toBeLessThan(5500)
    await context.close()
  })
})

async function timeUntilGone(page: Page, role: 'status' | 'alert'): Promise<number> {
  const since = Date.now()
  await page.mouse.move(5, 700)
  await page
    .getByRole(role)
    .filter({ has: page.getByRole('button', { name: 'Fermer' }) })
    .waitFor({ state: 'detached' })
  return Date.now() - since
}
