import type { Page } from 'playwright-core'

/** Holds the scripts of a page back; returns what lets them come. */
export async function withheldScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
