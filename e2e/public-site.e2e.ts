import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { tabTo } from './harness/person.ts'
import { gate, scriptsOf, takenOver, withheldScripts } from './harness/scripts.ts'
import { discard, type RunningServer, startServer } from './harness/server.ts'
import { openWhole } from './harness/settled.ts'
import { shiftOf } from './harness/shift.ts'
import { slowDocuments } from './harness/slow-document.ts'

const phone = { width: 360, height: 800 }

test.describe('the public site', () => {
  for (const width of [360, 768, 1366]) {
    test(`has no layout shift at ${width} px, signed in or not, and logs no error`, {
      tag: '@full',
    }, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 800 })
      // Without fonts: their layout shift has a test of its own, below.
      await page.route('**/*.woff2', (route) => route.abort())
      for (const path of ['/', '/menus', '/login']) {
        await openWhole(page, path)
        expect(await shiftOf(page)).toBe(0)
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      await signIn(page, 'proprietaire')
      await openWhole(page, '/')
      expect(await shiftOf(page)).toBeLessThan(0.001)
      expect(problems).toEqual([])
    })
  }

  for (const path of ['/', '/menus', '/register', '/assistant']) {
    test(`${path} loads only the scripts of its document until the first interaction`, {
      tag: path === '/' ? [] : '@full',
    }, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()))
      // A headless browser may have its pointer over the page.
      await page.addInitScript(() => {
        addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true })
      })
      await page.clock.install()
      await page.goto(path)
      const named = await scriptsOf(page)
      await expect.poll(() => fetched).toEqual(expect.arrayContaining(named))
      // Nor after a while without interaction.
      await page.clock.runFor(30_000)
      expect(new Set(fetched)).toEqual(new Set(named))
      const more = page.waitForRequest((request) => request.resourceType() === 'script')
      await page.keyboard.press('Tab')
      await more
    })
  }

  test('unfolds the menu of a phone before its script comes and after, Escape folds it', { tag: '@full' }, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(phone)
    const release = await withheldScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Pages' })
    const way = page.getByRole('link', { name: 'Menus', exact: true })
    await button.click()
    await expect(way).toBeVisible()
    release()
    await takenOver(button)
    await expect(way).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(way).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await way.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notre Menu' })).toBeVisible()
    await expect(way).toBeHidden()
    expect(problems).toEqual([])
  })

  test('folds the menu of a phone when the keyboard leaves it, or follows the brand', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openWhole(page, '/menus')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const items = page.locator('nav [popover]')
    await page.getByRole('button', { name: 'Pages' }).focus()
    await press('Enter', 'Tab', 'Tab', 'Tab')
    await expect(items).toBeVisible()
    await expect(items.getByRole('link', { name: 'Connexion' })).toBeFocused()
    await press('Tab', 'Tab')
    await expect(items).toBeHidden()
    await expect(page.locator('main').locator(':focus')).toHaveCount(1)
    // From another page first, then from the page itself.
    for (const from of ['/menus', '/']) {
      await expect(page).toHaveURL(from)
      await page.getByRole('button', { name: 'Pages' }).focus()
      await press('Enter', 'Shift+Tab')
      await expect(items).toBeVisible()
      await expect(page.getByRole('link', { name: 'Potager' }).first()).toBeFocused()
      await press('Enter')
      await expect(items).toBeHidden()
      await page.waitForURL((url) => url.pathname === '/')
    }
  })

  test('closes « Chatbot Véto » on Escape, and the menu of a phone around it on the next Escape', {
    tag: '@full',
  }, async ({ newMember }) => {
    const { page } = await newMember('gerant', { viewport: phone })
    await openWhole(page, '/menus')
    const fold = page.getByRole('button', { name: 'Pages' })
    const chatbot = page.getByRole('button', { name: 'Chatbot Véto' })
    await fold.focus()
    await page.keyboard.press('Enter')
    await tabTo(page, chatbot)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(chatbot).toHaveAttribute('aria-expanded', 'false')
    await expect(chatbot).toBeVisible()
    await expect(chatbot).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chatbot).toBeHidden()
    await expect(fold).toBeFocused()
  })

  test('has no layout shift while a document arrives bit by bit', { tag: '@full' }, async ({ newVisitor, server }) => {
    const slow = await slowDocuments(server.url)
    for (const path of ['/', '/menus', '/login', '/register', '/assistant']) {
      const { page } = await newVisitor({ baseURL: slow.url, viewport: phone })
      await page.goto(path)
      // A link at the right edge of a card shifts by its last letters when they wrap: 0.00003.
      expect(await shiftOf(page), path).toBeLessThan(0.001)
    }
    slow.server.close()
  })

  test('needs no script: restaurants, hours, dishes and the way between them [GEN-04] [HOM-14]', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false, viewport: phone })
    await page.goto('/')
    await page.getByRole('article', { name: 'La Fève Tonka' }).getByRole('link', { name: 'Voir' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'La Fève Tonka' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(7)
    const follow = async (name: string) => {
      await page.getByRole('button', { name: 'Pages' }).click()
      await page.getByRole('link', { name, exact: true }).click()
    }
    await follow('Menus')
    await expect(page.getByRole('heading', { level: 1, name: 'Notre Menu' })).toBeVisible()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(30)
    await follow('Accueil')
    await expect(page).toHaveURL('/')
  })
})

test.describe('another backend that fails for a while', () => {
  let broken = true
  const backend = createServer((_request, response) => {
    const [status, body] = broken ? [500, {}] : [200, [{ id: 'r1', name: 'Le Retour', numberPlace: 40 }]]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  let front: RunningServer

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
    const { port } = backend.address() as AddressInfo
    front = await startServer({ API_BASE_URL: `http://127.0.0.1:${port}` })
  })

  test.afterAll(async () => {
    if (front) await discard(front)
    backend.close()
  })

  test('shows an error with a retry, which loads the restaurants once it recovers [HOM-05] [HOM-06] [HOM-07] [HOM-09]', async ({
    page,
  }) => {
    await page.goto(front.url)
    await expect(page.getByText('Une erreur est survenue lors du chargement.')).toBeVisible()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    const { opened: held, open: answer } = gate()
    await page.route('**/api/notprotected/restaurant', async (route) => {
      await held
      await route.continue()
    })
    await retry.click()
    await expect(page.getByText('Chargement des restaurants...')).toBeVisible()
    answer()
    await expect(retry).toBeVisible()
    broken = false
    await retry.click()
    await expect(page.getByRole('article', { name: 'Le Retour' }).getByText('40 places')).toBeVisible()
    await expect(retry).toHaveCount(0)
  })
})
