import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { consumer, tool, visit } from './consumer.ts'

const folder = consumer('app')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test.describe.configure({ mode: 'serial' })

const single = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  'react-hook-form',
  '@potager/domain',
]

test('npm installs react-admin’s newest and ours without a second copy of React, MUI or the forms', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: object }
  const places = Object.keys(packages)
  expect(single.map((name) => places.filter((place) => place.endsWith(`node_modules/${name}`)).length)).toEqual(
    single.map(() => 1),
  )
})

test('the examples of @potager/admin-kit and @potager/ui have the right types, by the strict rules', async () => {
  await tool(folder, 'tsc')
})

/** Our components whose style sheets a built page links, by name. */
function styledIn(page: string): string[] {
  const sheets = [...read(`dist/${page}`).matchAll(/href="\/([^"]+\.css)"/g)].map(([, file]) => read(`dist/${file}`))
  const names = [...sheets.join('\n').matchAll(/\.potager-([\w-]+?)-[\w-]+-[0-9a-f]{4}\b/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)].sort()
}

test('Vite builds them; the sheets of a page are those of its five components', async () => {
  await tool(folder, 'vite', 'build', '--logLevel', 'error')
  expect(styledIn('dish.html')).toEqual(['Button', 'Field', 'NumberStepper', 'StatusChip', 'dialogs'])
})

test('an application of its own signs in, sorts, searches and shows what the specification has', async ({ page }) => {
  await visit(folder, 'backend.mjs', page, async (address) => {
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
})

test('a page of components, with typefaces and a word of its own, is used without react-admin', async ({ page }) => {
  await visit(folder, 'backend.mjs', page, async (address) => {
    await page.goto(`${address}dish.html`)
    await expect(page.getByText('À la carte')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retirer de la carte' })).toHaveCSS('color', 'rgb(140, 47, 75)')
    await expect(page.getByRole('heading')).toHaveCSS('font-family', /^"Fraunces Variable"/)
    expect(
      await page.evaluate(() => document.fonts.load('16px "Fraunces Variable"').then(({ length }) => length)),
    ).toBe(1)
    await page.getByRole('button', { name: 'Encore une : Portions' }).click()
    await expect(page.getByRole('textbox', { name: 'Portions', exact: true })).toHaveValue('13')
    await page.getByRole('textbox', { name: 'Prix' }).fill('9,90')
    await page.getByRole('button', { name: 'Retirer de la carte' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer le plat' }).click()
    await expect(page.getByText('Retiré', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('9,90')
  })
})
