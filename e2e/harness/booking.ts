import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, todayInParis, weekdayOf } from '@potager/domain/time'

/** A day of the given weekday, some weeks from now: far from what the demonstration books. */
export function dayAhead(weekday: string, weeks: number): string {
  let day = addDays(todayInParis(Date.now()), weeks * 7)
  while (weekdayOf(day) !== weekday) day = addDays(day, 1)
  return day
}

/** Chooses the first customer that a name finds, by keyboard. */
export async function findCustomer(page: Page, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Rechercher un client' })
  await search.fill(name)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('button', { name: 'Changer de client' })).toBeVisible()
}

/** Types a day and a time. */
export async function fillMoment(page: Page, label: 'Début' | 'Fin', day: string, time: string): Promise<void> {
  await page.getByLabel(`${label}, Date`).fill(day)
  await page.getByLabel(`${label}, Heure`).fill(time)
}

/** The question that is asked over the page. */
export const question = (page: Page): Locator => page.getByRole('alertdialog')
