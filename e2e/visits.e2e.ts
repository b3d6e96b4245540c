import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowser } from './harness/browser.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

/** A visitor, and how many documents the browser loaded for them. */
async function reader() {
  const { page, context, problems } = await newVisitor(browser, server.url)
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  return { page, context, problems, documents: () => documents }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** How far the framed notice that says this is from what stands over it. */
function gapAbove(said: Element): number {
  const notice = said.closest('[role=status]') as HTMLElement
  const above = [...document.querySelectorAll('header, main a')].map((one) => one.getBoundingClientRect().bottom)
  return notice.getBoundingClientRect().top - Math.max(...above)
}

describe('from one public page to the next', () => {
  it('nothing is loaded anew: title, focus, place and history follow [RTE-01] [RTE-02] [RTE-05]', async () => {
    const { page, context, problems, documents } = await reader()
    await page.goto('/')
    const see = page.getByRole('link', { name: /^Voir/ }).last()
    await see.scrollIntoViewIfNeeded()
    const height = await page.evaluate(() => scrollY)
    expect(height).toBeGreaterThan(0)
    const name = await page.getByRole('article').last().getByRole('heading').innerText()
    await see.click()
    await heading(page, name)
    await expect.poll(() => page.title()).toBe(`${name} · Potager`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => focused(page)).toBe('contenu')

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

    // After a reload the browser's history still leads through the same pages.
    await page.reload()
    await page.goBack()
    await heading(page, 'Bienvenue chez Potager')
    expect(documents()).toBe(2)
    expect(problems).toEqual([])
    await context.close()
  })

  it('a slow answer is told, a failed one too, and the last of several clicks wins [RSD-08] [RSD-09]', async () => {
    const { page, context } = await reader()
    await page.goto('/')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/notprotected/restaurant/*', async (route) => {
      await held
      await route.fulfill({ status: 503, json: { message: 'Indisponible' } })
    })
    await page.getByRole('link', { name: /^Voir/ }).first().click()
    const wait = page.getByText('Chargement...', { exact: true })
    await wait.waitFor()
    await page.getByRole('link', { name: 'Tous les restaurants' }).waitFor()
    await expect.poll(() => wait.evaluate(gapAbove)).toBeGreaterThan(20)
    answer()
    await page.getByRole('alert').filter({ hasText: 'Erreur de chargement' }).waitFor()

    await page.getByRole('link', { name: 'Menus' }).click({ noWaitAfter: true })
    await page.getByRole('link', { name: 'Accueil' }).click()
    await heading(page, 'Bienvenue chez Potager')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await context.close()
  })

  it('a new tab, the back-office and another site stay the browser’s own business', async () => {
    const { page, context, documents } = await reader()
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Menus' }).click({ modifiers: ['ControlOrMeta'] })
    await heading(await opened, 'Notre Menu')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(documents()).toBe(1)
    await context.close()
  })

  it('without the page’s files, after a release, the browser goes there by itself', async () => {
    const { page, context, documents } = await reader()
    await page.goto('/')
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.getByRole('link', { name: 'Menus' }).click()
    await heading(page, 'Notre Menu')
    expect(documents()).toBe(2)
    await context.close()
  })
})
