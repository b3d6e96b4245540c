import { expect, type Page } from '@playwright/test'

// Page object of the assistant.

export const symptomsOf = (page: Page) => page.getByRole('combobox', { name: 'Symptômes' })
export const chooseDog = (page: Page) => page.getByRole('radio', { name: 'Chien' }).check()
export const submitQuestion = (page: Page) => page.getByRole('button', { name: 'Voir les pistes' }).click()
export const answer = (page: Page) => page.locator('h2#reponse')
export const namesFound = (page: Page) => page.getByRole('heading', { level: 3 })

/** Waits until the field is hydrated. */
export const scripted = (page: Page) => expect(page.locator('[role=combobox][aria-autocomplete=list]')).toBeVisible()

/** Waits for the answer; fails with the message of a refusal. */
export async function answered(page: Page): Promise<void> {
  const refusal = page.getByRole('alert')
  await expect(answer(page).or(refusal).first()).toBeVisible()
  await expect(refusal).toHaveText([])
}
