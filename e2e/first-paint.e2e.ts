import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, scriptsOf } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { withheldScripts } from './harness/withheld.ts'

const browser = await openBrowser()
const server = sharedServer()

const parts = [
  'nav[aria-label="Navigation principale"]',
  'nav a[aria-current]',
  'aside',
  'aside nav a',
  'aside button',
  'aside select',
  'main',
]

/** Where the parts of the frame are; of what holds the page only where it begins. */
const placesOf = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const found = document.querySelector(selector)
        if (!found) return `${selector} : absent`
        const { x, y, width, height } = found.getBoundingClientRect()
        const shown = [x, y, width, ...(/^(main|aside)$/.test(selector) ? [] : [height])]
        return `${selector} : ${shown.map(Math.round).join(' ')}`
      }),
    parts,
  )

const inkOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).getPropertyValue('--paper'))

describe('the document of the back-office', () => {
  it.each([
    ['light', 360],
    ['dark', 768],
    ['light', 1366],
  ] as const)(
    'draws its frame before any script has come, where the application then has it: %s, %i px',
    async (colorScheme, width) => {
      const viewport = { width, height: 800 }
      const { page, context, problems } = await newMember(browser, server.url, 'gerant', { colorScheme, viewport })
      // Counts beside a place come with the data, and make the strip of a narrow window wider.
      await context.route('**/api/**', (route) => route.abort())
      for (const path of ['/dashboard', '/console/reservations', '/chatbot/reports']) {
        const release = await withheldScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await page.locator('main[aria-busy=true]').getByRole('status').waitFor({ state: 'attached' })
        await page.evaluate(() => document.fonts.ready)
        expect(await page.title()).toBe('Potager')
        expect(await inkOf(page)).toBe(colorScheme === 'dark' ? '#141A16' : '#FAF6EC')
        const before = await placesOf(page)
        release()
        await page.locator('main[aria-busy=false]').waitFor()
        expect(await placesOf(page), path).toEqual(before)
        await page.unrouteAll({ behavior: 'wait' })
      }
      expect(problems).toEqual([])
      await context.close()
    },
  )

  it('keeps the look that was chosen, whatever the system asks for', async () => {
    const { page, context } = await newMember(browser, server.url, 'gerant', { colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'))
    const release = await withheldScripts(page)
    await page.goto('/orders', { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    expect(await inkOf(page)).toBe('#141A16')
    expect(await page.getByLabel('Apparence', { exact: true }).inputValue()).toBe('dark')
    release()
    await context.close()
  })

  it('sends away who is not signed in before any script has come, without showing the frame', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await page.route('**/assets/*.js', () => {})
    const seen: boolean[] = []
    await page.exposeFunction('noteFrame', (shown: boolean) => seen.push(shown))
    await page.addInitScript(() => {
      const { noteFrame } = window as unknown as { noteFrame: (shown: boolean) => void }
      const look = () => {
        const main = document.querySelector('main')
        if (main) noteFrame(main.checkVisibility())
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/orders', { waitUntil: 'commit' })
    await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' })
    expect(seen).not.toContain(true)
    await context.close()
  })
})

/** What was asked of the API by reading, by path with its query. */
function readsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') seen.push(pathname + search)
  })
  return seen
}

const firstCalls = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(document.getElementById('first-calls')?.textContent ?? '[]') as { url: string }[]).map(
      ({ url }) => url,
    ),
  )

describe.skipIf(foreign)('the first data', () => {
  it.each([
    '/dashboard',
    '/dashboard?statut=READY&page=2',
    '/orders',
    '/orders?filter={"status":"PENDING"}&sort=total&order=ASC&page=1&perPage=20',
    '/dishes',
    '/restaurants',
    '/create-order',
    '/reservations',
    '/create-reservation',
    '/manage-reservations',
    '/event-requests',
    '/create-event-request',
    '/manage-event-requests',
    '/chatbot/dashboard',
    '/chatbot/reports',
    '/console/reservations',
    '/console/events',
    '/console/reviews',
    '/console/diseases',
    '/console/sessions',
    '/console/reports',
  ])('of %s is asked for once, by the document, and the page takes it', async (path) => {
    const { page, context, problems } = await newMember(browser, server.url)
    const reads = readsOf(page)
    const release = await withheldScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    const ahead = await firstCalls(page)
    expect(ahead).not.toEqual([])
    await expect.poll(() => reads).toEqual(ahead)
    release()
    await page.locator('main[aria-busy=false]').waitFor()
    await page.waitForLoadState('load')
    await expect.poll(() => page.evaluate(() => window.ahead?.first?.answers.size)).toBe(0)
    expect(reads.filter((read) => ahead.includes(read))).toEqual(ahead)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is not asked for with a token whose time is over', async () => {
    const { page, context } = await newMember(browser, server.url)
    const expired = `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.x`
    await page.addInitScript((accessToken) => {
      localStorage.setItem('auth-storage', JSON.stringify({ state: { authData: { accessToken } }, version: 0 }))
    }, expired)
    const reads = readsOf(page)
    await withheldScripts(page)
    await page.goto('/orders', { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    expect(await firstCalls(page)).toHaveLength(1)
    expect(reads).toEqual([])
    await context.close()
  })
})

describe('scripts', () => {
  it.each(['/dashboard', '/orders'])('of %s are at most twelve, all named by the document', async (path) => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    const named = await scriptsOf(page)
    expect(named.length).toBeLessThanOrEqual(12)
    // With no others there is a row.
    await page.route('**/assets/*.js', (route) =>
      named.includes(route.request().url()) ? route.continue() : route.abort(),
    )
    // Nor does the row wait for style sheets whose text the document has.
    const styles: string[] = []
    page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()))
    await page.reload({ waitUntil: 'commit' })
    const row = page.locator('main').getByRole('article').or(page.locator('tbody tr')).first()
    await row.waitFor()
    const printed = await page
      .locator('link[disabled]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map((l) => l.href))
    expect(printed).not.toEqual([])
    expect(styles.filter((url) => printed.includes(url))).toEqual([])
    // What comes after the row fails alone.
    if (path === '/dashboard') await page.getByRole('alert').getByText('n’a pas pu être lu').waitFor()
    expect(await row.isVisible()).toBe(true)
    await context.close()
  })

  it('that fail are told, with a way to try again that works', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/orders', { waitUntil: 'commit' })
    const alert = page.getByRole('alert')
    await alert.getByText('La page n’a pas pu être chargée.').waitFor()
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor()
    expect(await alert.count()).toBe(0)
    await context.close()
  })

  it('that do not come are told within ten seconds, and the page still comes when they do', async () => {
    const { page, context } = await newMember(browser, server.url)
    const release = await withheldScripts(page)
    await page.goto('/orders', { waitUntil: 'commit' })
    await page.getByRole('alert').getByText('La page tarde à venir.').waitFor({ timeout: 11_000 })
    release()
    await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await context.close()
  })

  it('of another page that fail later are told in its place', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/dashboard')
    await page.getByRole('article').first().waitFor()
    await page.route('**/assets/DishListPage-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Plats' }).click()
    const reload = page.getByRole('alert').getByRole('button', { name: 'Recharger la page' })
    await reload.waitFor()
    await page.unrouteAll()
    await reload.click()
    await page.getByRole('heading', { level: 1, name: 'Plats' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dishes')
    await context.close()
  })
})
