import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { withheldScripts } from './harness/scripts.ts'
import { openWhole } from './harness/settled.ts'

test.use({ user: 'gerant', viewport: { width: 390, height: 780 }, hasTouch: true })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Accès rapide' })
const more = (page: Page) => bar(page).getByRole('button', { name: 'Plus' })
const here = (page: Page) => bar(page).locator('a[aria-current=page]')
const account = (page: Page) => page.getByRole('link', { name: 'Mon compte' })

test('the bar at the bottom leads to four pages, and « Plus » by touch and by keys to all others [NAV-14]', async ({
  page,
  problems,
}) => {
  await openWhole(page, '/dashboard')
  await expect(here(page)).toHaveText('Dashboard')
  await bar(page)
    .getByRole('link', { name: /^Planning/ })
    .tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des réservations' })).toBeVisible()
  await expect(here(page)).toContainText('Planning')

  await more(page).tap()
  await page.getByRole('link', { name: 'Plats', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Plats' })).toBeVisible()
  await expect(account(page)).toBeHidden()
  await expect(more(page)).toHaveAttribute('aria-current', 'true')

  // A touch beside the sheet closes it, and opens no dish.
  await more(page).tap()
  await page.getByRole('main').getByRole('link').filter({ visible: true }).nth(3).click({ force: true })
  await expect(account(page)).toBeHidden()
  await expect(page).toHaveURL('/dishes')

  await more(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Nouvelle commande' }).last()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(more(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeHidden()
  await expect(more(page)).toBeFocused()

  await more(page).press('Enter')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Aller à, chercher, agir' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more(page)).toBeFocused()
  expect(problems).toEqual([])
})

test('the bar and its sheet work before any script has come', async ({ page }) => {
  const release = await withheldScripts(page)
  await page.goto('/chatbot/dashboard', { waitUntil: 'commit' })
  await more(page).tap()
  await expect(account(page)).toBeVisible()
  release()
  await expect(page.locator('main[aria-busy=false]')).toBeVisible()
  await expect(account(page), 'once the application is there').toBeVisible()
})

test('nothing that sticks to the bottom stands behind the bar, which leaves to the keyboard of a field', async ({
  page,
}) => {
  await openWhole(page, '/create-dish')
  const save = page.getByRole('button', { name: 'Créer le plat' })
  const boxes = async () =>
    [(await save.boundingBox()) ?? { y: 0, height: 0 }, (await bar(page).boundingBox()) ?? { y: 0 }] as const
  const [button, { y }] = await boxes()
  expect(button.y + button.height).toBeLessThanOrEqual(y)
  await page.getByLabel('Nom du plat').tap()
  await expect(bar(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(bar(page)).toBeVisible()
})
