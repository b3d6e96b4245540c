import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const assets = '**/assets/**'
const crash = 'Cette page n’a pas pu s’afficher.'

async function at(path: string) {
  const { page, context } = await newMember(browser, server.url)
  await page.goto(path)
  await page.locator('main[aria-busy=false] h1').waitFor()
  return { page, context }
}

const follow = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('link', { name, exact: true }).click()

describe.each([
  ['cut off', (route: Route) => route.abort()],
  ['gone, as after a release', (route: Route) => route.fulfill({ status: 404, body: '' })],
])('a page whose code is %s', (_how, refuse) => {
  it('says so in its place, and opens once it is loaded again', async () => {
    const { page, context } = await at('/dashboard')
    await page.route(assets, refuse)
    await follow(page, 'Plats')
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: crash })
    await told.waitFor()
    // The way out is still there.
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).waitFor()
    await page.unroute(assets)
    await told.getByRole('button', { name: 'Recharger la page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Plats' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dishes')
    await context.close()
  })
})

it('every page behind the rail says so', async () => {
  const { page, context } = await at('/dashboard')
  const links = page.getByRole('complementary').getByRole('navigation').getByRole('link')
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  const others = addresses.filter((address) => address !== '/dashboard')
  expect(others).toEqual(
    expect.arrayContaining(['/orders', '/manage-reservations', '/manage-event-requests', '/dishes']),
  )
  await page.route(assets, (route) => route.abort())
  for (const address of others) {
    await page.getByRole('complementary').locator(`a[href="${address}"]`).click()
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: crash })
    await told.waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' }).waitFor()
    expect(await told.count(), address).toBe(0)
  }
  await context.close()
})

it('a palette whose code does not come leaves the page and what is typed in it, and comes once it can', async () => {
  const { page, context } = await at('/create-dish')
  await page.getByRole('textbox', { name: /^Nom du plat/ }).fill('Tarte')
  await page.route(assets, (route) => route.abort())
  for (const _ of ['first', 'again']) {
    await page.keyboard.press('Control+k')
    await readToast(page, /Cette partie de la page n’a pas pu être chargée/)
  }
  await expect.poll(() => page.getByRole('textbox', { name: /^Nom du plat/ }).inputValue()).toBe('Tarte')
  await page.unroute(assets)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Aller à, chercher, agir' })
  await field.waitFor()
  // With its styles too.
  await expect
    .poll(() => field.evaluate((element) => getComputedStyle(element.closest('dialog') ?? element).display))
    .toBe('flex')
  await context.close()
})

it('the counts of the day whose code does not come can be asked for again', async () => {
  const { page, context } = await newMember(browser, server.url)
  await page.route('**/assets/ManagerDay-*.js', (route) => route.abort())
  await page.goto('/dashboard')
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Réessayer' })
  await retry.waitFor()
  await page.unroute('**/assets/ManagerDay-*.js')
  await retry.click()
  await page.getByRole('region', { name: 'Ce qui attend' }).waitFor()
  await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(0)
  await context.close()
})

it.each([
  ['an import', '/chatbot/diseases', /^Importer/],
  ['a form of a sign', '/chatbot/signs', 'Ajouter un signe'],
])('%s whose code does not come leaves the list, and comes once it can', async (_what, path, button) => {
  const { page, context } = await at(path)
  await page.getByRole('article').first().waitFor()
  await page.route(assets, (route) => route.abort())
  await page.getByRole('button', { name: button }).click()
  await readToast(page, /Cette partie de la page n’a pas pu être chargée/)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
  await page.unroute(assets)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
  await context.close()
})
