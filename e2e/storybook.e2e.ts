import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser } from './harness/browser.ts'
import { discard, type RunningServer, startServer } from './harness/server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer({ STORYBOOK: '1' })])
  await expect.poll(async () => (await fetch(`${server.url}/storybook/`)).status, { timeout: 120_000 }).toBe(200)
})

afterAll(async () => {
  await browser?.close()
  if (server) await discard(server)
})

describe('a documentation page of the Storybook that is served', () => {
  it.each([
    ['composants-commande-detail', 'dialog[open]'],
    ['composants-palette', 'dialog[open]'],
    ['ecrans-inscription', 'input[name="email"]'],
  ])('is neither covered, scrolled nor focused by what it shows: %s', async (id, shown) => {
    const { page, context, problems } = await newVisitor(browser, server.url)
    await page.goto(`/storybook/iframe.html?viewMode=docs&id=${id}--docs`)
    await expect.poll(() => page.locator(shown).count(), { timeout: 20_000 }).toBeGreaterThan(3)
    expect(await page.locator('dialog:modal').count()).toBe(0)
    expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0])
    expect(problems).toEqual([])
    await context.close()
  })
})
