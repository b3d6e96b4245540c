import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'

test('a dish off until tomorrow in one restaurant stays on elsewhere; the public page and the wizard follow [MEN-14] [MEN-17] [MEN-18]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin')
  await page.goto('/restaurants')
  const edit = page.getByRole('link', { name: /^Modifier/ })
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
