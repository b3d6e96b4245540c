import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast, toast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

type Sent = { body: unknown; key: string | undefined; authorization: string | undefined }

/** A manager signed in at a page, and what the page sends to a call that creates. */
async function managerAt(path: string, call: string) {
  const visitor = await newMember(browser, server.url)
  const sent: Sent[] = []
  visitor.page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== `/api${call}`) return
    const { authorization, 'idempotency-key': key } = request.headers()
    sent.push({ body: request.postDataJSON(), key, authorization })
  })
  await visitor.page.goto(path)
  return { ...visitor, sent }
}

/** Answers the next send only, in the server's place. */
async function answerOnce(page: Page, call: string, answer: (route: Route) => Promise<void>) {
  await page.route(`**/api${call}`, answer, { times: 1 })
}

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
const pathOf = (page: Page) => new URL(page.url()).pathname
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('a new dish', () => {
  const create = (page: Page) => page.getByRole('button', { name: 'Créer le plat' })

  it('is created once and leads to the orders [DSH-16] [DSH-17] [DSH-18]', async () => {
    const { page, context, sent, problems } = await managerAt('/create-dish', '/menu')
    await field(page, 'Nom du plat').fill('Tarte fine aux blettes')
    await field(page, 'Prix TTC en euros').fill('12,50')
    await page.getByRole('checkbox', { name: 'Lait' }).check()
    await create(page).dblclick()
    await toast(page, 'Plat créé avec succès !').waitFor()
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
    await context.close()
  })

  it('refused, tells it at its fields and toasts the first [DSH-19]', async () => {
    const { page, context } = await managerAt('/create-dish', '/menu')
    await field(page, 'Nom du plat').fill('Tarte')
    await answerOnce(page, '/menu', json(400, { name: 'Ce plat existe déjà', price: 'Prix refusé' }))
    await create(page).click()
    await readToast(page, 'Ce plat existe déjà')
    await page.getByText('Prix refusé').waitFor()
    await expect.poll(() => field(page, 'Nom du plat').getAttribute('aria-invalid')).toBe('true')
    await answerOnce(page, '/menu', json(400, { errors: { name: '' } }))
    await create(page).click()
    await readToast(page, 'Erreur de validation')
    await expect.poll(() => field(page, 'Nom du plat').inputValue()).toBe('Tarte')
    await context.close()
  })

  it('failed, says why; the answer lost, a retry creates one dish [DSH-20]', async () => {
    const { page, context, sent } = await managerAt('/create-dish', '/menu')
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
    await toast(page, 'Plat créé avec succès !').waitFor()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    const menu = (await (await fetch(`${server.url}/api/notprotected/menu`)).json()) as { name: string }[]
    expect(menu.filter(({ name }) => name === 'Curry de panais')).toHaveLength(1)
    await context.close()
  })

  it('is left by the way back too, to the orders [DSH-16]', async () => {
    const { page, context } = await managerAt('/create-dish', '/menu')
    await page.getByRole('main').getByRole('link', { name: 'Retour aux commandes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await context.close()
  })

  it('half typed, is not left without a question [DSH-16]', async () => {
    const { page, context } = await managerAt('/create-dish', '/menu')
    await field(page, 'Nom du plat').fill('Tarte')
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await page.getByRole('button', { name: 'Annuler' }).click()
    await question.getByRole('button', { name: 'Rester ici' }).click()
    await expect.poll(() => field(page, 'Nom du plat').inputValue()).toBe('Tarte')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await question.getByRole('button', { name: 'Quitter la page' }).click()
    await page.waitForURL('**/dashboard')
    await context.close()
  })
})

describe('a new restaurant', () => {
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

  it('is sent whole and leads to the home page, which says so and shows it [RST-25] [RST-26] [RST-27]', async () => {
    const { page, context, sent, problems } = await managerAt('/create_restaurant', '/restaurant')
    await fillIn(page)
    await page.getByRole('checkbox', { name: 'PLATEAUX LIVRABLE' }).check()
    await page.getByRole('checkbox', { name: 'Ouvert le vendredi' }).check()
    await field(page, 'Ouverture le vendredi').fill('19:00')
    await field(page, 'Fermeture le vendredi').fill('02:00')
    await create(page).dblclick()
    await toast(page, 'Restaurant créé avec succès !').waitFor()
    await expect.poll(() => pathOf(page)).toBe('/')
    await page.getByText('Le Panais').first().waitFor()
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
      availability: { openingHours: { FRIDAY: { start: '19:00', end: '02:00' } } },
      meetingRooms: [{ name: 'La Serre', numberMettingPlace: 12, isReservable: true }],
    })
    expect(problems).toEqual([])
    await context.close()
  })

  it('refused, tells it at its nested fields and toasts the first (V18) [RST-28] [RST-29]', async () => {
    const { page, context } = await managerAt('/create_restaurant', '/restaurant')
    await fillIn(page)
    const errors = { 'meetingRooms[0].numberMettingPlace': 'Trop de places', 'address.city': 'Ville inconnue' }
    await answerOnce(page, '/restaurant', json(400, { errors }))
    await create(page).click()
    await toast(page, 'Trop de places').waitFor()
    await expect.poll(() => focusedName(page)).toBe('rooms.0.capacity')
    await readToast(page, 'Trop de places')
    await page.getByText('Ville inconnue').waitFor()
    await answerOnce(page, '/restaurant', json(400, { errors: { name: '' } }))
    await create(page).click()
    await readToast(page, 'Erreur de validation')
    await context.close()
  })

  it('failed without a word, says so and keeps what was typed [RST-30]', async () => {
    const { page, context } = await managerAt('/create_restaurant', '/restaurant')
    await fillIn(page)
    await answerOnce(page, '/restaurant', json(409, { message: 'Ce restaurant existe déjà' }))
    await create(page).click()
    await readToast(page, 'Ce restaurant existe déjà')
    await answerOnce(page, '/restaurant', (route) => route.fulfill({ status: 500, body: '' }))
    await create(page).click()
    await readToast(page, 'Erreur inconnue')
    await expect.poll(() => field(page, 'Nom de la salle 1').inputValue()).toBe('La Serre')
    await context.close()
  })
})
