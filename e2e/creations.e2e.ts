import type { Page, Route } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { readToast, toastCard } from './harness/toast.ts'

test.use({ user: 'gerant' })

type SentRequest = { body: unknown; key: string | undefined; authorization: string | undefined }

/** Opens a page; returns the requests that it sends from then on to a creating call. */
async function managerAt(page: Page, path: string, call: string): Promise<SentRequest[]> {
  const sent: SentRequest[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== `/api${call}`) return
    const { authorization, 'idempotency-key': key } = request.headers()
    sent.push({ body: request.postDataJSON(), key, authorization })
  })
  await page.goto(path)
  return sent
}

async function answerOnce(page: Page, call: string, answer: (route: Route) => Promise<void>) {
  await page.route(`**/api${call}`, answer, { times: 1 })
}

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })

test.describe('a new dish', () => {
  const create = (page: Page) => page.getByRole('button', { name: 'Créer le plat' })

  test('is created once and leads to the orders [DSH-16] [DSH-17] [DSH-18]', async ({ page, problems }) => {
    const sent = await managerAt(page, '/create-dish', '/menu')
    await field(page, 'Nom du plat').fill('Tarte fine aux blettes')
    await field(page, 'Prix TTC en euros').fill('12,50')
    await page.getByRole('checkbox', { name: 'Lait' }).check()
    await create(page).dblclick()
    await expect(toastCard(page, 'Plat créé avec succès !')).toBeVisible()
    await page.waitForURL('**/dashboard')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.authorization).toMatch(/^Bearer /)
    expect(sent[0]?.body).toEqual({
      name: 'Tarte fine aux blettes',
      description: '',
      price: 12.5,
      category: 'PLAT',
      available: true,
      allergens: ['MILK'],
    })
    expect(problems).toEqual([])
  })

  test('shows the server’s errors at their fields, and the first one as a toast [DSH-19]', { tag: '@full' }, async ({
    page,
  }) => {
    await managerAt(page, '/create-dish', '/menu')
    await field(page, 'Nom du plat').fill('Tarte')
    await answerOnce(page, '/menu', json(400, { name: 'Ce plat existe déjà', price: 'Prix refusé' }))
    await create(page).click()
    await readToast(page, 'Ce plat existe déjà')
    await expect(page.getByText('Prix refusé')).toBeVisible()
    await expect(field(page, 'Nom du plat')).toHaveAttribute('aria-invalid', 'true')
    await answerOnce(page, '/menu', json(400, { errors: { name: '' } }))
    await create(page).click()
    await readToast(page, 'Erreur de validation')
    await expect(field(page, 'Nom du plat')).toHaveValue('Tarte')
  })

  test('reports why it failed; a retry after a lost response creates one dish [DSH-20]', async ({ page, server }) => {
    const sent = await managerAt(page, '/create-dish', '/menu')
    await field(page, 'Nom du plat').fill('Curry de panais')
    await answerOnce(page, '/menu', json(409, { message: 'La carte est verrouillée' }))
    await create(page).click()
    await readToast(page, 'La carte est verrouillée')
    await answerOnce(page, '/menu', (route) => route.fulfill({ status: 500, body: '' }))
    await create(page).click()
    await readToast(page, 'Erreur lors de la création du plat')
    await answerOnce(page, '/menu', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await create(page).click()
    await readToast(page, /Connexion impossible/)
    await create(page).click()
    await expect(toastCard(page, 'Plat créé avec succès !')).toBeVisible()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    const menu = (await (await fetch(`${server.url}/api/notprotected/menu`)).json()) as { name: string }[]
    expect(menu.filter(({ name }) => name === 'Curry de panais')).toHaveLength(1)
  })

  test('is abandoned by the link back to the orders [DSH-16]', { tag: '@full' }, async ({ page }) => {
    await managerAt(page, '/create-dish', '/menu')
    await page.getByRole('main').getByRole('link', { name: 'Retour aux commandes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  test('asks before its half-typed form is left [DSH-16]', { tag: '@full' }, async ({ page }) => {
    await managerAt(page, '/create-dish', '/menu')
    await field(page, 'Nom du plat').fill('Tarte')
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await page.getByRole('button', { name: 'Annuler' }).click()
    await question.getByRole('button', { name: 'Rester ici' }).click()
    await expect(field(page, 'Nom du plat')).toHaveValue('Tarte')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await question.getByRole('button', { name: 'Quitter la page' }).click()
    await page.waitForURL('**/dashboard')
  })
})

test.describe('a new restaurant', () => {
  const create = (page: Page) => page.getByRole('button', { name: 'Créer le restaurant' })

  async function fillIn(page: Page) {
    await field(page, 'Nom').fill('Le Panais')
    await field(page, 'Nombre de places').fill('40')
    await field(page, 'Numéro').fill('4')
    await field(page, 'Rue').fill('rue du Marché')
    await field(page, 'Code postal').fill('33000')
    await field(page, 'Ville').fill('Bordeaux')
    await page.getByRole('button', { name: 'Ajouter une salle' }).click()
    await field(page, 'Nom de la salle 1').fill('La Serre')
    await field(page, 'Places de la salle 1').fill('12')
  }

  test('is sent complete, and leads to the home page, which confirms and shows it [RST-25] [RST-26] [RST-27] [SVC-03]', async ({
    page,
    problems,
  }) => {
    const sent = await managerAt(page, '/create_restaurant', '/restaurant')
    await fillIn(page)
    await page.getByRole('checkbox', { name: 'PLATEAUX LIVRABLE' }).check()
    await page.getByRole('checkbox', { name: 'Ouvert le vendredi' }).check()
    await field(page, 'Ouverture le vendredi').fill('19:00')
    await field(page, 'Fermeture le vendredi').fill('02:00')
    await page.getByRole('button', { name: 'Ajouter un second service le vendredi' }).click()
    await create(page).dblclick()
    await expect(toastCard(page, 'Restaurant créé avec succès !')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Le Panais').first()).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.authorization).toMatch(/^Bearer /)
    expect(sent[0]?.body).toEqual({
      name: 'Le Panais',
      numberPlace: 40,
      numberPrinter: 1,
      restaurantFeatures: ['PLATEAUX_LIVRABLE'],
      address: {
        streetNumber: 4,
        streetName: 'rue du Marché',
        postalCode: '33000',
        city: 'Bordeaux',
        country: 'France',
      },
      availability: { openingHours: { FRIDAY: { start: '12:00', end: '14:00' } } },
      openingHours2: { FRIDAY: { start: '19:00', end: '02:00' } },
      meetingRooms: [{ name: 'La Serre', numberMettingPlace: 12, isReservable: true }],
    })
    expect(problems).toEqual([])
  })

  test('shows the server’s errors at nested fields, and the first one as a toast [RST-28] [RST-29]', async ({
    page,
  }) => {
    await managerAt(page, '/create_restaurant', '/restaurant')
    await fillIn(page)
    const errors = { 'meetingRooms[0].numberMettingPlace': 'Trop de places', 'address.city': 'Ville inconnue' }
    await answerOnce(page, '/restaurant', json(400, { errors }))
    await create(page).click()
    await expect(toastCard(page, 'Trop de places')).toBeVisible()
    await expect(field(page, 'Places de la salle 1')).toBeFocused()
    await readToast(page, 'Trop de places')
    await expect(page.getByText('Ville inconnue')).toBeVisible()
    await answerOnce(page, '/restaurant', json(400, { errors: { name: '' } }))
    await create(page).click()
    await readToast(page, 'Erreur de validation')
  })

  test('reports a failure with or without a message of the server, and keeps the input [RST-30]', async ({ page }) => {
    await managerAt(page, '/create_restaurant', '/restaurant')
    await fillIn(page)
    await answerOnce(page, '/restaurant', json(409, { message: 'Ce restaurant existe déjà' }))
    await create(page).click()
    await readToast(page, 'Ce restaurant existe déjà')
    await answerOnce(page, '/restaurant', (route) => route.fulfill({ status: 500, body: '' }))
    await create(page).click()
    await readToast(page, 'Erreur inconnue')
    await expect(field(page, 'Nom de la salle 1')).toHaveValue('La Serre')
  })
})
