import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

type WireDisease = { id: string; name: string; description: string; symptoms: string[] }
type Call = Awaited<ReturnType<typeof callerOf>>

const TITLES = 'Nom;Urgence;Description;Symptômes;Races concernées;Conseils;Prévention'
const NEW = 'Rhume du parcours'

let call: Call

test.beforeAll(async ({ server }) => {
  call = await callerOf(server, 'gerant')
})

const base = async () =>
  (await call<{ content: WireDisease[] }>('GET', '/admin/chatbot/diseases?page=0&size=100')).content

const csv = (...lines: string[]) => ({
  name: 'maladies.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${[TITLES, ...lines].join('\r\n')}\r\n`),
})

async function openImport(page: Page) {
  await page.goto('/chatbot/diseases')
  await page.getByRole('button', { name: 'Importer…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer des maladies' })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    choose: (file: ReturnType<typeof csv>) => dialog.locator('input[type=file]').setInputFiles(file),
    importer: dialog.getByRole('button', { name: /^Importer \d/ }),
  }
}

test.describe('the import of diseases', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('shows what would change before anything is written, then writes just that', async ({ page, problems }) => {
    const [known] = await base()
    if (!known) throw new Error('The demo has no disease')
    const { dialog, choose, importer } = await openImport(page)
    await choose(
      csv(
        `${NEW};Élevée;Nez qui coule.;éternuement du parcours;toutes;Consultez.;Au chaud.`,
        `${known.name};Modérée;Décrite par le parcours.;symptôme du parcours;toutes;Consultez.;Rien.`,
      ),
    )
    const rows = (title: string) => dialog.getByRole('region', { name: title })
    await expect(rows('Créées').getByText(`Ligne 2 · ${NEW}`)).toBeVisible()
    await expect(rows('Modifiées').getByText(`Ligne 3 · ${known.name}`)).toBeVisible()
    await expect(rows('Modifiées').getByText(known.description)).toBeVisible()
    await expect(rows('Modifiées').getByText('Décrite par le parcours.')).toBeVisible()
    const untouched = await base()
    expect(untouched.some(({ name }) => name === NEW)).toBe(false)
    expect(untouched.find(({ id }) => id === known.id)?.description).toBe(known.description)

    await importer.click()
    await readToast(page, /Import terminé\s: 1 maladie créée, 1 /)
    await expect(dialog).toBeHidden()
    const written = await base()
    expect(written.length).toBe(untouched.length + 1)
    expect(written.find(({ name }) => name === NEW)?.symptoms).toEqual(['éternuement du parcours'])
    expect(written.find(({ id }) => id === known.id)?.description).toBe('Décrite par le parcours.')
    await page.goto(`/chatbot/diseases?texte=${encodeURIComponent(NEW)}`)
    await expect(page.getByRole('article').filter({ hasText: NEW })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('refuses an empty file, and a file with an invalid row, and writes nothing', {
    tag: '@full',
  }, async ({ page }) => {
    const { dialog, choose, importer } = await openImport(page)
    await choose({ ...csv(), name: 'vide.csv', buffer: Buffer.from('') })
    const alert = dialog.getByRole('alert')
    await expect(alert).toHaveText('Ce fichier est vide. Choisissez un fichier CSV ou JSON issu de l’export.')

    const before = await base()
    await choose(csv('Saine;Faible;Une vraie.;toux sèche;toutes;Consultez.;Rien.', ';Grave;Sans nom.;toux;toutes;a;b'))
    await expect(dialog.getByRole('region', { name: 'Refusées' }).getByText('Ligne 3')).toBeVisible()
    await expect(dialog.getByText(/^Rien ne peut être importé tant qu’une ligne est refusée/)).toBeVisible()
    await expect(importer).toHaveCount(0)
    expect(await base()).toEqual(before)
  })
})

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
