import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, scriptsOf, signIn } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { discard, type RunningServer, startServer } from './harness/server.ts'
import { shiftOf } from './harness/shift.ts'
import { slowDocuments } from './harness/slow-document.ts'
import { sharedServer } from './harness/stage.ts'
import { withheldScripts } from './harness/withheld.ts'

const browser = await openBrowser()
const server = sharedServer()

const visitor = (options = {}) => newVisitor(browser, server.url, options)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const pathOf = (page: Page) => new URL(page.url()).pathname

describe('reading', () => {
  it.each([360, 768, 1366])('moves nothing at %i px, signed in or not, and loads nothing refused', async (width) => {
    const { page, context, problems } = await visitor({ viewport: { width, height: 800 } })
    // What the arrival of the typefaces moves is judged apart, when they come late.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of ['/', '/menus', '/login']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftOf(page)).toBe(0)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await signIn(page, 'proprietaire')
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await shiftOf(page)).toBeLessThan(0.001)
    expect(problems).toEqual([])
    await context.close()
  })

  it.each(['/', '/menus', '/register', '/assistant'])(
    '%s fetches no more scripts than it names until somebody comes',
    async (path) => {
      const { page, context } = await visitor()
      const fetched: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()))
      // A browser without a window may have its pointer over the page.
      await page.addInitScript(() => {
        addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true })
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(new Set(fetched)).toEqual(new Set(await scriptsOf(page)))
      const more = page.waitForRequest((request) => request.resourceType() === 'script')
      await page.keyboard.press('Tab')
      await more
      await context.close()
    },
  )

  it('unfolds the menu of a phone before its script comes and after, Escape folds it', async () => {
    const { page, context, problems } = await visitor({ viewport: { width: 360, height: 800 } })
    const release = await withheldScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Menu' })
    const way = page.getByRole('link', { name: 'Menus', exact: true })
    await button.click()
    await way.waitFor()
    release()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => way.isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await way.waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await way.click()
    await page.getByRole('heading', { level: 1, name: 'Notre Menu' }).waitFor()
    await way.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await context.close()
  })

  it('folds the menu of a phone when the keyboard leaves it, or follows the brand', async () => {
    const { page, context } = await visitor({ viewport: { width: 360, height: 800 } })
    await page.goto('/menus', { waitUntil: 'networkidle' })
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const items = page.locator('nav [popover]')
    await page.getByRole('button', { name: 'Menu' }).focus()
    await press('Enter', 'Tab', 'Tab', 'Tab')
    await items.waitFor()
    await expect.poll(() => focused(page)).toBe('Connexion')
    await press('Tab', 'Tab')
    await items.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    // From another page first, then from the one that it leads to.
    for (const from of ['/menus', '/']) {
      await expect.poll(() => pathOf(page)).toBe(from)
      await page.getByRole('button', { name: 'Menu' }).focus()
      await press('Enter', 'Shift+Tab')
      await items.waitFor()
      await expect.poll(() => focused(page)).toBe('Potager')
      await press('Enter')
      await items.waitFor({ state: 'hidden' })
      await page.waitForURL((url) => url.pathname === '/')
    }
    await context.close()
  })

  it('closes « Chatbot Véto » by Escape and leaves the menu of a phone around it open, until the next', async () => {
    const { page, context } = await newMember(browser, server.url, 'gerant', { viewport: { width: 360, height: 800 } })
    await page.goto('/menus', { waitUntil: 'networkidle' })
    const fold = page.getByRole('button', { name: 'Menu' })
    const chatbot = page.getByRole('button', { name: 'Chatbot Véto' })
    await fold.focus()
    await page.keyboard.press('Enter')
    while ((await focused(page)) !== 'Chatbot Véto') await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect.poll(() => chatbot.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => chatbot.isVisible()).toBe(true)
    await expect.poll(() => focused(page)).toBe('Chatbot Véto')
    await page.keyboard.press('Escape')
    await chatbot.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Menu')
    await context.close()
  })

  it('moves nothing while a document comes bit by bit', async () => {
    const slow = await slowDocuments(server.url)
    for (const path of ['/', '/menus', '/login', '/register', '/assistant']) {
      const { page, context } = await newVisitor(browser, slow.url, { viewport: { width: 360, height: 800 } })
      await page.goto(path)
      // A link at the right edge of a card moves by its last letters when they come apart: 0.00003.
      expect(await shiftOf(page), path).toBeLessThan(0.001)
      await context.close()
    }
    slow.server.close()
  })

  it('needs no script: restaurants, hours, dishes and the way between them [GEN-04] [HOM-14]', async () => {
    const { page, context } = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    await page.goto('/')
    await page.getByRole('article', { name: 'La Fève Tonka' }).getByRole('link', { name: 'Voir' }).click()
    await page.getByRole('heading', { level: 1, name: 'La Fève Tonka' }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(7)
    const follow = async (name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name, exact: true }).click()
    }
    await follow('Menus')
    await page.getByRole('heading', { level: 1, name: 'Notre Menu' }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(30)
    await follow('Accueil')
    await expect.poll(() => pathOf(page)).toBe('/')
    await context.close()
  })
})

describe('another backend that fails for a while', () => {
  let backend: Server
  let over: RunningServer
  let broken = true

  beforeAll(async () => {
    backend = createServer((_request, response) => {
      const [status, body] = broken ? [500, {}] : [200, [{ id: 'r1', name: 'Le Retour', numberPlace: 40 }]]
      setTimeout(
        () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        400,
      )
    })
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
    const port = (backend.address() as AddressInfo).port
    over = await startServer({ API_BASE_URL: `http://127.0.0.1:${port}` })
  })

  afterAll(async () => {
    if (over) await discard(over)
    backend.close()
  })

  it('leaves a page with its failure and a way to try again [HOM-05] [HOM-06] [HOM-07] [HOM-09]', async () => {
    const { page, context } = await newVisitor(browser, over.url)
    await page.goto('/')
    await page.getByText('Une erreur est survenue lors du chargement.').waitFor()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await retry.click()
    await page.getByText('Chargement des restaurants...').waitFor()
    await retry.waitFor()
    broken = false
    await retry.click()
    await page.getByRole('article', { name: 'Le Retour' }).getByText('40 places').waitFor()
    await expect.poll(() => retry.count()).toBe(0)
    await context.close()
  })
})
