import type { Page } from '@playwright/test'
import { dayAhead, fillMoment, question } from './harness/booking.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

const RESTAURANT = 'La Fève Tonka'
/** A number that nobody of the demonstration has, whatever a journey before this one made. */
const newNumber = () =>
  `06 98 ${String(Date.now())
    .slice(-6)
    .replace(/\d\d(?=\d)/g, '$& ')}`

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nouveau client' })

/** Types a name that nobody has in the picker, and takes the last option. */
async function askForNew(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Rechercher un client' }).fill(name)
  await page.getByRole('option', { name: `Nouveau client : ${name}` }).click()
  await expect(dialog(page).getByRole('textbox', { name: /^Nom/ })).toHaveValue(name)
}

test.describe('a customer', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('is created within a reservation, not duplicated by number or retry, edited, and merged with a double [CUS-01] [CUS-02] [CUS-03] [CUS-04] [CUS-05] [CUS-06]', async ({
    page,
    problems,
  }) => {
    const number = newNumber()
    const name = `Zoé Rivière-${number.slice(-2)}`
    await page.goto('/create-reservation')
    await page.getByLabel('Restaurant').selectOption(RESTAURANT)
    const day = dayAhead('FRIDAY', 12)
    await fillMoment(page, 'Début', day, '12:00')
    await fillMoment(page, 'Fin', day, '13:00')

    // The connection is lost, then back: what was typed stays, and one customer is made.
    const keys: (string | undefined)[] = []
    await page.route('**/api/user/customers', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await (keys.length === 1 ? route.abort() : route.fallback())
    })
    await askForNew(page, name)
    await dialog(page)
      .getByRole('textbox', { name: /^Téléphone/ })
      .fill(number)
    await dialog(page).getByRole('button', { name: 'Créer le client' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Le client n’a pas été créé')
    await dialog(page).getByRole('button', { name: 'Créer le client' }).click()
    await readToast(page, `${name} est dans vos clients`)
    await expect(page.getByRole('button', { name: 'Changer de client' })).toBeFocused()
    expect(keys).toEqual([keys[0], keys[0]])
    await page.unrouteAll()
    await page.getByLabel('Nombre de personnes').fill('4')
    await page.getByRole('button', { name: 'Créer la réservation' }).click()
    await page.waitForURL((url) => url.pathname === '/reservations')
    await readToast(page, 'Réservation créée avec succès !')

    // The same number, written otherwise: the customer is offered.
    await page.goto('/create-reservation')
    await askForNew(page, `${name} bis`)
    await dialog(page)
      .getByRole('textbox', { name: /^Téléphone/ })
      .fill(number.replace('0', '+33').replaceAll(' ', ''))
    await dialog(page).getByRole('button', { name: 'Créer le client' }).click()
    await expect(page.getByRole('region', { name: `Ce numéro est déjà celui de ${name}.` })).toBeFocused()
    await page.getByRole('button', { name: `Choisir ${name}` }).click()
    await expect(page.getByRole('button', { name: 'Changer de client' })).toBeFocused()
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    // It is another person after all, by the same phone.
    await page.getByRole('button', { name: 'Changer de client' }).click()
    await askForNew(page, `${name} bis`)
    await dialog(page)
      .getByRole('textbox', { name: /^Téléphone/ })
      .fill(number)
    await dialog(page).getByRole('button', { name: 'Créer le client' }).click()
    await dialog(page).getByRole('button', { name: 'Créer quand même' }).click()
    await readToast(page, `${name} bis est dans vos clients`)

    // Found in the console by the number, edited in place.
    await page.goto(`/console/customers?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`)
    await expect(page.getByText('2 clients')).toBeVisible()
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Réservations' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Modifier', exact: true }).click()
    await page.getByRole('textbox', { name: /^Note/ }).fill('Préfère la terrasse')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await readToast(page, 'Modifications enregistrées')
    await expect(page.getByText('Préfère la terrasse')).toBeVisible()

    // Both were the same person: merged from the double's page, keeping the first.
    await page.goto(`/console/customers?filter=${encodeURIComponent(JSON.stringify({ q: `${name} bis` }))}`)
    await page.getByRole('link', { name: `${name} bis`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} bis` })).toBeVisible()
    const double = page.url()
    await page.getByRole('button', { name: 'Fusionner avec un doublon' }).click()
    const merge = page.getByRole('dialog', { name: /^Fusionner/ })
    await merge.getByRole('combobox').fill(name)
    await merge.getByRole('option', { name: new RegExp(`^${name} 06`) }).click()
    await merge.getByRole('button', { name: 'Garder l’autre fiche' }).click()
    await expect(merge.getByRole('region', { name: 'Fiche gardée' })).toContainText('Préfère la terrasse')
    await merge.getByRole('button', { name: 'Fusionner les deux fiches' }).click()
    await readToast(page, 'Les deux fiches n’en font plus qu’une')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await page.goto(double)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page).not.toHaveURL(double)

    await page.getByRole('button', { name: 'Défaire la fusion' }).click()
    await question(page).getByRole('button', { name: 'Défaire la fusion' }).click()
    await readToast(page, 'La fusion est défaite')
    await page.goto(double)
    await expect(page.getByRole('heading', { level: 1, name: `${name} bis` })).toBeVisible()
    expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  })

  test('is imported from a spreadsheet’s CSV file, completed by another file, and not duplicated [CUS-09] [CUS-10]', {
    tag: '@full',
  }, async ({ page, problems }) => {
    const number = newNumber()
    const name = `Éloïse Import-${number.slice(-5)}`
    const file = (...lines: string[]) => ({
      name: 'clients.csv',
      mimeType: 'text/csv',
      // The encoding of a spreadsheet on Windows.
      buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
    })
    const imports = page.getByRole('dialog', { name: 'Importer des clients' })
    const choose = (chosen: ReturnType<typeof file>) => imports.locator('input[type=file]').setInputFiles(chosen)
    const open = async () => {
      await page.goto('/console/customers')
      await page.getByRole('link', { name: 'Importer…' }).click()
    }

    await open()
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      imports.getByRole('button', { name: 'Télécharger un modèle' }).click(),
    ])
    expect(template.suggestedFilename()).toBe('modele-clients.csv')
    await choose(file('Téléphone', number))
    await expect(imports.getByRole('alert')).toContainText('Nom')
    await choose(file('Nom;Téléphone', `${name};${number}`, 'Sans numéro valable;12'))
    await expect(imports.getByRole('region', { name: 'Créés' })).toContainText(name)
    await expect(imports.getByRole('region', { name: 'Refusés' })).toContainText('Sans numéro valable')
    await expect(imports.getByRole('button', { name: /^Importer/ })).toHaveCount(0)
    await choose(file('Nom;Téléphone', `${name};${number}`))
    await imports.getByRole('button', { name: 'Importer 1 client' }).click()
    await readToast(page, 'Import terminé : 1 client créé, 0 complété.')

    await open()
    await choose(file('Nom;Téléphone;Note', `${name};${number.replace('0', '+33 ')};Allergie aux noix`))
    await expect(imports.getByRole('region', { name: 'Complétés' })).toContainText('Allergie aux noix')
    await imports.getByRole('button', { name: 'Importer 1 client' }).click()
    await readToast(page, 'Import terminé : 0 client créé, 1 complété.')

    await page.goto(`/console/customers?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByText('Allergie aux noix')).toBeVisible()
    expect(problems).toEqual([])
  })
})
