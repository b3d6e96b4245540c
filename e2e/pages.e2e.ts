import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violationsOf } from './harness/axe.ts'
import { newVisitor, openBrowser, signIn } from './harness/browser.ts'
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
const backOfficePages = [
  '/dashboard',
  '/create-order',
  '/create-dish',
  '/create_restaurant',
  '/orders',
  '/dishes',
  '/restaurants',
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

/** The colour behind the page. */
const paperOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor).join(),
  )

/** Waits until colours have stopped changing. */
const still = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((one) => one.finished.catch(() => {})))
  })

type Scheme = 'light' | 'dark'

/** What is wrong with a page opened in one colour scheme and turned to the other, which differs by its colours only. */
async function faultsOf(page: Page, path: string, [first, second]: [Scheme, Scheme]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: first })
  await settled(page, path)
  const faults = await violationsOf(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) faults.push(`défile de ${overflow} px vers la droite`)
  const before = await paperOf(page)
  await page.emulateMedia({ colorScheme: second })
  await expect.poll(() => paperOf(page), { message: `${path} en ${second}` }).not.toBe(before)
  await still(page)
  faults.push(...(await violationsOf(page, ['color-contrast'])).map((fault) => `${second}, ${fault}`))
  return faults.map((fault) => `${path} : ${fault}`)
}

describe.each<{ width: number; schemes: [Scheme, Scheme] }>([
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

  it('the public pages fit, speak to everybody and log no error, light and dark [RTE-01] [RTE-02] [RTE-03] [RTE-04] [RTE-05]', async () => {
    await page.goto('/')
    const restaurant = await page.getByRole('link', { name: 'Voir' }).first().getAttribute('href')
    const faults: string[] = []
    for (const path of [...publicPages, restaurant ?? '']) faults.push(...(await faultsOf(page, path, schemes)))
    expect(faults).toEqual([])
    expect(problems).toEqual([])
  })

  it('the back-office fits, speaks to everybody and logs no error, light and dark [RTE-06] [RTE-07] [RTE-08] [RTE-09]', async () => {
    await signIn(page, 'gerant')
    const faults: string[] = []
    for (const path of backOfficePages) faults.push(...(await faultsOf(page, path, schemes)))
    expect(faults).toEqual([])
    expect(problems).toEqual([])
  })
})

it('the home is readable without JavaScript [GEN-04] [HOM-01] [HOM-02] [HOM-04] [HOM-15]', async () => {
  const { page, context } = await newVisitor(browser, server.url, { javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Potager')
  await page
    .getByText(/végétarien/i)
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 2, name: 'Nos restaurants' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(6)
  await page
    .getByRole('contentinfo')
    .getByText(/© 2025 .*Tous droits réservés\./)
    .waitFor()
  expect(await page.getByRole('link', { name: '+ Créer un restaurant' }).count()).toBe(0)
  await context.close()
})
