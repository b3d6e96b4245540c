import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, todayInParis, weekdayOf } from '@potager/domain/time'
import { callerOf } from './api.ts'
import type { Server } from './server.ts'

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

type Named = { id: string; name: string }

/**
 * A pending reservation of the whole restaurant, for a new customer of that name, which only our backend takes, or
 * else for one that is there. Answers its id.
 */
export async function reservedFor(server: Server, at: string, day: string, fullName?: string): Promise<string> {
  const call = await callerOf(server, 'gerant')
  const restaurantId = (await call<Named[]>('GET', '/notprotected/restaurant')).find(({ name }) => name === at)?.id
  const phone = `+336${String(Date.now()).slice(-8)}`
  const customer = fullName
    ? await call<{ id: string }>('POST', '/user/customers', { fullName, phone, restaurantId })
    : (await call<{ id: string }[]>('GET', '/user/customers'))[0]
  const { id } = await call<{ id: string }>('POST', '/reservations', {
    customerId: customer?.id,
    restaurantId,
    type: 'RESTAURANT_FULL',
    startTime: `${day}T19:00:00`,
    endTime: `${day}T20:30:00`,
    numberOfPeople: 12,
  })
  return id
}

/** The same, confirmed. */
export async function confirmedFor(server: Server, at: string, day: string, fullName?: string): Promise<void> {
  const id = await reservedFor(server, at, day, fullName)
  const call = await callerOf(server, 'gerant')
  await call('PUT', `/reservations/${id}/status`, { status: 'CONFIRMED' })
}
