import type { Page } from '@playwright/test'
import { ACCOUNT } from '../apps/server/test/foreign/calls.ts'
import { createForeign, listen } from '../apps/server/test/foreign/server.ts'
import { authenticate, fillCredentials } from './harness/credentials.ts'
import { expect, ownServer } from './harness/fixtures.ts'
import { callsOf, figure, numberIn, panel, settled } from './harness/page.ts'
import { startBefore, startForeign } from './harness/server.ts'
import { expectNoToast, readToast } from './harness/toast.ts'

const test = ownServer(startForeign)

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const screens = [
  ['/dashboard', 'Gestion des Commandes'],
  ['/create-order', 'Nouvelle commande'],
  ['/create-dish', 'Nouveau plat'],
  ['/create_restaurant', 'Nouveau restaurant'],
  ['/reservations', 'Mes Réservations'],
  ['/create-reservation', 'Nouvelle Réservation'],
  ['/manage-reservations', 'Gestion des réservations'],
  ['/event-requests', "Demandes d'événements"],
  ['/create-event-request', "Nouvelle demande d'événement"],
  ['/manage-event-requests', "Gestion des demandes d'événements"],
  ['/chatbot/dashboard', ''],
  ['/chatbot/diseases', ''],
  ['/chatbot/sessions', ''],
  ['/chatbot/reports', ''],
  ['/chatbot/analytics', ''],
  ['/chatbot/settings', ''],
  ['/admin/reviews/moderation', 'Modération des Avis'],
] as const

test.describe('before a backend that only knows the specification', () => {
  test.use({ user: 'gerant' })

  test.describe('every screen', () => {
    for (const [path, title] of screens) {
      test(`${path} opens, calls nothing that the backend lacks, and logs no error`, async ({ page, problems }) => {
        const unknown: string[] = []
        page.on('response', (response) => {
          if (response.status() === 404) unknown.push(new URL(response.url()).pathname)
        })
        const calls = callsOf(page)
        await page.goto(path)
        await (title ? heading(page, title) : expect(page.getByRole('heading', { level: 1 })).toBeVisible())
        await settled(page)
        await calls.answered()
        expect(unknown).toEqual([])
        await expectNoToast(page)
        // Forms have an empty live region for later errors.
        expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
        expect(problems).toEqual([])
      })
    }
  })

  test('the console and the palette offer no list that the backend lacks', async ({ page, problems }) => {
    await page.goto('/console/users')
    await expect(page.getByText('Le serveur de cette installation ne la propose pas.')).toBeVisible()
    await page.getByRole('link', { name: 'Revenir à la console' }).click()
    await heading(page, 'Console')
    await expect(page.getByRole('link', { name: 'Comptes' })).toHaveCount(0)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('/console/')
    await expect(palette.getByRole('option', { name: 'Avis' })).toBeVisible()
    await expect(palette.getByRole('option', { name: /Comptes|Journal|Clients/ })).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test('a review is approved with the specified body alone [REV-15]', async ({ page, problems }) => {
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()))
    await page.goto('/admin/reviews/moderation')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Approuver/ })
      .click()
    await expect.poll(() => sent).toEqual([{ status: 'APPROVED' }])
    expect(problems).toEqual([])
  })

  test('the chatbot’s settings are kept on this device, and nothing is sent', async ({ page, problems }) => {
    const writes: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
    await page.goto('/chatbot/settings')
    await page.getByRole('checkbox').first().click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await readToast(page, 'Enregistré sur cet appareil')
    expect(writes).toEqual([])
    expect(problems).toEqual([])
  })

  test('the chatbot’s figures are worked out from the sessions and diseases that it lists [CBD-01] [CBD-17] [CBD-18] [ANA-14] [AMB-40]', async ({
    page,
    problems,
  }) => {
    await page.goto('/chatbot/dashboard')
    await expect(panel(page, 'Top 5 des symptômes').getByText('depuis le début')).toBeVisible()
    await figure(page, 'Diagnostics')
    // Figures grow with each page of sessions read.
    await expect(page.getByRole('progressbar', { name: /^Lecture des sessions/ })).toHaveCount(0)
    const sessions = numberIn(await figure(page, 'Diagnostics'))
    expect(sessions).toBeGreaterThan(0)
    await expect(panel(page, 'Top 5 des races').getByRole('listitem')).toHaveCount(5)

    await page.goto('/chatbot/analytics?jours=7')
    const series = panel(page, 'Évolution')
    await expect(series.locator('.recharts-surface')).toBeVisible()
    await expect.poll(async () => numberIn(await figure(page, 'Sessions'))).toBe(sessions)
    await expect(panel(page, 'Surveillance des appels').getByText('Temps de réponse médian')).toBeVisible()
    expect(problems).toEqual([])
  })
})

const ORDERS = 130
const IN_PROGRESS = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY']

/** A backend whose number of pages is that of its own size, and one where it is that of the size asked for. */
const kinds = { 'says so': [], 'says nothing of it': ['size-capped'] } as const

const startCapped = (kind: keyof typeof kinds) => async () => {
  const { url, close } = await listen(createForeign({ plain: true, orders: ORDERS, faults: kinds[kind] }))
  return startBefore(url, close)
}

type Order = { id: string; status: string }

/** The orders of the backend, by its pages of 20 at most. */
async function ordersOf(url: string): Promise<Order[]> {
  const { accessToken } = await authenticate(url, ACCOUNT.username, ACCOUNT.password)
  const orders: Order[] = []
  for (let page = 0; orders.length < ORDERS; page++) {
    const answer = await fetch(`${url}/api/menu/order?size=1000&page=${page}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    const { content } = (await answer.json()) as { content: Order[] }
    expect(content.length).toBe(Math.min(20, ORDERS - orders.length))
    orders.push(...content)
  }
  return orders
}

async function enter(page: Page): Promise<void> {
  await page.goto('/login')
  await fillCredentials(page, ACCOUNT.username, ACCOUNT.password)
  await page.waitForURL((url) => url.pathname !== '/login')
}

for (const kind of ['says so', 'says nothing of it'] as const) {
  const capped = ownServer(startCapped(kind))
  capped.describe(`before a backend that has 20 records a page at most and ${kind}`, () => {
    capped('the service shows every order in progress', async ({ page, server, problems }) => {
      const waiting = (await ordersOf(server.url)).filter(({ status }) => IN_PROGRESS.includes(status))
      expect(waiting.length).toBeGreaterThan(60)
      await enter(page)
      await page.goto('/service')
      await expect(page.getByRole('article')).toHaveCount(waiting.length)
      // Its orders do not say their restaurant.
      await expect(page.getByLabel('Restaurant')).toHaveCount(0)
      expect(problems).toEqual([])
    })

    capped(
      'the list of orders fills its pages of 50, and shows each order once',
      async ({ page, server, problems }) => {
        const orders = await ordersOf(server.url)
        await enter(page)
        const seen: string[] = []
        for (const [number, count] of [50, 50, 30].entries()) {
          await page.goto(`/console/orders?perPage=50&page=${number + 1}`)
          await settled(page)
          const names = page.getByRole('row').getByRole('button', { name: 'Détail de la commande' })
          await expect(names).toHaveCount(count)
          seen.push(...(await names.allTextContents()))
        }
        expect(seen.toSorted()).toEqual(orders.map(({ id }) => `#${id.slice(-6)}`).toSorted())
        expect(problems).toEqual([])
      },
    )
  })
}
