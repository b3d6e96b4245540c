import { expect, type Locator, type Page } from '@playwright/test'

/** More presses than this are too many for anybody. */
const PATIENCE = 60

/** Presses Tab, or Shift+Tab to what is above, until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${PATIENCE} pressions de ${key} n’ont pas atteint ${String(control)}.`)
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Goes to a control by Tab and uses it. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** The step of the wizard that is shown. */
export const currentStep = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Étapes de la commande' }).locator('[aria-current="step"]')
