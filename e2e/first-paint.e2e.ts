import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { scriptsOf, withheldScripts } from './harness/page.ts'
import { foreign } from './harness/server.ts'

test.use({ user: 'gerant' })

const parts = [
  'nav[aria-label="Navigation principale"]',
  'nav a[aria-current]',
  'aside',
  'aside nav a',
  'aside button',
  'aside select',
  '[data-bar]',
  '[data-bar] a:nth-child(4)',
  '[data-bar] button',
  'main',
]

/** The boxes of the frame's parts; of the page's container only its origin. */
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

test.describe('the document of the back-office', () => {
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 768],
    ['light', 1366],
  ] as const) {
    test(`renders its frame before any script, where the application then has it: ${colorScheme}, ${width} px`, {
      tag: width === 768 ? [] : '@full',
    }, async ({ newMember }) => {
      const viewport = { width, height: 800 }
      const { page, problems } = await newMember('gerant', { colorScheme, viewport })
      for (const path of ['/dashboard', '/console/reservations', '/chatbot/reports']) {
        const release = await withheldScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('main[aria-busy=true]').getByRole('status')).toBeAttached()
        await page.evaluate(() => document.fonts.ready)
        await expect(page).toHaveTitle('Potager')
        expect(await inkOf(page)).toBe(colorScheme === 'dark' ? '#141A16' : '#FAF6EC')
        const before = await placesOf(page)
        release()
        await expect(page.locator('main[aria-busy=false]')).toBeVisible()
        expect(await placesOf(page), path).toEqual(before)
        await page.unrouteAll({ behavior: 'wait' })
      }
      expect(problems).toEqual([])
    })
  }

  test('keeps the look that was chosen, whatever the system asks for', { tag: '@full' }, async ({ newMember }) => {
    const { page } = await newMember('gerant', { colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'))
    const release = await withheldScripts(page)
    await page.goto('/orders', { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeVisible()
    expect(await inkOf(page)).toBe('#141A16')
    await expect(page.getByLabel('Apparence', { exact: true })).toHaveValue('dark')
    release()
  })

  test('has no navigation for the service in kitchen mode, and has it on other pages', { tag: '@full' }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('potager-preferences.gerant', '{"kitchen":true}'))
    const release = await withheldScripts(page)
    await page.goto('/service', { waitUntil: 'commit' })
    const navigation = page.getByRole('navigation')
    await expect(page.locator('main[aria-busy=true]').getByRole('status')).toBeAttached()
    await expect(navigation).toHaveCount(0)
    release()
    await expect(page.locator('main[aria-busy=false] h1')).toBeVisible()
    await expect(navigation).toHaveCount(0)
    await page.getByRole('button', { name: 'Quitter le mode cuisine' }).click()
    await expect(navigation).toHaveCount(2)
    await page.goto('/dashboard')
    await expect(navigation).toHaveCount(2)
  })

  test('redirects a signed-out visitor before any script, without showing the frame', async ({ newVisitor }) => {
    const { page } = await newVisitor()
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
  })
})

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

/** The pages of which `npm test` looks at the first data; the full run looks at all. */
const first = ['/dashboard', '/create-order', '/manage-reservations', '/console/reviews']

test.describe('the first data', () => {
  test.skip(foreign, 'asks for more than the specification has')

  for (const path of [
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
    '/console/event-requests',
    '/console/reviews',
    '/console/diseases',
    '/console/sessions',
    '/console/reports',
  ]) {
    test(`of ${path} is asked for once, by the document, and the page takes it`, {
      tag: first.includes(path) ? [] : '@full',
    }, async ({ page, problems }) => {
      const reads = readsOf(page)
      const release = await withheldScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('main')).toBeVisible()
      const ahead = await firstCalls(page)
      expect(ahead).not.toEqual([])
      // Side by side: in whichever order.
      await expect.poll(() => reads.toSorted()).toEqual(ahead.toSorted())
      release()
      await expect(page.locator('main[aria-busy=false]')).toBeVisible()
      await page.waitForLoadState('load')
      await expect.poll(() => page.evaluate(() => window.ahead?.first?.answers.size)).toBe(0)
      expect(reads.filter((read) => ahead.includes(read)).toSorted()).toEqual(ahead.toSorted())
      expect(problems).toEqual([])
    })
  }

  test('is not requested with an expired token', { tag: '@full' }, async ({ page }) => {
    const expired = `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.x`
    await page.addInitScript((accessToken) => {
      localStorage.setItem('auth-storage', JSON.stringify({ state: { authData: { accessToken } }, version: 0 }))
    }, expired)
    const reads = readsOf(page)
    await withheldScripts(page)
    await page.goto('/orders', { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeVisible()
    expect(await firstCalls(page)).toHaveLength(1)
    expect(reads).toEqual([])
  })
})

test.describe('scripts', () => {
  for (const path of ['/dashboard', '/orders']) {
    test(`of ${path} are at most twelve, all named by the document`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('main')).toBeVisible()
      const named = await scriptsOf(page)
      expect(named.length).toBeLessThanOrEqual(12)
      // The row needs no other scripts.
      await page.route('**/assets/*.js', (route) =>
        named.includes(route.request().url()) ? route.continue() : route.abort(),
      )
      // Nor does the row wait for style sheets that are inlined in the document.
      const styles: string[] = []
      page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()))
      await page.reload({ waitUntil: 'commit' })
      const row = page.locator('main').getByRole('article').or(page.locator('tbody tr')).first()
      await expect(row).toBeVisible()
      const printed = await page
        .locator('link[type=none]')
        .evaluateAll((links: HTMLLinkElement[]) => links.map((l) => l.href))
      expect(printed).not.toEqual([])
      expect(styles.filter((url) => printed.includes(url))).toEqual([])
      // Whatever loads after the row fails alone.
      if (path === '/dashboard') await expect(page.getByRole('alert').getByText('n’a pas pu être lu')).toBeVisible()
      await expect(row).toBeVisible()
    })
  }

  test('that fail to load show an error with a working retry', async ({ page }) => {
    await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/orders', { waitUntil: 'commit' })
    const alert = page.getByRole('alert')
    await expect(alert.getByText('La page n’a pas pu être chargée.')).toBeVisible()
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('that are late show a notice within ten seconds, and the page still opens when they arrive', {
    tag: '@full',
  }, async ({ page }) => {
    const release = await withheldScripts(page)
    await page.clock.install()
    await page.goto('/orders', { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alert').getByText('La page tarde à venir.')).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('of another page that fail later show an error with a reload in that page’s place', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.route('**/assets/dishes-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Plats' }).click()
    const reload = page.getByRole('alert').getByRole('button', { name: 'Recharger la page' })
    await expect(reload).toBeVisible()
    await page.unrouteAll()
    await reload.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plats' })).toBeVisible()
    await expect(page).toHaveURL('/dishes')
  })
})
