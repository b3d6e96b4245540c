import { join } from 'node:path'
import { consumer, copiesIn, expect, saidBy, serve, test, tool } from './consumer.ts'
import { expectSize } from './sizes.ts'

const folder = consumer('react-admin-app')

test.describe.configure({ mode: 'serial' })

test('npm installs react-admin’s newest and ours without a second copy of React, MUI or the forms', () => {
  expect(copiesIn(folder)).toEqual([])
})

test('a react-admin application has the right types with our components', async () => {
  await tool(folder, 'tsc')
})

test('Vite builds it to its recorded size', async () => {
  await tool(folder, 'vite', 'build', '--logLevel', 'error')
  expectSize('react-admin-app', join(folder, 'dist'))
})

test('its own backend is listed, searched, turned over and edited with them', async ({ page }) => {
  const said = saidBy(page)
  await serve(folder, 'backend.mjs', async (address) => {
    await page.goto(address)
    await expect(page.getByText('23 au total')).toBeVisible()
    await expect(page.getByRole('row', { name: /Maraîcher 01/ })).toContainText('Suspendu')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByRole('row', { name: /Maraîcher 11/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Nom' }).fill('zzz')
    await expect(page.getByText('Aucun fournisseur')).toBeVisible()
    await page.getByRole('button', { name: 'Tout voir' }).click()
    await page.getByRole('link', { name: 'Maraîcher 01' }).click()
    await page.getByRole('textbox', { name: 'Nom' }).fill('')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('À remplir.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Nom' }).fill('Ferme des Marais')
    await page.getByRole('combobox', { name: 'État' }).selectOption('Actif')
    await page.getByRole('textbox', { name: 'Minimum de commande' }).fill('12,50')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const row = page.getByRole('row', { name: /Ferme des Marais/ })
    await expect(row).toContainText('Actif')
    await expect(row).toContainText('12,50')
  })
  expect(said).toEqual([])
})
