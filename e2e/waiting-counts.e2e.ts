import { dayAhead, reservedFor } from './harness/booking.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign } from './harness/server.ts'

test.use({ user: 'gerant' })

test('a count of the menu leads to as many rows, of all restaurants, whatever restaurant was chosen last [RMG-12] [RMG-13] [EVM-19] [EVM-20]', {
  tag: '@full',
}, async ({ page, problems, server }) => {
  test.skip(foreign, 'counts what the specification does not')
  await reservedFor(server, 'La Fève Tonka', dayAhead('SATURDAY', 20))
  await page.goto('/manage-reservations')
  await page.getByLabel('Restaurant').selectOption('La Fève Tonka')
  await page.goto('/dashboard')
  const rows = page.getByRole('row').filter({ has: page.getByRole('combobox') })
  for (const counted of [/^(\d+) réservations? en attente$/, /^(\d+) demandes? en attente$/]) {
    const link = page.getByRole('navigation').getByRole('link', { name: counted })
    const count = Number.parseInt((await link.textContent()) ?? '', 10)
    await link.press('Enter')
    await expect(page.getByLabel('Restaurant')).toHaveValue('')
    await expect(page.getByLabel('Statut', { exact: true })).toHaveValue('PENDING')
    await expect(rows).toHaveCount(Math.min(count, 25))
    const parts = await page.getByRole('heading', { level: 2, name: /^(À venir|Passées) \d+$/ }).allTextContents()
    // The counts of the parts tell of rows on later pages.
    expect(parts.reduce((sum, part) => sum + Number.parseInt(part.replace(/\D+/, ''), 10), 0)).toBe(count)
  }
  await page.goto('/manage-reservations')
  await expect(page.getByLabel('Restaurant')).toHaveValue(/./)
  await page.getByLabel('Restaurant').selectOption('Tous mes restaurants')
  await page.goto('/manage-event-requests')
  await expect(page.getByLabel('Restaurant')).toHaveValue('')
  await expect(rows.first()).toBeVisible()
  // The planner is of one restaurant: without a choice it takes one.
  await page.getByRole('navigation').getByRole('link', { name: 'Planning', exact: true }).press('Enter')
  await expect(page).toHaveURL('/manage-reservations?vue=planning')
  await expect(page.getByRole('combobox', { name: 'Restaurant', exact: true })).toHaveValue(/./)
  await expect(page.getByText(/réservations? (ou|et) événements?/).first()).toBeVisible()
  const table = page.getByRole('button', { name: 'Tableau', exact: true })
  await table.press('Enter')
  await expect(page).toHaveURL(/^(?!.*vue=planning)/)
  await expect(table).toBeFocused()
  expect(problems).toEqual([])
})
