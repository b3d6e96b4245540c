import { expect, type Locator, type Page } from '@playwright/test'

/** A promise and its resolver, to hold back an answer until the journey has seen the loading state. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open }
}

/** Holds back the scripts of a page; returns how to release them. */
export async function withheldScripts(page: Page): Promise<() => void> {
  const { opened: released, open: release } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** URLs of the scripts in the document that the server sends. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text()
  const found = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
  return [...new Set([...found].map(([, path = '']) => new URL(path, page.url()).href))]
}

/** Waits until a control is hydrated. */
export async function takenOver(control: Locator): Promise<void> {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => control.evaluate(isTaken)).toBe(true)
}
