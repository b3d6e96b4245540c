import { expect, test } from './harness/fixtures.ts'

test.use({ user: 'gerant' })

test('the address of a new disease opens its dialog, and closing the dialog clears the address [RTE-18]', async ({
  page,
  problems,
}) => {
  await page.goto('/chatbot/diseases?action=create')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nom', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/action/)
  expect(problems).toEqual([])
})
