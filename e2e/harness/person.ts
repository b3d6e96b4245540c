import { expect, type Locator, type Page } from '@playwright/test'

/** Most key presses a user can be expected to make. */
const PATIENCE = 60

/** Presses Tab, or Shift+Tab to go back, until the control has focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${PATIENCE} presses of ${key} did not reach ${String(control)}`)
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Tabs to a control and activates it. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** The current step of the wizard. */
export const currentStep = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Étapes de la commande' }).locator('[aria-current="step"]')
