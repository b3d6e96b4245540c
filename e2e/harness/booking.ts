import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, todayInParis, weekdayOf } from '@potager/domain/time'

/** A weekday some weeks from now, beyond the demonstration's bookings. */
export function dayAhead(weekday: string, weeks: number): string {
  let day = addDays(todayInParis(Date.now()), weeks * 7)
  while (weekdayOf(day) !== weekday) day = addDays(day, 1)
  return day
}

/** Selects the first customer that matches a name, by keyboard. */
export async function findCustomer(page: Page, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Rechercher un client' })
  await search.fill(name)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('button', { name: 'Changer de client' })).toBeVisible()
}

/** Fills in a day and a time. */
export async function fillMoment(page: Page, label: 'Début' | 'Fin', day: string, time: string): Promise<void> {
  await page.getByLabel(`${label}, Date`).fill(day)
  await page.getByLabel(`${label}, Heure`).fill(time)
}

/** The confirmation dialog over the page. */
export const question = (page: Page): Locator => page.getByRole('alertdialog')
