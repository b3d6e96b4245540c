import { expect, type Locator, type Page } from '@playwright/test'
import { gate } from './gate.ts'

/** Holds the scripts of a page back; returns what lets them come. */
export async function withheldScripts(page: Page): Promise<() => void> {
  const { opened: released, open: release } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Addresses of the scripts that the document of a page names, as the server sends it. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text()
  const found = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
  return [...new Set([...found].map(([, path = '']) => new URL(path, page.url()).href))]
}

/** Waits until a page's script has taken a control over: before, it is the browser's own. */
export async function takenOver(control: Locator): Promise<void> {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => control.evaluate(isTaken)).toBe(true)
}
