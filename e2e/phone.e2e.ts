import type { Page } from '@playwright/test'
import { consoleNames, isAdminPath, listPath, paths } from '@potager/domain/paths'
import { expect, test } from './harness/fixtures.ts'
import { openWhole, settled, withheldScripts } from './harness/page.ts'
import { foreign } from './harness/server.ts'

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

  // A touch beside the sheet closes it, and follows no link. The heading's link never lies under the sheet.
  await settled(page)
  await more(page).tap()
  await page.getByRole('main').getByRole('link', { name: 'Nouveau plat' }).click({ force: true })
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
  // The sheet gives the focus away once it stands: a key pressed before goes to its first link.
  await expect(page.getByRole('link', { name: 'Nouvelle commande' }).last()).toBeFocused()
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

test('a sticky button stays above the bottom bar, which hides while a field has the focus', {
  tag: '@full',
}, async ({ page }) => {
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

/** What is wider than its place, of the page and of the parts that scroll in it; the tables of lists and of figures may. */
const widerThanItsPlace = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((part) => part.localName === 'html' || /auto|scroll/.test(getComputedStyle(part).overflowX))
      .filter((part) => part.localName === 'html' || !part.querySelector('table'))
      .map((part) => `${part.localName}: ${part.scrollWidth} > ${part.clientWidth}: ${part.textContent.slice(0, 40)}`),
  )

test.describe('nothing scrolls sideways at 360, 390 and 768 px', () => {
  test.skip(foreign, 'opens pages that ask for more than the specification has')
  test.use({ user: 'admin' })
  const own = Object.values(paths).filter((path) => typeof path === 'string' && isAdminPath(path)) as string[]

  for (const path of new Set([...own, ...consoleNames.map(listPath), ...consoleNames.map(paths.consoleList)])) {
    test(path, { tag: path === paths.dashboard ? [] : '@full' }, async ({ page }) => {
      await openWhole(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [360, 390, 768]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => widerThanItsPlace(page), `${width} px`).toEqual([])
      }
    })
  }
})

test.describe('at 200 % on a phone', () => {
  test.skip(foreign, 'opens pages that ask for more than the specification has')
  test.use({ user: 'admin', viewport: { width: 180, height: 400 } })

  for (const path of [
    paths.dashboard,
    paths.manageEventRequests,
    paths.createReservation,
    paths.chatbotSettings,
    paths.chatbotDashboard,
  ]) {
    test(`nothing of ${path} lies beyond the edge, nor « Plus » of the bar`, {
      tag: path === paths.dashboard ? [] : '@full',
    }, async ({ page }) => {
      await openWhole(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0)
      const box = await more(page).boundingBox()
      expect((box?.x ?? 180) + (box?.width ?? 180)).toBeLessThanOrEqual(180)
      await more(page).tap()
      await expect(account(page)).toBeVisible()
    })
  }
})
