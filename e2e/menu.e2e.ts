import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { takenOver } from './harness/page.ts'

const headings = (page: Page) => page.getByRole('heading', { level: 2 })
const detailsOf = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByRole('link', { name: 'Détails' })
const firstDish = (page: Page) => page.getByRole('article').first().getByRole('heading').innerText()

/** Opens the menu, triggers its hydration and waits for it: before, its controls are plain links. */
async function openMenu(page: Page, address = '/menus'): Promise<void> {
  await page.goto(address)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await takenOver(page.getByRole('article').first())
}

test.describe('the menu with a script', () => {
  test('narrows to a category and opens a dish, by keyboard alone [MEN-02] [MEN-05]', async ({ page, problems }) => {
    await openMenu(page)
    await page.getByRole('button', { name: 'Desserts' }).focus()
    await page.keyboard.press('Enter')
    await expect(headings(page)).toHaveText(['Desserts'])
    await expect(page).toHaveURL('/menus?categorie=DESSERT')
    const name = await firstDish(page)
    await detailsOf(page, name).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('heading', { name: 'Allergènes' })).toBeVisible()
    await expect(page).toHaveURL(/\/menus\?categorie=DESSERT&plat=./)
    await expect.poll(() => page.title()).toContain(name)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(detailsOf(page, name)).toBeFocused()
    await expect(page).toHaveURL('/menus?categorie=DESSERT')
    expect(problems).toEqual([])
  })

  test('goes back and forward through its views without loading a document', { tag: '@full' }, async ({ page }) => {
    await openMenu(page)
    const documents: string[] = []
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
    await page.getByRole('button', { name: 'Plats' }).click()
    await expect(headings(page)).toHaveText(['Plats'])
    const name = await firstDish(page)
    await detailsOf(page, name).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(headings(page)).toHaveText(['Plats'])
    await page.goForward()
    await dialog.getByRole('link', { name: 'Fermer' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/menus?categorie=PLAT')
    await page.goBack()
    await expect(headings(page)).toHaveText(['Entrées', 'Plats', 'Desserts', 'Boissons'])
    expect(documents).toEqual([])
  })

  test('hides dishes with an allergen, and dishes without information on allergens', { tag: '@full' }, async ({
    page,
  }) => {
    await openMenu(page)
    await page.getByText('Une allergie ?').click()
    await page.getByRole('checkbox', { name: 'Lait' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'sans : Lait' })).toBeVisible()
    await expect(page).toHaveURL('/menus?sans=MILK')
    for (const card of await page.getByRole('article').allInnerTexts()) {
      expect(card).not.toMatch(/Allergènes.*Lait|non renseignés/)
    }
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: 'Lait' })).not.toBeChecked()
  })

  test('shows a dish opened by its address in a dialog, which closes to the menu', { tag: '@full' }, async ({
    page,
  }) => {
    await openMenu(page)
    const name = await firstDish(page)
    await openMenu(page, (await detailsOf(page, name).getAttribute('href')) ?? '')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.and(page.locator(':modal'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/menus')
  })

  test('offers to add a dish to signed-in users only [MEN-07]', async ({ page }) => {
    await page.goto('/menus')
    const link = page.getByRole('link', { name: '+ Créer un plat' })
    await expect(link).toHaveCount(0)
    await signIn(page, 'gerant')
    await page.goto('/menus')
    await expect(link).toHaveAttribute('href', '/create-dish')
  })

  for (const [width, colorScheme] of [
    [320, 'light'],
    [320, 'dark'],
    [1366, 'light'],
    [1366, 'dark'],
  ] as const) {
    test(`has no finding of axe at ${width} px, ${colorScheme}, with a filter and a dish open`, {
      tag: width === 320 && colorScheme === 'light' ? [] : '@full',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/menus?sans=MILK')
      expect(await violationsOf(page)).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await detailsOf(page, await firstDish(page)).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  }
})

test.describe('the menu without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('narrows by category and allergen, and shows a dish, each with an address [MEN-02] [MEN-05]', async ({
    page,
  }) => {
    await page.goto('/menus')
    await page.getByRole('button', { name: 'Plats' }).click()
    await page.waitForURL('**/menus?categorie=PLAT')
    await expect(headings(page)).toHaveText(['Plats'])
    await page.getByText('Une allergie ?').click()
    await page.getByRole('checkbox', { name: 'Fruits à coque' }).check()
    await page.getByRole('button', { name: 'Voir ces plats' }).click()
    await page.waitForURL('**/menus?categorie=PLAT&sans=NUTS')
    await expect(page.getByRole('status')).toHaveText(/plats? sans\s: Fruits à coque/)
    const name = await firstDish(page)
    await detailsOf(page, name).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('link', { name: 'Fermer' }).click()
    await page.waitForURL('**/menus?categorie=PLAT&sans=NUTS')
  })
})

test('pages about the site, home and not-found page have no axe violation and fit 320 px', { tag: '@full' }, async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 320, height: 780 })
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
})

test('printed, the menu is dishes, prices and allergens only', { tag: '@full' }, async ({ page }) => {
  await page.goto('/menus')
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Plats' }),
    page.getByText('Une allergie ?'),
    page.getByRole('link', { name: 'Détails' }).first(),
  ]) {
    await expect(part).toBeHidden()
  }
  const first = page.getByRole('article').first()
  await expect(first).toHaveText(/€\sTTC[\s\S]*Allergènes/)
})

