import { consumer, expect, saidBy, serve, test, tool } from './consumer.ts'

const folder = consumer('server-page')

test.describe.configure({ mode: 'serial' })

test('a page rendered by Node has the right types, as Node resolves them', async () => {
  await tool(folder, 'tsc')
})

test('it is whole without a script, styled by the package’s sheets', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const said = saidBy(page)
  await serve(folder, 'build/server.js', async (address) => {
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
  })
  expect(said).toEqual([])
  await context.close()
})

test('the domain’s example reads, formats and refuses', async ({ request }) => {
  await serve(folder, 'build/server.js', async (address) => {
    const html = await (await request.get(address)).text()
    expect(html).toContain('Velouté de potimarron : 8,50\u{A0}€\u{A0}TTC')
    expect(html).toContain('2 erreurs : ')
  })
})
