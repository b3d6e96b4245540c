import type { Page } from '@playwright/test'
import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { prepareOrder, submitOrder } from './harness/order.ts'

/** Takes away what Safari 16.4, Chrome 109 or Firefox 115 lacks, of what is called somewhere or was. */
function age(): void {
  const young: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Map, ['groupBy']],
    [Navigator.prototype, ['userActivation']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [URL, ['canParse', 'parse']],
    [globalThis, ['Iterator', 'navigation', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']],
  ]
  for (const [place, names] of young) for (const name of names) Reflect.deleteProperty(place, name)
}

const shown = (page: Page) => page.locator('main[aria-busy=false] h1')

test('the oldest supported browsers follow links, sign in, list orders and take one', async ({ page, problems }) => {
  await page.addInitScript(age)
  await page.goto('/menus')
  await page.getByRole('link', { name: 'Accueil' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await signIn(page, 'gerant')
  await page.goto('/dashboard')
  expect(await page.evaluate(() => [typeof URL.canParse, typeof navigator.userActivation])).toEqual([
    'undefined',
    'undefined',
  ])
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const path of ['/service', '/orders', '/manage-reservations']) {
    await page.goto(path)
    await expect(shown(page)).toBeVisible()
    await expect(page.getByText(/Connexion impossible|a rencontré|Erreur de cette page/)).toHaveCount(0)
  }
  await prepareOrder(page, 'Vieille tablette')
  await submitOrder(page)
  await expect(page.getByText('Commande créée avec succès pour Vieille tablette')).toBeVisible()
  expect(problems).toEqual([])
})

test('an unsupported browser is warned, on pages that need their scripts only', async ({ page }) => {
  const told = page.getByText(/^Ce navigateur est trop ancien/)
  await page.goto('/login')
  await expect(told).toBeHidden()
  await page.route(/\/(?:login|dashboard|menus)$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('1lh', '1none') })
  })
  await page.goto('/login')
  await expect(told).toBeVisible()
  await expect(page.getByLabel('Nom d’utilisateur')).toBeVisible()
  await page.goto('/menus')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.evaluate(() =>
    localStorage.setItem(
      'auth-storage',
      JSON.stringify({ state: { authData: { accessToken: 'a', refreshToken: 'r' } }, version: 0 }),
    ),
  )
  await page.goto('/dashboard')
  await expect(told).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
})
