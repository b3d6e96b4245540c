import { addDays } from '@potager/domain/time'
import { hasPostgres, startCluster } from '../apps/server/test/cluster.ts'
import { dayAhead, question } from './harness/booking.ts'
import { fillCredentials, NEW_PASSWORD, signIn } from './harness/credentials.ts'
import { expect, test as journeys } from './harness/fixtures.ts'
import {
  addFirstDish,
  askForEvent,
  bookRoom,
  button,
  changePassword,
  everyNight,
  field,
  HERE,
  importMenu,
  joinBy,
  makeInvitation,
  makeRestaurant,
  menuOf,
  nameHouse,
  orderFor,
  printed,
  serve,
  THERE,
} from './harness/opening.ts'
import { go, submitOrder } from './harness/order.ts'
import { discard, emptyData, foreign, type RunningServer, startServer } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

/** An empty house, on either store; stopped and deleted at the end. */
const stores = {
  embedded: async () => startServer({ DEMO: '0', DATA_DIR: await emptyData() }),
  'without extensions': async () => startServer({ DEMO: '0', EXTENSIONS: '0', DATA_DIR: await emptyData() }),
  PostgreSQL: async () => {
    const cluster = await startCluster()
    const server = await startServer({ DATABASE_URL: `${cluster.url}/postgres`, DATA_DIR: await emptyData() })
    const stop: RunningServer['stop'] = async (signal) => {
      const code = await server.stop(signal)
      await cluster.remove()
      return code
    }
    return { ...server, stop }
  },
} as const

const test = journeys.extend<{ server: RunningServer; store: keyof typeof stores }>({
  store: ['embedded', { option: true }],
  server: [
    async ({ store }, use) => {
      const server = await stores[store]()
      await use(server)
      await discard(server)
    },
    { scope: 'test', timeout: 180_000 },
  ],
})
test.skip(foreign, 'what opens a house is an extension')

