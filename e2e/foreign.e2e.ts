import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { figure, numberIn, panel } from './harness/figures.ts'
import { newMember } from './harness/member.ts'
import { ownForeignServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = await ownForeignServer()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Every guarded screen of the specification with its title (SPEC §2). */
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

describe('before a backend that only knows the specification', () => {
  describe('every screen', () => {
    let visitor: Awaited<ReturnType<typeof newMember>>
    const unknown: string[] = []

    beforeAll(async () => {
      visitor = await newMember(browser, server.url)
      visitor.page.on('response', (response) => {
        if (response.status() === 404) unknown.push(new URL(response.url()).pathname)
      })
    })
    afterAll(() => visitor.context.close())

    it.each(screens)('%s opens, asks for nothing that it lacks, and logs no error', async (path, title) => {
      const { page, problems } = visitor
      await page.goto(path)
      await (title ? heading(page, title) : page.getByRole('heading', { level: 1 }).waitFor())
      await page.waitForLoadState('networkidle')
      expect(unknown.splice(0)).toEqual([])
      // A form keeps an empty place for what may fail later.
      expect((await page.getByRole('alert').allInnerTexts()).filter(Boolean)).toEqual([])
      expect(problems.splice(0)).toEqual([])
    })
  })

  it('the console and the palette offer no list that it lacks', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    await page.goto('/console/reservations')
    await page.getByText('Le serveur de cette installation ne la propose pas.').waitFor()
    await page.getByRole('link', { name: 'Revenir au tableau de bord' }).click()
    await heading(page, 'Gestion des Commandes')
    await expect.poll(() => page.getByRole('link', { name: 'Console' }).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('/console')
    await page.getByText('Rien trouvé.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('a review is approved with the specified body alone [REV-15]', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
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
    await context.close()
  })

  it('the chatbot’s settings are kept on this device, and nothing is sent', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    const writes: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
    await page.goto('/chatbot/settings')
    await page.getByRole('checkbox').first().click()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await readToast(page, 'Enregistré sur cet appareil')
    expect(writes).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  it('the chatbot’s figures are worked out from the sessions and diseases that it lists [CBD-01] [CBD-17] [CBD-18] [ANA-14] [AMB-40]', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    await page.goto('/chatbot/dashboard')
    await panel(page, 'Top 5 des symptômes').getByText('depuis le début').waitFor()
    await figure(page, 'Diagnostics')
    // Figures grow with each page of sessions that is read.
    await expect.poll(() => page.getByRole('progressbar', { name: /^Lecture des sessions/ }).count()).toBe(0)
    const sessions = numberIn(await figure(page, 'Diagnostics'))
    expect(sessions).toBeGreaterThan(0)
    await expect.poll(() => panel(page, 'Top 5 des races').getByRole('listitem').count()).toBe(5)

    await page.goto('/chatbot/analytics?jours=7')
    const series = panel(page, 'Évolution')
    await series.locator('.recharts-surface').waitFor()
    await expect.poll(async () => numberIn(await figure(page, 'Sessions'))).toBe(sessions)
    await panel(page, 'Surveillance des appels').getByText('Temps de réponse médian').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
