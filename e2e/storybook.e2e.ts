import { describe, expect, it } from 'vitest'
import { newVisitor, openBrowser } from './harness/browser.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

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
