import type { Page } from '@playwright/test'
import { figure, numberIn, panel } from './harness/figures.ts'
import { expect, ownServer } from './harness/fixtures.ts'
import { callsOf, settled } from './harness/page.ts'
import { startForeign } from './harness/server.ts'
import { expectNoToast, readToast } from './harness/toast.ts'

const test = ownServer(startForeign)
test.use({ user: 'gerant' })

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