for (const store of ['embedded', 'PostgreSQL'] as const) {
  test.describe(`on the ${store} store`, () => {
    test.use({ store })
    test.setTimeout(240_000)
    test.skip(store === 'PostgreSQL' && !hasPostgres(), 'PostgreSQL not found: PG_BIN names the folder of initdb')

    test('a new house is set up under its own name, serves an order, and erases its customer [OPN-03]', async ({
      page,
      newVisitor,
      server,
      problems,
    }) => {
      const { address, password } = printed(server)
      await page.goto(address)
      await page.waitForURL((url) => url.pathname === '/login')
      await fillCredentials(page, 'admin', password)
      await page.waitForURL((url) => url.pathname !== '/login')
      await changePassword(page, password)
      await nameHouse(page)
      for (const name of [HERE, THERE]) {
        await page.goto('/create_restaurant')
        await makeRestaurant(page, name, everyNight(page))
      }
      await importMenu(page)
      const prices = await menuOf(page, HERE)
      await prices.getByRole('button', { name: 'Changer le prix de Plat du jour 1', exact: true }).click()
      await prices.getByRole('textbox', { name: /^Plat du jour 1\s: prix ici/ }).fill('9')
      await prices.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(prices.getByText(/^9,00\s€/)).toBeVisible()

      const visit = async () => (await newVisitor({ baseURL: server.url })).page
      const [owner, colleague, visitor] = [await visit(), await visit(), await visit()]
      await joinBy(owner, await makeInvitation(page, HERE), 'olive', ['Olive', 'Noire'])
      await joinBy(colleague, await makeInvitation(owner, HERE), 'zoe_arc', ['Zoé', 'Arc'])

      const day = dayAhead('FRIDAY', 2)
      await bookRoom(owner, day)
      await owner.goto('/manage-reservations')
      await owner.getByLabel('Restaurant').selectOption(HERE)
      const status = owner.getByRole('combobox', { name: /^Statut de la réservation/ })
      await status.selectOption('Confirmée')
      await readToast(owner, 'Statut mis à jour avec succès !')
      await askForEvent(owner, addDays(day, 7))
      await orderFor(owner, 'Rose Lavande')
      await serve(owner)

      const offers = await menuOf(owner, HERE)
      await offers
        .getByRole('combobox', { name: /^Plat du jour 2\s: à la carte/ })
        .selectOption('Retiré jusqu’à demain')
      await expect(offers.getByText(/^revient le/)).toBeVisible()
      const here = new URL(owner.url()).pathname.split('/').at(-1)
      const dish = visitor.getByRole('article', { name: 'Plat du jour 2', exact: true })
      await visitor.goto(`/menus?restaurant=${here}`)
      await expect(visitor.getByRole('article', { name: 'Plat du jour 1', exact: true })).toContainText('9,00')
      await expect(dish).toHaveCount(0)
      await visitor.goto('/menus')
      await expect(dish).toBeVisible()
      await expect(visitor).toHaveTitle(/Le Verger/)

      await colleague.goto('/orders')
      await expect(colleague.getByText('Rose Lavande').first()).toBeVisible()
      await menuOf(owner, HERE)
      await button(owner, 'Retirer Zoé Arc de l’équipe').click()
      await question(owner).getByRole('button', { name: 'Retirer' }).click()
      await readToast(owner, 'Accès retiré.')
      await colleague.goto('/orders')
      await expect(colleague.getByText('Rose Lavande')).toHaveCount(0)

      // The owner forgot the password.
      await page.goto('/console/users')
      await page.getByRole('link', { name: 'olive' }).click()
      await button(page, 'Lien de mot de passe').click()
      const links = page.getByRole('dialog', { name: /^Lien de mot de passe/ })
      await links.getByRole('button', { name: 'Créer le lien' }).click()
      const link = await links.getByLabel('Lien à remettre').inputValue()
      await owner.goto('/reservations')
      await owner.waitForURL((url) => url.pathname === '/reservations')
      await owner.goto(link)
      await owner.getByLabel('Nouveau mot de passe', { exact: true }).fill(`${NEW_PASSWORD}!`)
      await owner.getByLabel('Confirmer le mot de passe').fill(`${NEW_PASSWORD}!`)
      await button(owner, 'Enregistrer le mot de passe').click()
      await owner.waitForURL((url) => url.pathname === '/login')
      await signIn(owner, 'olive', `${NEW_PASSWORD}!`)

      // The customer asks to be forgotten.
      await page.goto('/console/customers')
      await page.getByRole('link', { name: 'Rose Lavande' }).click()
      const erase = async () => {
        await button(page, 'Effacer cette personne').click()
        await question(page).getByRole('button', { name: 'Effacer pour de bon' }).click()
      }
      await erase()
      await readToast(page, /2 réservations ou demandes à venir/)
      const record = page.url()
      await owner.goto('/reservations')
      await owner.getByRole('button', { name: /^Détails/ }).click()
      await owner.getByRole('dialog').getByRole('button', { name: 'Annuler la réservation' }).click()
      await question(owner).getByRole('button', { name: 'Annuler la réservation' }).click()
      await readToast(owner, 'Réservation annulée avec succès !')
      await owner.goto('/manage-event-requests')
      await owner.getByLabel('Restaurant').selectOption(HERE)
      await owner.getByRole('combobox', { name: 'Statut de « Les vingt ans »' }).selectOption('Refusé')
      await question(owner).getByRole('button', { name: 'Refuser la demande' }).click()
      await readToast(owner, 'Demande refusée avec succès !')
      const figures = async () => {
        await page.goto('/dashboard')
        return page
          .getByRole('main')
          .getByText(/9,00\s€/)
          .first()
          .innerText()
      }
      const before = await figures()
      await page.goto(record)
      await erase()
      await readToast(page, 'La personne est effacée')
      expect(await figures()).toBe(before)
      await page.goto('/orders')
      await expect(page.getByText('Client effacé').first()).toBeVisible()
      await expect(page.getByText('Lavande')).toHaveCount(0)
      expect(problems).toEqual([])
    })
  })
}

test.describe('without extensions', () => {
  test.use({ store: 'without extensions' })

  test('a house opens and serves as far as the specification goes [OPN-03]', async ({ page, server, problems }) => {
    await signIn(page, 'admin', printed(server).password)
    await page.goto('/create_restaurant')
    await makeRestaurant(page, HERE, everyNight(page))
    await page.goto('/create-dish')
    await field(page, 'Nom du plat').fill('Plat du jour 1')
    await field(page, 'Prix TTC en euros').fill('9')
    await button(page, 'Créer le plat').click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    await page.goto('/create-order')
    await page.getByRole('radio', { name: new RegExp(HERE) }).check()
    await go(page)
    await addFirstDish(page)
    await field(page, 'Ou le nom du client').fill('Rose Lavande')
    await go(page)
    await submitOrder(page)
    await expect(page.getByText('Commande créée avec succès pour Rose Lavande')).toBeVisible()
    await serve(page)
    await page.goto('/menus')
    await expect(page.getByRole('article', { name: 'Plat du jour 1', exact: true })).toContainText('9,00')
    expect(problems).toEqual([])
  })
})
