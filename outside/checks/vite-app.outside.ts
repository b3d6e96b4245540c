import { join } from 'node:path'
import { consumer, expect, saidBy, serve, test, tool } from './consumer.ts'
import { expectSize, styledIn } from './sizes.ts'

const folder = consumer('vite-app')
const built = join(folder, 'dist')

test.describe.configure({ mode: 'serial' })

test('the README’s example has the right types, by the strict rules', async () => {
  await tool(folder, 'tsc')
})

test('Vite builds it, with what its five components need and no more', async () => {
  await tool(folder, 'vite', 'build', '--logLevel', 'warn')
  expect(styledIn(built)).toEqual(['Button', 'Field', 'NumberStepper', 'StatusChip', 'dialogs'])
  expectSize('vite-app', built)
})

test('it is used in a browser, which has nothing to say about it', async ({ page }) => {
  const said = saidBy(page)
  await serve(folder, 'preview.mjs', async (address) => {
    await page.goto(address)
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
  expect(said).toEqual([])
})
