import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { consumer, tool, visit } from './consumer.ts'

/** Of ways to resolve that no longer matter: CommonJS, and TypeScript before `exports`. */
const outdated = ['node10', 'node16-cjs']

for (const name of ['domain', 'ui', 'admin-kit']) {
  const tarball = () => readFileSync(consumer(`potager-${name}.tgz`))

  test(`publint finds nothing in @potager/${name}`, async () => {
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball()).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test(`@potager/${name} has the types that each entry point needs`, async () => {
    const data = createPackageFromTarballData(new Uint8Array(tarball()))
    const found = await checkPackage(data, { excludeEntrypoints: [/\.(?:css|json)$/] })
    if (!found.types) throw new Error('It has no types.')
    const left = found.problems.filter(
      (problem) => !('resolutionKind' in problem && outdated.includes(problem.resolutionKind)),
    )
    expect(left).toEqual([])
  })
}

test.describe('@potager/ui without scripts', () => {
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
})
