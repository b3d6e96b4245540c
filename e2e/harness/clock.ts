import { expect, type Locator, type Page } from '@playwright/test'

const SECOND = 1000

/** From now on the page's clock, installed before, is manual, however slow the machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND)
}

/** Advances the page's clock, installed before, by seconds, a minute at most, until something is shown. */
export async function passUntil(page: Page, shown: Locator): Promise<void> {
  let seconds = 0
  while (seconds < 60 && (await shown.count()) === 0) {
    await page.clock.runFor(SECOND)
    seconds += 1
  }
  await expect(shown).toBeVisible()
}
