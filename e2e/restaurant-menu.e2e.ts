import { callerOf } from './harness/api.ts'
import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'

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
