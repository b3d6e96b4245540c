import type { Page, Route } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

const assets = '**/assets/**'
const crash = 'Cette page n’a pas pu s’afficher.'

async function at(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main[aria-busy=false] h1')).toBeVisible()
}

const follow = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('link', { name, exact: true }).click()

for (const [how, refuse] of Object.entries({
  'cut off': (route: Route) => route.abort(),
  'gone, as after a release': (route: Route) => route.fulfill({ status: 404, body: '' }),
})) {
  test.describe(`a page whose code is ${how}`, () => {
    test('shows an error in its place, and opens after a reload', { tag: how === 'cut off' ? [] : '@full' }, async ({
      page,
    }) => {
      await at(page, '/dashboard')
      await page.route(assets, refuse)
      await follow(page, 'Plats')
      const told = page.getByRole('main').getByRole('alert').filter({ hasText: crash })
      await expect(told).toBeVisible()
      // The navigation still works.
      await expect(page.getByRole('complementary').getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await page.unroute(assets)
      await told.getByRole('button', { name: 'Recharger la page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Plats' })).toBeVisible()
      await expect(page).toHaveURL('/dishes')
    })
  })
}

test('every page of the rail whose code fails to load shows an error', { tag: '@full' }, async ({ page }) => {
  await at(page, '/dashboard')
  const links = page.getByRole('complementary').getByRole('navigation').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const others = addresses.filter((address) => address !== '/dashboard')
  expect(others).toEqual(
    expect.arrayContaining(['/orders', '/manage-reservations?vue=planning', '/manage-event-requests', '/dishes']),
  )
  await page.route(assets, (route) => route.abort())
  for (const address of others) {
    await page.getByRole('complementary').locator(`a[href="${address}"]`).filter({ visible: true }).click()
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: crash })
    await expect(told).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' })).toBeVisible()
    await expect(told, address).toHaveCount(0)
  }
})

test('a palette whose code fails to load reports it, keeps the page and its input, and opens after a reload', async ({
  page,
}) => {
  await at(page, '/create-dish')
  await page.getByRole('textbox', { name: /^Nom du plat/ }).fill('Tarte')
  await page.route(assets, (route) => route.abort())
  for (const _ of ['first', 'again']) {
    await page.keyboard.press('Control+k')
    await readToast(page, /Cette partie de la page n’a pas pu être chargée/)
  }
  await expect(page.getByRole('textbox', { name: /^Nom du plat/ })).toHaveValue('Tarte')
  await page.unroute(assets)
  // Chromium 143 never imports again what failed once.
  await at(page, '/create-dish')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Aller à, chercher, agir' })
  await expect(field).toBeVisible()
  // Its styles have loaded too.
  await expect(page.locator('dialog').filter({ has: field })).toHaveCSS('display', 'flex')
})

test('counts of the day whose code fails to load show an error, and load after a reload', { tag: '@full' }, async ({
  page,
}) => {
  await page.route('**/assets/ManagerDay-*.js', (route) => route.abort())
  await page.goto('/dashboard')
  const reload = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Recharger la page' })
  await expect(reload).toBeVisible()
  await page.unroute('**/assets/ManagerDay-*.js')
  await reload.click()
  await expect(page.getByRole('region', { name: 'Ce qui attend' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

for (const [what, path, button] of [
  ['an import', '/chatbot/diseases', /^Importer/],
  ['a form of a sign', '/chatbot/signs', 'Ajouter un signe'],
] as const) {
  test(`${what} whose code fails to load reports it, keeps the list, and opens after a reload`, {
    tag: '@full',
  }, async ({ page }) => {
    await at(page, path)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.route(assets, (route) => route.abort())
    await page.getByRole('button', { name: button }).click()
    await readToast(page, /Cette partie de la page n’a pas pu être chargée/)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    await page.unroute(assets)
    await at(page, path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
