import { expect, test } from './harness/fixtures.ts'

test.use({ user: 'proprietaire' })

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('paper has no buttons, and no panel that only had links', async ({ page }) => {
  await page.goto('/chatbot/dashboard')
  await expect(page.getByRole('heading', { name: 'État du système' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Actions rapides' })).toBeHidden()
  await page.goto('/chatbot/reports')
  await expect(page.getByText('Le chatbot avait répondu').first()).toBeVisible()
  await expect(page.getByText('Résoudre', { exact: true }).first()).toBeHidden()
})

test('analytics on paper say of which days they are [ANA-13]', async ({ page }) => {
  await page.goto('/chatbot/analytics')
  await expect(page.getByText(/^Du \d\d\/\d\d\/\d{4} au \d\d\/\d\d\/\d{4}$/)).toBeVisible()
})

test('bookings and figures on paper say of which restaurant they are', async ({ page }) => {
  await page.goto('/manage-reservations?vue=planning')
  const choice = page.getByLabel('Restaurant', { exact: true })
  await expect(choice).not.toHaveValue('')
  const { id, name } = await choice
    .locator('option:checked')
    .evaluate((option: HTMLOptionElement) => ({ id: option.value, name: option.text }))
  const others = ['/manage-reservations', '/manage-event-requests', '/figures']
  for (const address of [page.url(), ...others.map((path) => `${path}?restaurant=${id}`)]) {
    await page.goto(address)
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toBeVisible()
  }
})

test('reviews on paper keep their stars', async ({ page }) => {
  await page.goto('/admin/reviews/moderation')
  const stars = page.getByRole('img', { name: /sur 5/ }).first()
  await expect(stars).toBeVisible()
  expect(await stars.evaluate((shown) => getComputedStyle(shown, '::before').printColorAdjust)).toBe('exact')
})

test('forced colours leave the count of the current page readable', async ({ page }) => {
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  await page.goto('/chatbot/reports')
  const count = page
    .locator('a[aria-current]', { hasText: 'Signalements' })
    .getByText(/^\d+\+?$/)
    .filter({ visible: true })
  await expect(count).toBeVisible()
  expect(await count.evaluate((shown) => getComputedStyle(shown).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
})

test('forced colours leave the closed hours of the planner hatched, which are drawn by a background', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  await page.goto('/manage-reservations?vue=planning')
  const closed = page.getByRole('grid').getByTitle('Fermé').first()
  await expect(closed).toBeAttached()
  expect(await closed.evaluate((shown) => getComputedStyle(shown).backgroundImage)).toContain('gradient')
})
