import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { question } from './harness/booking.ts'
import { diseaseNamed, resourceLists } from './harness/console.ts'
import { expect, ownServer, test } from './harness/fixtures.ts'
import { callsOf, passUntil, settled } from './harness/page.ts'
import { foreign, startForeign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

/** All that a backend of the specification lacks of these journeys. */
const backends = {
  'our own server': { journey: test, history: true, accounts: true, edits: true },
  'a backend of the specification': { journey: ownServer(startForeign), history: false, accounts: false, edits: false },
} as const

const rows = (page: Page) => page.getByRole('row').filter({ has: page.locator('td') })
const record = (page: Page) => rows(page).first().getByRole('link').first()
const cells = (page: Page, column: number) => rows(page).locator(`td:nth-child(${column})`)

for (const [backend, { journey, history, accounts, edits }] of Object.entries(backends)) {
  journey.describe(`the console before ${backend}`, () => {
    journey.use({ user: 'gerant' })

    journey(
      'has its nine lists, each with rows, and asks for nothing that the backend lacks',
      async ({ page, problems }) => {
        const missing: string[] = []
        page.on('response', (answer) => {
          if ([404, 405, 501].includes(answer.status())) missing.push(new URL(answer.url()).pathname)
        })
        const calls = callsOf(page)
        // By its address the document asks for a list's first rows before the application.
        await page.goto('/console/reservations')
        await expect(rows(page).first()).toBeVisible()
        await page.goto('/console')
        const index = page.getByRole('main')
        for (const [path, title] of Object.entries(resourceLists)) {
          await index.getByRole('link', { name: title, exact: true }).click()
          await page.waitForURL((url) => url.pathname === path)
          await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
          await expect(rows(page).first(), path).toBeVisible()
          await page.goBack()
          await expect(index.getByRole('link', { name: title, exact: true })).toBeVisible()
        }
        await expect(page.getByRole('main').getByRole('link', { name: 'Comptes' })).toHaveCount(0)
        await settled(page)
        await calls.answered()
        expect(missing).toEqual([])
        expect(problems).toEqual([])
      },
    )

    journey('sorts, filters and pages a list, and keeps each in the address', async ({ page }) => {
      await page.goto('/console/diseases')
      const names = cells(page, 2)
      await expect(names.first()).toBeVisible()
      const sorted = (texts: string[]) => texts.toSorted(new Intl.Collator('fr').compare)
      const ascending = await names.allInnerTexts()
      expect(ascending).toEqual(sorted(ascending))
      await page.getByRole('button', { name: 'Nom', exact: true }).click()
      await page.waitForURL((url) => url.searchParams.get('order') === 'DESC')
      await expect(names.first()).not.toHaveText(ascending[0] ?? '')
      const descending = await names.allInnerTexts()
      expect(descending).toEqual(sorted(descending).toReversed())

      await page.getByLabel('Lignes par page').selectOption('10')
      await page.waitForURL((url) => url.searchParams.get('perPage') === '10')
      await expect(rows(page)).toHaveCount(10)
      const first = await names.allInnerTexts()
      await page.getByRole('button', { name: 'Page 2', exact: true }).click()
      await page.waitForURL((url) => url.searchParams.get('page') === '2')
      await expect(names.first()).not.toHaveText(first[0] ?? '')
      expect((await names.allInnerTexts()).filter((name) => first.includes(name))).toEqual([])

      await page.goto('/console/reservations')
      await page.getByRole('search', { name: 'Filtrer la liste' }).getByLabel('Statut').selectOption('En attente')
      await page.waitForURL(/PENDING/)
      await expect(rows(page).filter({ hasNotText: 'En attente' })).toHaveCount(0)
      await expect(rows(page)).not.toHaveCount(0)
    })

    journey('shows a record with what belongs to it, and its history where one is kept', async ({ page, problems }) => {
      await page.goto('/console/reports')
      await record(page).click()
      await page.waitForURL(/\/console\/reports\/./)
      await page.getByRole('link', { name: /^#[0-9a-f]{8}$/ }).click()
      await page.waitForURL(/\/console\/sessions\/./)
      await expect(page.getByRole('region', { name: 'Signalements' }).getByRole('link').first()).toBeVisible()

      await page.goto('/restaurants')
      const name = page.locator('tbody').getByRole('link').first()
      const id = (await name.getAttribute('href'))?.split('/').at(-1)
      // Where a restaurant cannot be edited, nothing in its list leads to its record.
      await expect(page.locator('tbody a[href^="/console/restaurants/"]')).toHaveCount(
        edits ? await page.locator('tbody tr').count() : 0,
      )
      await page.goto(`/console/restaurants/${id}`)
      const held = page.getByRole('region', { name: 'Réservations' })
      await expect(held.getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toHaveCount(edits ? 1 : 0)
      await expect(page.getByRole('region', { name: 'Historique' })).toHaveCount(history ? 1 : 0)
      await held.getByRole('link').first().click()
      await page.waitForURL(/\/console\/reservations\/./)
      await expect(page.getByRole('region', { name: 'Commandes de ce client' })).toBeVisible()
      expect(problems).toEqual([])
    })

    journey(
      'acts on a record and on chosen ones, through the calls that there are',
      async ({ page, server, problems }) => {
        await page.goto('/console/reservations?filter={"status":"PENDING"}&sort=start&order=DESC')
        await record(page).click()
        await page.getByRole('button', { name: 'Confirmer', exact: true }).click()
        await readToast(page, 'C’est fait.')
        await expect(page.getByRole('button', { name: 'Confirmer', exact: true })).toHaveCount(0)
        await expect(page.getByRole('article').getByText('Confirmée').first()).toBeVisible()

        const call = await callerOf(server, 'gerant')
        for (const name of ['Www une', 'Www deux']) await call('POST', '/admin/chatbot/diseases', diseaseNamed(name))
        await page.goto('/console/diseases?filter={"q":"Www"}')
        await page.getByLabel('Choisir toute la page').check()
        await page.getByRole('button', { name: 'Supprimer les maladies' }).click()
        await question(page).getByRole('button', { name: 'Supprimer 2 maladies' }).click()
        await readToast(page, 'C’est fait : 2 lignes.')
        await expect(page.getByText('Aucun résultat avec ces filtres')).toBeVisible()
        expect(problems).toEqual([])
      },
    )

    journey('has the accounts only where the backend has them', async ({ newMember }) => {
      const { page } = await newMember('admin')
      await page.goto('/console')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Avis', exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Comptes' })).toHaveCount(accounts ? 1 : 0)
      await page.goto('/console/users')
      await expect(page.getByText('Le serveur de cette installation ne la propose pas.')).toHaveCount(accounts ? 0 : 1)
    })
  })
}

test.use({ user: 'gerant' })

test.describe('a record that cannot be shown', () => {
  test.skip(foreign, 'asks for more than the specification has')

  for (const list of ['/console/diseases', '/console/orders', '/console/dishes', '/console/users']) {
    test(`says under ${list} that it is not there, and leads back`, async ({ newMember }) => {
      const { page } = await newMember('admin')
      for (const id of ['0197a000-0000-7000-8000-000000000000', 'rien']) {
        await page.goto(`${list}/${id}`)
        await expect(page.getByRole('alert').filter({ hasText: 'Cet enregistrement est introuvable.' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
        await expect(page.getByRole('link', { name: /Retour à la liste/ })).toBeVisible()
      }
    })
  }

  test('says that the network failed, and tries again', async ({ page, server }) => {
    const call = await callerOf(server, 'gerant')
    const [one] = (
      await call<{ content: { id: string; customerName: string }[] }>('GET', '/console/reservations?size=1')
    ).content
    await page.route('**/api/console/reservations?*', (route) => route.abort())
    await page.clock.install()
    await page.goto(`/console/reservations/${one?.id}`)
    await passUntil(page, page.getByRole('alert').filter({ hasText: 'Connexion impossible' }))
    await page.unroute('**/api/console/reservations?*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: one?.customerName ?? '' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('the console for the next user of a browser', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('shows no filter, chosen row or column of the previous user; one’s own views come back', async ({ page }) => {
    await page.goto('/console/reservations')
    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click()
    await page.getByLabel('Nom de la vue').fill('Mes réservations')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Colonnes' }).click()
    await page.getByRole('checkbox', { name: 'Horaires' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByLabel('Rechercher').fill('Legrand')
    await page.waitForURL(/Legrand/)
    // What the document checks before it prefetches a list.
    const left = await page.evaluate(() => localStorage.getItem('RaStorepotager.gerant.reservations.listParams'))
    expect(left).toContain('Legrand')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Legrand')

    for (const who of ['proprietaire', 'gerant']) {
      await page.getByLabel('Nom d’utilisateur').fill(who)
      await page.getByLabel('Mot de passe', { exact: true }).fill('Potager#2026')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/console/reservations')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByLabel('Rechercher')).toHaveValue('')
      await expect(page.getByRole('region', { name: 'Lignes choisies' })).toHaveCount(0)
      await expect(page.getByRole('columnheader', { name: 'Horaires' })).toBeVisible()
      await page.getByRole('button', { name: 'Vues' }).click()
      const views = page.getByRole('dialog', { name: 'Vues' })
      await expect(views.getByRole('link', { name: 'Mes réservations' })).toHaveCount(who === 'gerant' ? 1 : 0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.waitForURL((url) => url.pathname === '/login')
    }
  })
})
