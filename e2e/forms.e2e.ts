import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { hasFocus } from './harness/person.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

async function at(path: string) {
  const visitor = await newMember(browser, server.url, 'proprietaire')
  const sent: string[] = []
  visitor.page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return { ...visitor, sent }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The message under a field, as its description says it. */
const said = (page: Page, name: string) =>
  field(page, name).evaluate((input) => {
    const below = input.getAttribute('aria-describedby')
    return [input.getAttribute('aria-invalid'), below && document.getElementById(below)?.textContent]
  })

async function refused(page: Page, name: string, typed: string, message: string) {
  await field(page, name).fill(typed)
  await page.keyboard.press('Tab')
  await expect
    .poll(() => said(page, name), { message: `${name} : « ${typed.slice(0, 20)} »` })
    .toEqual(['true', message])
}

describe('a dish', () => {
  it('with bad values is told at each field and not sent [DSH-01] [DSH-03] [DSH-04] [DSH-05] [DSH-06] [DSH-07] [DSH-08] [DSH-11] [DSH-12]', async () => {
    const { page, context, sent, problems } = await at('/create-dish')
    await expect.poll(() => field(page, 'Prix TTC en euros').inputValue()).toBe('3,00')
    await expect.poll(() => page.getByRole('combobox', { name: 'Catégorie' }).inputValue()).toBe('PLAT')
    await button(page, 'Créer le plat').click()
    await expect.poll(() => said(page, 'Nom du plat')).toEqual(['true', 'Le nom doit contenir au moins 2 caractères'])
    await expect.poll(() => hasFocus(field(page, 'Nom du plat'))).toBe(true)
    await refused(page, 'Nom du plat', 'n'.repeat(201), 'Le nom ne peut pas dépasser 200 caractères')
    await refused(page, 'Nom du plat', ' a ', 'Le nom doit contenir au moins 2 caractères')
    await refused(page, 'Description', 'd'.repeat(1001), 'Maximum 1000 caractères')
    await refused(page, 'Prix TTC en euros', '2,99', 'Le prix minimum est de 3€')
    await refused(page, 'Prix TTC en euros', '1000,01', 'Le prix maximum est de 1000€')
    await refused(page, 'Prix TTC en euros', '3,005', 'Le prix doit être arrondi au centime')
    await refused(page, 'Prix TTC en euros', 'douze', 'Indiquez un prix en euros, par exemple 12,50')
    await button(page, 'Créer le plat').click()
    expect(sent).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  it('is created, told on /dashboard, and there in the list and on the public menu [GEN-05] [DSH-16] [DSH-17] [DSH-18]', async () => {
    const { page, context, problems } = await at('/create-dish')
    await field(page, 'Nom du plat').fill('Velouté de panais')
    await field(page, 'Description').fill('Panais rôtis, noisettes et huile de sauge.')
    await field(page, 'Prix TTC en euros').fill('8,20')
    await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Entrées')
    await box(page, 'Fruits à coque').check()
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST'),
      button(page, 'Créer le plat').click(),
    ])
    expect(request.postDataJSON()).toEqual({
      name: 'Velouté de panais',
      description: 'Panais rôtis, noisettes et huile de sauge.',
      price: 8.2,
      category: 'ENTREE',
      available: true,
      allergens: ['NUTS'],
    })
    await page.waitForURL((url) => url.pathname === '/dashboard')
    await readToast(page, 'Plat créé avec succès !')
    await page.goto('/dishes')
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('panais')
    await page.getByRole('row', { name: /Velouté de panais.*8,20/ }).waitFor()
    await page.goto('/menus')
    await page.getByRole('article', { name: 'Velouté de panais' }).getByText('8,20').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('half typed is not left without a question, within the back-office and beyond [DSH-16]', async () => {
    const { page, context } = await at('/create-dish')
    await button(page, 'Annuler').click()
    await page.waitForURL((url) => url.pathname === '/dashboard')

    await page.goto('/create-dish')
    await field(page, 'Nom du plat').fill('Soupe')
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Accueil' }).click()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect.poll(() => pathOf(page)).toBe('/create-dish')

    await page.getByRole('link', { name: 'Commandes', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await question.getByRole('button', { name: 'Quitter la page' }).click()
    await page.waitForURL((url) => url.pathname === '/orders')
    await context.close()
  })
})

const address = { Numéro: '7', Rue: 'rue des Semailles', 'Code postal': '44000', Ville: 'Nantes' }

async function fillRestaurant(page: Page, name: string) {
  await field(page, 'Nom').fill(name)
  await field(page, 'Nombre de places').fill('60')
  await field(page, 'Nombre d’imprimantes').fill('2')
  for (const [label, value] of Object.entries(address)) await field(page, label).fill(value)
}

describe('a restaurant', () => {
  it('with bad values is told at each field and not sent [RST-01] [RST-02] [RST-08] [RST-11] [RST-12] [RST-13] [RST-14] [RST-15] [RST-16] [RST-18] [RST-19] [RST-23] [RST-24]', async () => {
    const { page, context, sent, problems } = await at('/create_restaurant')
    await refused(page, 'Nom', 'ab', 'The name of restaurant is too short')
    await refused(page, 'Nombre de places', '201', 'Impossible bigger 200')
    await refused(page, 'Nombre d’imprimantes', '0', 'Require min 1')
    await refused(page, 'Numéro', '0', 'Street number must be a positive integer')
    await refused(page, 'Rue', ' ', 'Street name is required')
    await refused(page, 'Code postal', '4400', 'Postal code must be 5 digits')
    await refused(page, 'Ville', '', 'City is required')
    await button(page, 'Ajouter une salle').click()
    await refused(page, 'Nom de la salle 1', '', 'Name is required')
    await refused(page, 'Places de la salle 1', '51', 'Impossible bigger 50')
    await box(page, 'Ouvert le lundi').check()
    const opening = await field(page, 'Ouverture le lundi').inputValue()
    await refused(page, 'Fermeture le lundi', '25:00', 'Invalid time format. Expected HH:mm')
    await refused(page, 'Fermeture le lundi', opening, 'Start and end time must be different')
    await button(page, 'Créer le restaurant').click()
    expect(sent).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  it('is created with copied overnight hours and a room, told on / and shown there [RST-03] [RST-04] [RST-05] [RST-06] [RST-21] [RST-25] [RST-26] [RST-27] [HOM-10] [HOM-11] [HOM-12] [HOM-13]', async () => {
    const { page, context, problems } = await at('/create_restaurant')
    await fillRestaurant(page, 'Le Semis')
    await box(page, 'PLATEAUX LIVRABLE').check()
    for (const day of ['vendredi', 'lundi', 'samedi']) await box(page, `Ouvert le ${day}`).check()
    await field(page, 'Ouverture le vendredi').fill('19:00')
    await field(page, 'Fermeture le vendredi').fill('02:00')
    await page.getByText('jusqu’à 02:00 le lendemain').waitFor()
    await button(page, 'Copier vers les autres jours les horaires du vendredi').click()
    await expect.poll(() => field(page, 'Fermeture le lundi').inputValue()).toBe('02:00')
    await box(page, 'Ouvert le lundi').uncheck()
    await button(page, 'Ajouter une salle').click()
    await field(page, 'Nom de la salle 1').fill('La Serre')
    await field(page, 'Places de la salle 1').fill('12')
    await button(page, 'Ajouter une salle').click()
    await button(page, 'Retirer la salle 2').click()

    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST'),
      button(page, 'Créer le restaurant').click(),
    ])
    const evening = { start: '19:00', end: '02:00' }
    expect(request.postDataJSON()).toMatchObject({
      restaurantFeatures: ['PLATEAUX_LIVRABLE'],
      address: { streetNumber: 7, postalCode: '44000', country: 'France' },
      availability: { openingHours: { FRIDAY: evening, SATURDAY: evening } },
      meetingRooms: [{ name: 'La Serre', numberMettingPlace: 12, isReservable: true }],
    })
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('status').filter({ hasText: 'Restaurant créé avec succès !' }).waitFor()
    const card = page.getByRole('article', { name: 'Le Semis' })
    const text = (await card.innerText()).replace(/\s+/g, ' ')
    for (const shown of ['7 rue des Semailles', 'Nantes', '60 places', 'PLATEAUX LIVRABLE'])
      expect(text).toContain(shown)
    await card.getByRole('link', { name: 'Voir' }).click()
    await page.getByRole('row', { name: /vendredi.*19:00.*02:00/i }).waitFor()
    await page.getByText('La Serre').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
