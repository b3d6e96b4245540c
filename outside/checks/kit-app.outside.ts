import { join } from 'node:path'
import { consumer, copiesIn, expect, saidBy, serve, test, tool } from './consumer.ts'
import { expectSize } from './sizes.ts'

const folder = consumer('kit-app')

test.describe.configure({ mode: 'serial' })

test('npm installs react-admin’s newest and ours without a second copy of React, MUI or the forms', () => {
  expect(copiesIn(folder)).toEqual([])
})

test('the example of @potager/admin-kit has the right types, by the strict rules', async () => {
  await tool(folder, 'tsc')
})

test('Vite builds it to its recorded size', async () => {
  await tool(folder, 'vite', 'build', '--logLevel', 'error')
  expectSize('kit-app', join(folder, 'dist'))
})

test('an application of its own signs in, sorts, searches and shows what the specification has', async ({ page }) => {
  const said = saidBy(page)
  await serve(folder, 'backend.mjs', async (address) => {
    await page.goto(address)
    await page.getByRole('textbox', { name: 'Identifiant' }).fill('gerant')
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Potager#2026')
    await page.getByRole('button', { name: 'Connexion' }).click()
    await expect(page.getByText('1-25 sur 30')).toBeVisible()
    const latest = page.getByRole('row').nth(1)
    await expect(latest).toContainText('Table 30')
    await page.getByRole('columnheader', { name: 'Personnes' }).getByRole('button').click()
    await expect(latest).toContainText('Table 01')
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('table 2')
    await expect(page.getByText('1-12 sur 12')).toBeVisible()
    await page.getByRole('link', { name: 'Table 27' }).click()
    await expect(page.getByRole('heading', { name: 'Table 27' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '19:00 – 21:00' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'La Fève Tonka' })).toBeVisible()
  })
  expect(said).toEqual([])
})
