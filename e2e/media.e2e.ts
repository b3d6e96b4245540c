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
