import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { withheldScripts } from './harness/page.ts'

test.use({ user: 'gerant' })

/** Opens the back-office with its scripts held back; returns how to release them. */
async function early(page: Page, path: string, width = 1366): Promise<() => Promise<void>> {
  await page.setViewportSize({ width, height: 800 })
  const release = await withheldScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('main[aria-busy=true]').getByRole('status')).toBeAttached()
  return async () => {
    release()
    await expect(page.locator('main[aria-busy=false]')).toBeVisible()
  }
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'Aller à, chercher, agir' })

test.describe('input before the application has loaded', () => {
  for (const [how, ask] of Object.entries({
    press: (page: Page) => page.getByRole('button', { name: 'Rechercher' }).click(),
    shortcut: (page: Page) => page.keyboard.press('Control+k'),
  })) {
    test(`opens the command palette after loading: ${how}`, async ({ page, problems }) => {
      const come = await early(page, '/account')
      await ask(page)
      await come()
      await palette(page).fill('compte')
      await page.keyboard.press('Escape')
      await expect(palette(page)).toHaveCount(0)
      expect(problems).toEqual([])
    })
  }

  test('opens the help on keys', async ({ page }) => {
    const come = await early(page, '/orders')
    await page.keyboard.press('?')
    await come()
    await expect(page.getByRole('dialog').getByText('Raccourcis clavier')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('unfolds the menu of a phone, once', async ({ page }) => {
    const come = await early(page, '/dashboard', 360)
    const menu = page.getByRole('button', { name: 'Pages' })
    await menu.click()
    await come()
    const way = page.getByRole('navigation').getByRole('link', { name: 'Mes Réservations' })
    await expect(way).toBeVisible()
    await menu.click()
    await expect(way).toBeHidden()
  })

  test('changes the colour scheme', async ({ page }) => {
    const come = await early(page, '/dashboard')
    await page.getByLabel('Apparence', { exact: true }).selectOption('dark')
    await come()
    const paper = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--paper'))
    await expect.poll(paper).toBe('#141A16')
    await expect(page.getByLabel('Apparence', { exact: true })).toHaveValue('dark')
  })

  test('signs out', async ({ page }) => {
    const come = await early(page, '/dashboard')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    void come().catch(() => null)
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).toContain('"authData":null')
  })

  test('keeps the focus set by keyboard, and does not restore a focus lost to a click', async ({ page, newMember }) => {
    const come = await early(page, '/dashboard')
    await page.getByRole('link', { name: 'Mon compte' }).focus()
    await come()
    await expect(page.getByRole('link', { name: 'Mon compte' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeFocused()

    const { page: other } = await newMember()
    const comeThere = await early(other, '/dashboard')
    await other.getByRole('link', { name: 'Mon compte' }).focus()
    await other.mouse.click(1000, 700)
    await comeThere()
    await expect.poll(() => other.evaluate(() => document.activeElement?.localName)).not.toBe('a')
  })

  test('reaches the page by the skip link', async ({ page }) => {
    const come = await early(page, '/dashboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await come()
    await expect(page.locator('#contenu')).toBeFocused()
  })
})

test.describe('a style sheet that fails', () => {
  test('shows an error with a working retry, and renders no page until then', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.abort())
    const release = await withheldScripts(page)
    await page.goto('/chatbot/diseases', { waitUntil: 'commit' })
    await expect(page.getByText('La page n’a pas pu être chargée.')).toBeVisible()
    const last = page.waitForResponse('**/assets/admin-*.js')
    release()
    await last
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('shows the error even when it failed before the element for errors was parsed', async ({ page }) => {
    await page.addInitScript(() => {
      let ahead: unknown
      const fail = () => {
        if (document.querySelector('main')) return
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
        document.head.append(sheet)
        sheet.dispatchEvent(new Event('error'))
        Object.assign(window, { failedEarly: true })
      }
      // Runs between the document's first script and the next, however much of the document has arrived.
      const set = (value: unknown) => {
        ahead = value
        queueMicrotask(fail)
      }
      Object.defineProperty(window, 'ahead', { configurable: true, get: () => ahead, set })
    })
    await withheldScripts(page)
    await page.goto('/chatbot/diseases', { waitUntil: 'commit' })
    await expect(page.getByText('La page n’a pas pu être chargée.')).toBeVisible()
    expect(await page.evaluate('failedEarly')).toBe(true)
  })
})
