import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { sharedServer } from './harness/stage.ts'
import { withheldScripts } from './harness/withheld.ts'

const browser = await openBrowser()
const server = sharedServer()

/** The back-office before any of its scripts has come, and what lets them come. */
async function early(path: string, width = 1366) {
  const { page, context, problems } = await newMember(browser, server.url, 'gerant', {
    viewport: { width, height: 800 },
  })
  const release = await withheldScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main[aria-busy=true]').getByRole('status').waitFor({ state: 'attached' })
  const come = async () => {
    release()
    await page.locator('main[aria-busy=false]').waitFor()
  }
  return { page, context, problems, come }
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'Aller à, chercher, agir' })
const focusedWords = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('what somebody does before the application comes', () => {
  it.each([
    ['press', async (page: Page) => page.getByRole('button', { name: 'Rechercher' }).click()],
    ['shortcut', async (page: Page) => page.keyboard.press('Control+k')],
  ])('opens the palette once it is there: %s', async (_, ask) => {
    const { page, context, problems, come } = await early('/account')
    await ask(page)
    await come()
    await palette(page).fill('compte')
    await page.keyboard.press('Escape')
    await expect.poll(() => palette(page).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('opens the help on keys', async () => {
    const { page, context, come } = await early('/orders')
    await page.keyboard.press('?')
    await come()
    await page.getByRole('dialog').getByText('Raccourcis clavier').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await context.close()
  })

  it('unfolds the menu of a phone, once', async () => {
    const { page, context, come } = await early('/dashboard', 360)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await come()
    const way = page.getByRole('navigation').getByRole('link', { name: 'Mes Réservations' })
    await expect.poll(() => way.isVisible()).toBe(true)
    await menu.click()
    await expect.poll(() => way.isVisible()).toBe(false)
    await context.close()
  })

  it('changes the look', async () => {
    const { page, context, come } = await early('/dashboard')
    await page.getByLabel('Apparence', { exact: true }).selectOption('dark')
    await come()
    const paper = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--paper'))
    await expect.poll(paper).toBe('#141A16')
    await expect.poll(() => page.getByLabel('Apparence', { exact: true }).inputValue()).toBe('dark')
    await context.close()
  })

  it('signs out', async () => {
    const { page, context, come } = await early('/dashboard')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    void come().catch(() => null)
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).toContain('"authData":null')
    await context.close()
  })

  it('keeps the focus where the keyboard had brought it, and takes none that was let go', async () => {
    const { page, context, come } = await early('/dashboard')
    await page.getByRole('link', { name: 'Mon compte' }).focus()
    await come()
    await expect.poll(() => focusedWords(page)).toBe('Mon compte')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focusedWords(page)).toBe('Rechercher')

    const other = await early('/dashboard')
    await other.page.getByRole('link', { name: 'Mon compte' }).focus()
    await other.page.mouse.click(1000, 700)
    await other.come()
    await expect.poll(() => other.page.evaluate(() => document.activeElement?.localName)).not.toBe('a')
    await Promise.all([context.close(), other.context.close()])
  })

  it('reaches the page by the skip link', async () => {
    const { page, context, come } = await early('/dashboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await come()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
    await context.close()
  })
})

describe('a style sheet that fails', () => {
  it('is told, with a way to try again that works; nothing is drawn without it', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.route('**/assets/*.css', (route) => route.abort())
    const release = await withheldScripts(page)
    await page.goto('/chatbot/diseases', { waitUntil: 'commit' })
    await page.getByText('La page n’a pas pu être chargée.').waitFor()
    const last = page.waitForResponse('**/assets/admin-*.js')
    release()
    await last
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(0)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
    await context.close()
  })

  it('is told even when it failed before the place to tell it had come', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.addInitScript(() => {
      let ahead: unknown
      const fail = () => {
        if (document.querySelector('main')) return
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
        document.head.append(sheet)
        sheet.dispatchEvent(new Event('error'))
        Object.assign(window, { failedEarly: true })
      }
      // Between the document's first script and what follows it, whatever of the document has come by then.
      const set = (value: unknown) => {
        ahead = value
        queueMicrotask(fail)
      }
      Object.defineProperty(window, 'ahead', { configurable: true, get: () => ahead, set })
    })
    await withheldScripts(page)
    await page.goto('/chatbot/diseases', { waitUntil: 'commit' })
    await page.getByText('La page n’a pas pu être chargée.').waitFor()
    expect(await page.evaluate('failedEarly')).toBe(true)
    await context.close()
  })
})
