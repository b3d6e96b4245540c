import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { gate } from './harness/scripts.ts'

function documentsOf(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  return () => documents
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The distance between the notice with this text and the element above it. */
function gapAbove(said: Element): number {
  const notice = said.closest('[role=status]') as HTMLElement
  const above = [...document.querySelectorAll('header, main a')].map((one) => one.getBoundingClientRect().bottom)
  return notice.getBoundingClientRect().top - Math.max(...above)
}

test.describe('from one public page to the next', () => {
  test('nothing is loaded anew: title, focus, place and history follow [RTE-01] [RTE-02] [RTE-05]', async ({
    page,
    problems,
  }) => {
    const documents = documentsOf(page)
    await page.goto('/')
    const see = page.getByRole('link', { name: /^Voir/ }).last()
    await see.scrollIntoViewIfNeeded()
    const height = await page.evaluate(() => scrollY)
    expect(height).toBeGreaterThan(0)
    const name = await page.getByRole('article').last().getByRole('heading').innerText()
    await see.click()
    await heading(page, name)
    await expect(page).toHaveTitle(`${name} · Potager`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#contenu')).toBeFocused()

    await page.getByRole('link', { name: 'Menus' }).click()
    await heading(page, 'Notre Menu')
    await page.goBack()
    await heading(page, name)
    await page.goBack()
    await heading(page, 'Bienvenue chez Potager')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(height)
    await page.goForward()
    await heading(page, name)
    expect(documents()).toBe(1)

    // History still works after a reload.
    await page.reload()
    await page.goBack()
    await heading(page, 'Bienvenue chez Potager')
    expect(documents()).toBe(2)
    expect(problems).toEqual([])
  })

  test('a slow answer is told, a failed one too, and the last of several clicks wins [RSD-08] [RSD-09]', async ({
    page,
  }) => {
    await page.goto('/')
    const { opened: held, open: answer } = gate()
    await page.route('**/api/notprotected/restaurant/*', async (route) => {
      await held
      await route.fulfill({ status: 503, json: { message: 'Indisponible' } })
    })
    await page.getByRole('link', { name: /^Voir/ }).first().click()
    const wait = page.getByText('Chargement...', { exact: true })
    await expect(wait).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tous les restaurants' })).toBeVisible()
    await expect.poll(() => wait.evaluate(gapAbove)).toBeGreaterThan(20)
    answer()
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur de chargement' })).toBeVisible()

    await page.getByRole('link', { name: 'Menus' }).click({ noWaitAfter: true })
    await page.getByRole('link', { name: 'Accueil' }).click()
    await heading(page, 'Bienvenue chez Potager')
    await expect(page).toHaveURL('/')
  })

  test('a click for a new tab is left to the browser', { tag: '@full' }, async ({ page, context }) => {
    const documents = documentsOf(page)
    await page.goto('/')
    const opened = context.waitForEvent('page')
    // What the tab shows is not asked: Playwright at times misses that its document came.
    const asked = context.waitForEvent('request', (request) => request.isNavigationRequest())
    await page.getByRole('link', { name: 'Menus' }).click({ modifiers: ['ControlOrMeta'] })
    expect(new URL((await asked).url()).pathname).toBe('/menus')
    expect(await opened).not.toBe(page)
    await expect(page).toHaveURL('/')
    expect(documents()).toBe(1)
  })

  test('a page that is left before it is hydrated leaves the next one its clicks', { tag: '@full' }, async ({
    page,
  }) => {
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Assistant vétérinaire' }).focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Assistant vétérinaire')
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const dog = page.getByRole('radio', { name: 'Chien' })
    await dog.check()
    await page.getByRole('button', { name: 'Voir les pistes' }).click()
    await expect(page.getByRole('combobox', { name: 'Symptômes' })).toBeFocused()
    await expect(dog).toBeChecked()
  })

  test('a document is loaded when scripts are missing, as after a release', { tag: '@full' }, async ({ page }) => {
    const documents = documentsOf(page)
    await page.goto('/')
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.getByRole('link', { name: 'Menus' }).click()
    await heading(page, 'Notre Menu')
    expect(documents()).toBe(2)
  })
})
