import { expect, type Locator, type Page } from '@playwright/test'

/** The current step of the wizard. */
export const currentStep = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Étapes de la commande' }).locator('[aria-current="step"]')

export const go = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continuer', exact: true }).click()

/** A restaurant of the wizard's first step that delivers, or one that does not. */
export function restaurantThat(page: Page, service: 'delivers' | 'does not deliver'): Locator {
  const name = service === 'delivers' ? /À emporter ou en livraison/ : /À emporter$/
  return page.getByRole('radio', { name }).first()
}

/** Takes an order by mouse up to the confirmation: one portion of the first dish, for a walk-in customer. */
export async function prepareOrder(page: Page, customerName: string): Promise<void> {
  await page.goto('/create-order')
  await restaurantThat(page, 'delivers').check()
  await go(page)
  await page
    .getByRole('button', { name: /^Ajouter un :/ })
    .first()
    .click()
  await go(page)
  await go(page)
  await page.getByRole('textbox', { name: 'Ou le nom du client' }).fill(customerName)
  await go(page)
  await expect(currentStep(page).filter({ hasText: 'Confirmation' })).toBeVisible()
}

export const submitOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Confirmer la commande' }).click()
