import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, PASSWORD } from './harness/browser.ts'
import { mostReviewed } from './harness/most-reviewed.ts'
import { hasFocus, pressOn, tabTo } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

const addressOf = (page: Page) => page.url().slice(server.url.length)

/** Past the navigation, by the first thing that Tab reaches. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect.poll(() => hasFocus(page.getByRole('link', { name: 'Aller au contenu' }))).toBe(true)
  await page.keyboard.press('Enter')
}

describe('without a mouse, from the first Tab on', () => {
  it('the menu is narrowed, kept from an allergen, and a dish read and left', async () => {
    const { page, context, problems } = await newVisitor(browser, server.url)
    await page.goto('/menus')
    await skipToContent(page)
    await pressOn(page, page.getByRole('button', { name: 'Desserts' }))
    const headings = page.getByRole('heading', { level: 2 })
    await expect.poll(() => headings.allTextContents()).toEqual(['Desserts'])
    await pressOn(page, page.locator('summary').filter({ hasText: 'Une allergie ?' }))
    await tabTo(page, page.getByRole('checkbox', { name: 'Lait' }))
    await page.keyboard.press('Space')
    await expect.poll(() => addressOf(page)).toBe('/menus?categorie=DESSERT&sans=MILK')

    const details = page.getByRole('article').first().getByRole('link', { name: 'Détails' })
    await pressOn(page, details)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Allergènes' }).waitFor()
    await tabTo(page, dialog.getByRole('link', { name: 'Fermer' }))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(details)).toBe(true)

    await tabTo(page, page.getByRole('checkbox', { name: 'Lait' }), 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => addressOf(page)).toBe('/menus?categorie=DESSERT')
    expect(problems).toEqual([])
    await context.close()
  })

  it.skipIf(foreign)('a restaurant is found, its reviews read on, and a table asked for', async () => {
    const { name } = await mostReviewed(server.url)
    const { page, context, problems } = await newVisitor(browser, server.url)
    await page.goto('/')
    await skipToContent(page)
    await pressOn(page, page.getByRole('article', { name }).getByRole('link', { name: 'Voir' }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const path = addressOf(page)
    await pressOn(page, page.getByRole('link', { name: 'Plus d’avis' }))
    await page.getByText(/^Page 2 sur/).waitFor()
    await expect.poll(() => addressOf(page)).toBe(`${path}?avis=2#avis`)

    const ask = page.getByRole('link', { name: 'Demander une réservation' })
    await tabTo(page, ask, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/login')
    await tabTo(page, page.getByLabel('Nom d’utilisateur'))
    await page.keyboard.type('gerant')
    await tabTo(page, page.getByLabel('Mot de passe', { exact: true }))
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/create-reservation')
    const choice = page.getByRole('combobox', { name: 'Restaurant', exact: true })
    await expect.poll(() => choice.locator('option:checked').textContent()).toBe(name)
    await tabTo(page, choice)
    expect(problems).toEqual([])
    await context.close()
  })
})
