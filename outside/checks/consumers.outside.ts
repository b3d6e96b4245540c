import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, type Page, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** As in a consumer's own terminal: what runs the checks has a mode of its own. */
const { NODE_ENV: _, ...env } = process.env

/** What `npm run outside` puts there: a consumer, or a packed package. */
function consumer(name: string): string {
  const folder = process.env.OUTSIDE_FOLDER
  if (!folder) throw new Error('npm run outside prepares the consumers.')
  return join(folder, name)
}

/** Runs one of the consumer's own tools; fails with what it said. */
async function tool(folder: string, name: string, ...args: string[]): Promise<void> {
  const said = await promisify(execFile)(join(folder, 'node_modules/.bin', name), args, { cwd: folder, env }).then(
    () => '',
    (error: { stdout: string; stderr: string; message: string }) => `${error.stdout}${error.stderr}` || error.message,
  )
  expect(said, `${name} ${args.join(' ')}`).toBe('')
}

/** Uses a consumer's server, which says its address on its first line, in a page that must say nothing. */
async function visit(folder: string, file: string, page: Page, use: (address: string) => Promise<void>) {
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`)
  })
  const server = spawn(process.execPath, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()))
      server.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
    })
    await use(address)
  } finally {
    server.kill()
  }
  expect(said).toEqual([])
}

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

test.describe('an application outside the workspace', () => {
  const app = consumer('app')
  const read = (file: string) => readFileSync(join(app, file), 'utf8')

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
    await tool(app, 'tsc')
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
    await tool(app, 'vite', 'build', '--logLevel', 'error')
    expect(styledIn('dish.html')).toEqual(['Button', 'Field', 'NumberStepper', 'StatusChip', 'dialogs'])
  })

  test('an application of its own signs in, sorts, searches and shows what the specification has', async ({ page }) => {
    await visit(app, 'backend.mjs', page, async (address) => {
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
    await visit(app, 'backend.mjs', page, async (address) => {
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
})
