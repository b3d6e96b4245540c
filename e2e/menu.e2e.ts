import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from './harness/axe.ts'
import { newVisitor, openBrowser, signIn } from './harness/browser.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

const visitor = (options = {}) => newVisitor(browser, server.url, options)
const addressOf = (page: Page) => page.url().slice(server.url.length)
const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents()
const detailsOf = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByRole('link', { name: 'Détails' })
const isFocused = (page: Page, name: string) =>
  detailsOf(page, name).evaluate((link) => link === document.activeElement)
const firstDish = (page: Page) => page.getByRole('article').first().getByRole('heading').innerText()

/** Opens a page of the menu, comes near it, and waits until its script has taken it over: before, it works by addresses. */
async function openMenu(page: Page, address = '/menus'): Promise<void> {
  await page.goto(address)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('article') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

describe('the menu with a script', () => {
  it('narrows to a category and opens a dish, by keyboard alone [MEN-02] [MEN-05]', async () => {
    const { page, context, problems } = await visitor()
    await openMenu(page)
    await page.getByRole('button', { name: 'Desserts' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => headings(page)).toEqual(['Desserts'])
    await expect.poll(() => addressOf(page)).toBe('/menus?categorie=DESSERT')
    const name = await firstDish(page)
    await detailsOf(page, name).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('heading', { name: 'Allergènes' }).waitFor()
    await expect.poll(() => addressOf(page)).toMatch(/^\/menus\?categorie=DESSERT&plat=./)
    await expect.poll(() => page.title()).toContain(name)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, name)).toBe(true)
    await expect.poll(() => addressOf(page)).toBe('/menus?categorie=DESSERT')
    expect(problems).toEqual([])
    await context.close()
  })

  it('goes back and forward through its views without asking the server again', async () => {
    const { page, context } = await visitor()
    await openMenu(page)
    const documents: string[] = []
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
    await page.getByRole('button', { name: 'Plats' }).click()
    await expect.poll(() => headings(page)).toEqual(['Plats'])
    const name = await firstDish(page)
    await detailsOf(page, name).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => headings(page)).toEqual(['Plats'])
    await page.goForward()
    await dialog.getByRole('link', { name: 'Fermer' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => addressOf(page)).toBe('/menus?categorie=PLAT')
    await page.goBack()
    await expect.poll(() => headings(page)).toEqual(['Entrées', 'Plats', 'Desserts', 'Boissons'])
    expect(documents).toEqual([])
    await context.close()
  })

  it('keeps away from an allergen, and from what does not say', async () => {
    const { page, context } = await visitor()
    await openMenu(page)
    await page.getByText('Une allergie ?').click()
    await page.getByRole('checkbox', { name: 'Lait' }).click()
    await page.getByRole('status').filter({ hasText: 'sans : Lait' }).waitFor()
    await expect.poll(() => addressOf(page)).toBe('/menus?sans=MILK')
    for (const card of await page.getByRole('article').allInnerTexts()) {
      expect(card).not.toMatch(/Allergènes.*Lait|non renseignés/)
    }
    await page.goBack()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Lait' }).isChecked()).toBe(false)
    await context.close()
  })

  it('opened by its address, a dish is a dialog over the menu, left for the menu', async () => {
    const { page, context } = await visitor()
    await openMenu(page)
    const name = await firstDish(page)
    await openMenu(page, (await detailsOf(page, name).getAttribute('href')) ?? '')
    const dialog = page.getByRole('dialog', { name })
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => addressOf(page)).toBe('/menus')
    await context.close()
  })

  it('offers those who are signed in to add a dish, and nobody else [MEN-07]', async () => {
    const { page, context } = await visitor()
    await page.goto('/menus')
    const link = page.getByRole('link', { name: '+ Créer un plat' })
    await expect.poll(() => link.count()).toBe(0)
    await signIn(page, 'gerant')
    await page.goto('/menus')
    await expect.poll(() => link.getAttribute('href')).toBe('/create-dish')
    await context.close()
  })

  it.each([
    [320, 'light'],
    [320, 'dark'],
    [1366, 'light'],
    [1366, 'dark'],
  ] as const)('has no finding of axe at %i px, %s, with a filter and a dish open', async (width, colorScheme) => {
    const { page, context } = await visitor({ viewport: { width, height: 800 }, colorScheme })
    await page.goto('/menus?sans=MILK')
    expect(await violationsOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await detailsOf(page, await firstDish(page)).click()
    await page.getByRole('dialog').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })
})

describe('the menu without a script', () => {
  const scriptless = () => visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  it('narrows by category and allergen, and shows a dish, each with an address [MEN-02] [MEN-05]', async () => {
    const { page, context } = await scriptless()
    await page.goto('/menus')
    await page.getByRole('button', { name: 'Plats' }).click()
    await page.waitForURL('**/menus?categorie=PLAT')
    await expect.poll(() => headings(page)).toEqual(['Plats'])
    await page.getByText('Une allergie ?').click()
    await page.getByRole('checkbox', { name: 'Fruits à coque' }).check()
    await page.getByRole('button', { name: 'Voir ces plats' }).click()
    await page.waitForURL('**/menus?categorie=PLAT&sans=NUTS')
    await expect.poll(() => page.getByRole('status').innerText()).toMatch(/plats? sans\s: Fruits à coque/)
    const name = await firstDish(page)
    await detailsOf(page, name).click()
    const dialog = page.getByRole('dialog', { name })
    await expect.poll(() => dialog.isVisible()).toBe(true)
    await dialog.getByRole('link', { name: 'Fermer' }).click()
    await page.waitForURL('**/menus?categorie=PLAT&sans=NUTS')
    await context.close()
  })
})

it('the pages about the site read well and fit 320 px, light and dark', async () => {
  const { page, context, problems } = await visitor({ viewport: { width: 320, height: 780 } })
  for (const [path, colorScheme] of [
    ['/mentions-legales', 'light'],
    ['/confidentialite', 'dark'],
    ['/accessibilite', 'light'],
    ['/', 'dark'],
    ['/nulle-part', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    expect(await violationsOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(problems).toEqual([])
  await context.close()
})

it('printed, the menu is dishes, prices and allergens only', async () => {
  const { page, context } = await visitor()
  await page.goto('/menus')
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Plats' }),
    page.getByText('Une allergie ?'),
    page.getByRole('link', { name: 'Détails' }).first(),
  ]) {
    await expect.poll(() => part.isVisible()).toBe(false)
  }
  const first = page.getByRole('article').first()
  await expect.poll(() => first.innerText()).toMatch(/€\sTTC[\s\S]*Allergènes/)
  await context.close()
})
