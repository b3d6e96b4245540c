import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flawsInBoth, type Schemes } from './harness/axe.ts'
import { newVisitor, openBrowser, signIn } from './harness/browser.ts'
import { fetchCalm } from './harness/calm.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

const publicPages = [
  '/',
  '/menus',
  '/login',
  '/register',
  '/assistant',
  '/mentions-legales',
  '/confidentialite',
  '/nulle-part',
]
/** The lists of the console are looked at there. */
const backOfficePages = [
  '/dashboard',
  '/create-order',
  '/create-dish',
  '/create_restaurant',
  '/reservations',
  '/create-reservation',
  '/manage-reservations',
  '/event-requests',
  '/create-event-request',
  '/manage-event-requests',
  '/chatbot/diseases',
]

/** Nothing under way any more, and the page's own content there. */
async function settled(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Chargement...').count()).toBe(0)
}

describe.each<{ width: number; schemes: Schemes }>([
  { width: 360, schemes: ['light', 'dark'] },
  { width: 1366, schemes: ['dark', 'light'] },
])('at $width px', ({ width, schemes }) => {
  let context: BrowserContext
  let page: Page
  let problems: string[]

  beforeAll(async () => {
    ;({ context, page, problems } = await newVisitor(browser, server.url, { viewport: { width, height: 780 } }))
    // Open for good, the stream of changes would keep the network from ever being idle.
    await context.route('**/api/changes', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
  })

  afterAll(() => context.close())

  async function flawsAt(path: string) {
    const [first, second] = schemes
    await page.emulateMedia({ colorScheme: first })
    await settled(page, path)
    return [...(await flawsInBoth(page, second)), ...problems.splice(0)]
  }

  describe('a public page fits, speaks to everybody and logs no error, light and dark [RTE-01] [RTE-02] [RTE-03] [RTE-04] [RTE-05]', () => {
    it.each(publicPages)('%s', async (path) => {
      expect(await flawsAt(path)).toEqual([])
    })

    it('of a restaurant', async () => {
      await page.goto('/')
      const path = await page.getByRole('link', { name: 'Voir' }).first().getAttribute('href')
      expect(await flawsAt(path ?? '')).toEqual([])
    })
  })

  describe('a page of the back-office fits, speaks to everybody and logs no error, light and dark [RTE-06] [RTE-07] [RTE-08] [RTE-09]', () => {
    beforeAll(() => signIn(page, 'gerant'))
    it.each(backOfficePages)('%s', async (path) => {
      expect(await flawsAt(path)).toEqual([])
    })
  })
})

it('the home is readable without JavaScript [GEN-04] [HOM-01] [HOM-02] [HOM-04] [HOM-15]', async () => {
  const { page, context } = await newVisitor(browser, server.url, { javaScriptEnabled: false })
  await page.goto('/')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Potager')
  await page
    .getByText(/végétarien/i)
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 2, name: 'Nos restaurants' }).waitFor()
  const restaurants = await (await fetchCalm(`${server.url}/api/notprotected/restaurant`)).json()
  expect(restaurants.length).toBeGreaterThanOrEqual(6)
  await expect.poll(() => page.getByRole('article').count()).toBe(restaurants.length)
  await page
    .getByRole('contentinfo')
    .getByText(/© 2025 .*Tous droits réservés\./)
    .waitFor()
  await expect.poll(() => page.getByRole('link', { name: '+ Créer un restaurant' }).count()).toBe(0)
  await context.close()
})
