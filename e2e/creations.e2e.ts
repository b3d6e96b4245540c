import type { Page, Route } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { readToast, toastCard } from './harness/toast.ts'

test.describe('by a manager', () => {
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

    test('reports a failure with or without a message of the server, and keeps the input [RST-30]', async ({
      page,
    }) => {
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
})

test.describe('by an owner', () => {
  test.use({ user: 'proprietaire' })

  /** Opens a form; returns the paths to which its page posts from then on. */
  async function at(page: Page, path: string): Promise<string[]> {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return sent
  }

  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  /** Waits until a field is invalid and described by the message. */
  async function told(page: Page, name: string, message: string) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(message)
  }

  async function refused(page: Page, name: string, typed: string, message: string) {
    await field(page, name).fill(typed)
    await page.keyboard.press('Tab')
    await told(page, name, message)
  }

  test.describe('a dish', () => {
    test('with invalid values shows an error at each field, and is not sent [DSH-01] [DSH-03] [DSH-04] [DSH-05] [DSH-06] [DSH-07] [DSH-08] [DSH-11] [DSH-12]', {
      tag: '@full',
    }, async ({ page, problems }) => {
      const sent = await at(page, '/create-dish')
      await expect(field(page, 'Prix TTC en euros')).toHaveValue('3,00')
      await expect(page.getByRole('combobox', { name: 'Catégorie' })).toHaveValue('PLAT')
      await button(page, 'Créer le plat').click()
      await told(page, 'Nom du plat', 'Le nom doit contenir au moins 2 caractères')
      await expect(field(page, 'Nom du plat')).toBeFocused()
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
    })

    test('is created, confirmed on /dashboard, and shown in the list and on the public menu [GEN-05] [DSH-16] [DSH-17] [DSH-18]', async ({
      page,
      problems,
    }) => {
      await at(page, '/create-dish')
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
      await expect(page.getByRole('row', { name: /Velouté de panais.*8,20/ })).toBeVisible()
      await page.goto('/menus')
      await expect(page.getByRole('article', { name: 'Velouté de panais' }).getByText('8,20')).toBeVisible()
      expect(problems).toEqual([])
    })

    test('half typed asks before it is left, within the back-office and for the public site [DSH-16]', {
      tag: '@full',
    }, async ({ page }) => {
      await at(page, '/create-dish')
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
      await expect(page).toHaveURL('/create-dish')

      await page.getByRole('link', { name: 'Commandes', exact: true }).click()
      const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
      await question.getByRole('button', { name: 'Quitter la page' }).click()
      await page.waitForURL((url) => url.pathname === '/orders')
    })
  })

  const address = { Numéro: '7', Rue: 'rue des Semailles', 'Code postal': '44000', Ville: 'Nantes' }

  async function fillRestaurant(page: Page, name: string) {
    await field(page, 'Nom').fill(name)
    await field(page, 'Nombre de places').fill('60')
    await field(page, 'Nombre d’imprimantes').fill('2')
    for (const [label, value] of Object.entries(address)) await field(page, label).fill(value)
  }

  test.describe('a restaurant', () => {
    test('with invalid values shows an error at each field, and is not sent [RST-01] [RST-02] [RST-08] [RST-11] [RST-12] [RST-13] [RST-14] [RST-15] [RST-16] [RST-18] [RST-19] [RST-23] [RST-24]', {
      tag: '@full',
    }, async ({ page, problems }) => {
      const sent = await at(page, '/create_restaurant')
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
    })

    test('is created with copied overnight hours and a room, confirmed on / and shown there [RST-03] [RST-04] [RST-05] [RST-06] [RST-21] [RST-25] [RST-26] [RST-27] [HOM-10] [HOM-11] [HOM-12] [HOM-13]', async ({
      page,
      problems,
    }) => {
      await at(page, '/create_restaurant')
      await fillRestaurant(page, 'Le Semis')
      await box(page, 'PLATEAUX LIVRABLE').check()
      for (const day of ['vendredi', 'lundi', 'samedi']) await box(page, `Ouvert le ${day}`).check()
      await field(page, 'Ouverture le vendredi').fill('19:00')
      await field(page, 'Fermeture le vendredi').fill('02:00')
      await expect(page.getByText('jusqu’à 02:00 le lendemain')).toBeVisible()
      await button(page, 'Copier vers les autres jours les horaires du vendredi').click()
      await expect(field(page, 'Fermeture le lundi')).toHaveValue('02:00')
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
      await expect(page.getByRole('status').filter({ hasText: 'Restaurant créé avec succès !' })).toBeVisible()
      const card = page.getByRole('article', { name: 'Le Semis' })
      for (const shown of ['7 rue des Semailles', 'Nantes', '60 places', 'PLATEAUX LIVRABLE'])
        await expect(card).toContainText(shown, { useInnerText: true })
      await card.getByRole('link', { name: 'Voir' }).click()
      await expect(page.getByRole('row', { name: /vendredi.*19:00.*02:00/i })).toBeVisible()
      await expect(page.getByText('La Serre')).toBeVisible()
      expect(problems).toEqual([])
    })
  })
})