test('a dish off until tomorrow in one restaurant stays on elsewhere; the public page and the wizard follow [MEN-14] [MEN-17] [MEN-18]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin')
  await page.goto('/restaurants')
  const edit = page.getByRole('main').locator('a[href^="/console/restaurants/"]')
  await edit.first().click()
  const menu = page.getByRole('region', { name: 'Carte de ce restaurant' })
  // Categories in which nothing is changed are closed.
  await menu.locator('details:not([open]) > summary').first().click()
  const common = menu.getByRole('listitem').filter({ hasNotText: 'retiré de la carte commune' })
  const choice = common.first().getByRole('combobox')
  const dish = ((await choice.getAttribute('aria-label')) ?? '').replace(/\s: à la carte$/, '')
  await choice.selectOption('Retiré jusqu’à demain')
  await expect(menu.getByText(/^revient le/)).toBeVisible()
  const here = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })).newPage()
  await visitor.goto(`/restaurants/${here}`)
  const name = await visitor.getByRole('heading', { level: 1 }).innerText()
  await visitor.getByRole('link', { name: 'Voir la carte' }).click()
  await expect(visitor.getByText(`Ce que propose ${name} en ce moment.`)).toBeVisible()
  await expect(visitor.getByRole('article', { name: dish, exact: true })).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Tous' }).click()
  await expect(visitor).toHaveURL(`/menus?restaurant=${here}`)
  await visitor.goto('/menus')
  await expect(visitor.getByRole('article', { name: dish, exact: true })).toBeVisible()

  await page.goto('/create-order')
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  const add = page.getByRole('button', { name: /^Ajouter un/ })
  await expect(add.first()).toBeVisible()
  const offered = await add.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  expect(offered.filter((label) => label.endsWith(dish))).toEqual([])
})

test('a restaurant’s open menu page, order wizard and kitchen menu follow a changed dish at once [MEN-23]', async ({
  page,
  server,
  newMember,
}) => {
  type Entry = { dishId: string; name: string; version: number }
  const call = await callerOf(server, 'admin')
  const restaurants = await call<{ id: string; name: string }[]>('GET', '/notprotected/restaurant')
  const { id = '', name = '' } = restaurants.at(-1) ?? {}
  const served = await call<{ id: string; name: string; category: string; available: boolean }[]>(
    'GET',
    `/notprotected/restaurant/${id}/menu`,
  )
  const [dish, next] = served.filter(({ category, available }) => available && category === 'PLAT')
  if (!dish || !next) throw new Error('Two dishes of the demonstration can be had.')
  const change = async (body: object) => {
    const entries = await call<Entry[]>('GET', `/restaurant/${id}/menu`)
    const { version } = entries.find(({ dishId }) => dishId === dish.id) ?? {}
    await call('PUT', `/restaurant/${id}/menu/${dish.id}`, { version, ...body })
  }

  await page.goto(`/menus?restaurant=${id}`)
  const following = page.waitForEvent('request', (request) => request.url().endsWith(`/restaurant/${id}/menu/changes`))
  await page.getByRole('button', { name: 'Plats' }).click()
  await following
  const card = page.getByRole('article', { name: dish.name, exact: true })
  await expect(card).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const details = page.getByRole('article', { name: next.name, exact: true }).getByRole('link', { name: 'Détails' })
  await details.focus()

  const { page: wizard } = await newMember()
  await wizard.goto('/create-order')
  await wizard.getByRole('radio', { name }).check()
  await wizard.getByRole('button', { name: 'Continuer', exact: true }).click()
  const add = wizard.getByRole('button', { name: `Ajouter un : Quantité de ${dish.name}`, exact: true })
  await expect(add).toBeVisible()
  const { page: kitchen } = await newMember('admin')
  await kitchen.goto('/service')
  await kitchen.getByLabel('Restaurant').selectOption(name)
  await kitchen.getByRole('button', { name: 'Carte du restaurant' }).click()
  const choice = kitchen.getByRole('combobox', { name: `${dish.name} : à la carte` })
  await expect(choice).toHaveValue('ON')

  await change({ state: 'OFF' })
  await expect(card).toHaveCount(0)
  await expect(add).toHaveCount(0)
  await expect(choice).toHaveValue('OFF')
  await change({ state: 'ON', ownPrice: 21.5 })
  await expect(card).toContainText('21,50')
  await expect(details).toBeFocused()
  // A click before the script is there sends the form, whose fields have an order of their own.
  await expect(page).toHaveURL(({ searchParams }) => {
    return searchParams.get('categorie') === 'PLAT' && searchParams.get('restaurant') === id
  })
  await expect.poll(() => page.evaluate(() => 'stayed' in window)).toBe(true)

  // A detail that is being read stays open when its dish runs out.
  await card.getByRole('link', { name: 'Détails' }).click()
  await change({ state: 'OFF' })
  const detail = page.getByRole('dialog', { name: dish.name })
  await expect(detail.getByRole('status')).toHaveText('Ce plat n’est pas à la carte en ce moment.')
  await detail.getByRole('link', { name: 'Fermer' }).click()
  await expect(page.getByRole('main')).toBeFocused()
})
