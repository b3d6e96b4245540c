import { expect, type Page } from '@playwright/test'

// The assistant's page, as its journeys use it.

export const symptomsOf = (page: Page) => page.getByRole('combobox', { name: 'Symptômes' })
export const chooseDog = (page: Page) => page.getByRole('radio', { name: 'Chien' }).check()
export const submitQuestion = (page: Page) => page.getByRole('button', { name: 'Voir les pistes' }).click()
export const answer = (page: Page) => page.locator('h2#reponse')
export const namesFound = (page: Page) => page.getByRole('heading', { level: 3 })

/** Waits until the page's script has taken the field over. */
export const scripted = (page: Page) => expect(page.locator('[role=combobox][aria-autocomplete=list]')).toBeVisible()

/** Waits for the answer; a refusal that comes in its place is told. */
export async function answered(page: Page): Promise<void> {
  const refusal = page.getByRole('alert')
  await expect(answer(page).or(refusal).first()).toBeVisible()
  await expect(refusal).toHaveText([])
}
