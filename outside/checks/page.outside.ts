import { expect, test } from '@playwright/test'
import { consumer, tool, visit } from './consumer.ts'

const folder = consumer('page')

test.use({ javaScriptEnabled: false })

test('a page that Node renders with the oldest React, without MUI, is typed, whole and styled', async ({ page }) => {
  await tool(folder, 'tsc')
  await visit(folder, 'build/server.js', page, async (address) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Nos restaurants' })).toHaveCSS(
      'font-family',
      /^"Fraunces Variable"/,
    )
    const card = page.getByRole('article')
    await expect(card).toContainText('La Fève Tonka')
    await expect(card).toContainText('40 places')
    await expect(card.getByRole('link', { name: 'Voir' })).toHaveAttribute('href', /^\/lieux\//)
    await expect(card).toHaveCSS('border-radius', '12px')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 236)')
    await expect(page.locator('svg path').first()).toBeVisible()
    // The example of @potager/domain reads, formats and refuses.
    await expect(page.getByText('Velouté de potimarron : 8,50\u{A0}€\u{A0}TTC')).toBeVisible()
    await expect(page.getByText('2 erreurs : ')).toBeVisible()
  })
})
