import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { gate, openWhole, scriptsOf, shiftOf, tabTo, takenOver, withheldScripts } from './harness/page.ts'
import { discard, type RunningServer, startServer } from './harness/server.ts'

const BIT = 700

async function pass(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const policy = answer.headers.get('content-security-policy')
  response.writeHead(answer.status, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) })
  const body = Buffer.from(await answer.arrayBuffer())
  const start = type.startsWith('text/html') ? body.indexOf('<body') : body.length
  response.write(body.subarray(0, start))
  for (let at = start; at < body.length; at += BIT) {
    response.write(body.subarray(at, at + BIT))
    await sleep(40)
  }
  response.end()
}

/** A proxy that sends documents bit by bit, as over a poor network, and everything else at once. */
async function slowDocuments(origin: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    pass(origin + request.url, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

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

function documentsOf(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  return () => documents
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The distance between the notice with this text and the element above it. */
function gapAbove(said: Element): number {
  const notice = said.closest('[role=status]') as HTMLElement
  const above = [...document.querySelectorAll('header, main a')].map((one) => one.getBoundingClientRect().bottom)
  return notice.getBoundingClientRect().top - Math.max(...above)
}

test.describe('from one public page to the next', () => {
  test('nothing is loaded anew: title, focus, place and history follow [RTE-01] [RTE-02] [RTE-05]', async ({
    page,
    problems,
  }) => {
    const documents = documentsOf(page)
    await page.goto('/')
    const see = page.getByRole('link', { name: /^Voir/ }).last()
    await see.scrollIntoViewIfNeeded()
    const height = await page.evaluate(() => scrollY)
    expect(height).toBeGreaterThan(0)
    const name = await page.getByRole('article').last().getByRole('heading').innerText()
    await see.click()
    await heading(page, name)
    await expect(page).toHaveTitle(`${name} · Potager`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#contenu')).toBeFocused()

    await page.getByRole('link', { name: 'Menus' }).click()
    await heading(page, 'Notre Menu')
    await page.goBack()
    await heading(page, name)
    await page.goBack()
    await heading(page, 'Bienvenue chez Potager')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(height)
    await page.goForward()
    await heading(page, name)
    expect(documents()).toBe(1)

    // History still works after a reload.
    await page.reload()
    await page.goBack()
    await heading(page, 'Bienvenue chez Potager')
    expect(documents()).toBe(2)
    expect(problems).toEqual([])
  })

  test('a slow answer is told, a failed one too, and the last of several clicks wins [RSD-08] [RSD-09]', async ({
    page,
  }) => {
    await page.goto('/')
    const { opened: held, open: answer } = gate()
    await page.route('**/api/notprotected/restaurant/*', async (route) => {
      await held
      await route.fulfill({ status: 503, json: { message: 'Indisponible' } })
    })
    await page.getByRole('link', { name: /^Voir/ }).first().click()
    const wait = page.getByText('Chargement...', { exact: true })
    await expect(wait).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tous les restaurants' })).toBeVisible()
    await expect.poll(() => wait.evaluate(gapAbove)).toBeGreaterThan(20)
    answer()
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur de chargement' })).toBeVisible()

    await page.getByRole('link', { name: 'Menus' }).click({ noWaitAfter: true })
    await page.getByRole('link', { name: 'Accueil' }).click()
    await heading(page, 'Bienvenue chez Potager')
    await expect(page).toHaveURL('/')
  })

  test('a click for a new tab is left to the browser', { tag: '@full' }, async ({ page, context }) => {
    const documents = documentsOf(page)
    await page.goto('/')
    const opened = context.waitForEvent('page')
    // What the tab shows is not asked: Playwright at times misses that its document came.
    const asked = context.waitForEvent('request', (request) => request.isNavigationRequest())
    await page.getByRole('link', { name: 'Menus' }).click({ modifiers: ['ControlOrMeta'] })
    expect(new URL((await asked).url()).pathname).toBe('/menus')
    expect(await opened).not.toBe(page)
    await expect(page).toHaveURL('/')
    expect(documents()).toBe(1)
  })

  test('a page that is left before it is hydrated leaves the next one its clicks', { tag: '@full' }, async ({
    page,
  }) => {
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Assistant vétérinaire' }).focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Assistant vétérinaire')
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const dog = page.getByRole('radio', { name: 'Chien' })
    await dog.check()
    await page.getByRole('button', { name: 'Voir les pistes' }).click()
    await expect(page.getByRole('combobox', { name: 'Symptômes' })).toBeFocused()
    await expect(dog).toBeChecked()
  })

  test('a document is loaded when scripts are missing, as after a release', { tag: '@full' }, async ({ page }) => {
    const documents = documentsOf(page)
    await page.goto('/')
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.getByRole('link', { name: 'Menus' }).click()
    await heading(page, 'Notre Menu')
    expect(documents()).toBe(2)
  })
})
