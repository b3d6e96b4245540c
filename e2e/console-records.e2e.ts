import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { question } from './harness/booking.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { hasFocus, pressOn } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })

describe.skipIf(foreign)('a record', () => {
  it('is edited where it is seen, asks before an edit is dropped, and gives the focus back', async () => {
    const { page, context } = await newMember(browser, server.url, 'gerant', { viewport: { width: 360, height: 640 } })
    await page.goto('/restaurants')
    await page
      .getByRole('link', { name: /^Modifier / })
      .first()
      .click()
    const edit = page.getByRole('button', { name: 'Modifier', exact: true })
    await edit.click()
    const field = page.getByLabel(/^Nom du restaurant|^Nom/).first()
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type(' bis')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await question(page).getByRole('button', { name: 'Rester' }).click()
    await expect.poll(() => field.inputValue()).toMatch(/ bis$/)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await question(page).getByRole('button').first().click()
    await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true)
    await context.close()
  })

  it('names its tab, and leads to what it mentions', async () => {
    const call = await callerOf(server, 'gerant')
    const { content } = await call<{ content: { id: string; customerName: string; restaurantName: string }[] }>(
      'GET',
      '/console/reservations?size=1',
    )
    const [one] = content
    const { page, context } = await newMember(browser, server.url)
    await page.goto(`/console/reservations/${one?.id}`)
    await page.getByRole('heading', { level: 1, name: one?.customerName ?? '' }).waitFor()
    await expect.poll(() => page.title()).toBe(`${one?.customerName} · Réservations · Potager`)
    await page
      .getByRole('main')
      .getByRole('link', { name: one?.restaurantName ?? '' })
      .click()
    await page.waitForURL((url) => url.pathname.startsWith('/console/restaurants/'))
    await page.getByRole('heading', { level: 1, name: one?.restaurantName ?? '' }).waitFor()
    await expect.poll(() => page.title()).toBe(`${one?.restaurantName} · Restaurants · Potager`)
    await context.close()
  })

  it('of one’s own account offers no right to change, and that of another does', async () => {
    const { page, context } = await newMember(browser, server.url, 'admin')
    await page.goto('/console/users?filter={"q":"admin"}')
    await page.getByRole('link', { name: 'admin', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'admin' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^(Suspendre|Nommer)/ }).count()).toBe(0)
    await page.goto('/console/users?filter={"q":"gerant"}')
    await page.getByRole('link', { name: 'gerant', exact: true }).click()
    await page.getByRole('button', { name: 'Suspendre' }).waitFor()
    await context.close()
  })

  it('of a report is resolved in its place and leads to its session', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reports?filter={"resolved":"false"}')
    await rows(page).first().getByRole('link').click()
    await page.getByRole('button', { name: 'Résoudre' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Base corrigée.')
    await dialog.getByRole('button', { name: /^Marquer/ }).click()
    await page.getByText('Base corrigée.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Résoudre' }).count()).toBe(0)
    await page
      .getByRole('link', { name: /^#[0-9a-f]{8}$/ })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname.startsWith('/console/sessions/'))
    await context.close()
  })

  it('of a review says what it is about, and is refused with a reason', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reviews?filter={"status":"PENDING"}')
    await rows(page).first().getByRole('link').first().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Plat|Restaurant) · / })
      .waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Rejeter' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Autre' }).check()
    const reason = dialog.getByRole('textbox', { name: /^Votre motif/ })
    await reason.focus()
    await page.keyboard.type('Nomme un employé.')

    // What is typed stays when it could not be sent, and is not thrown away by a click outside.
    await page.route('**/api/**/reviews/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
    )
    await pressOn(page, dialog.getByRole('button', { name: 'Rejeter' }))
    await readToast(page, /Rien n’a changé/)
    await page.mouse.click(4, 400)
    await question(page).getByRole('button', { name: 'Rester ici' }).click()
    await expect.poll(() => reason.inputValue()).toBe('Nomme un employé.')
    await page.unroute('**/api/**/reviews/**')

    await pressOn(page, dialog.getByRole('button', { name: 'Rejeter' }))
    await readToast(page, 'C’est fait.')
    await page.getByRole('listitem').filter({ hasText: 'En attente → Rejeté' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^(Rejeter|Approuver)/ }).count()).toBe(0)
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
    await context.close()
  })

  it('of a report is resolved by keyboard; its button goes, and its title has the focus', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reports?filter={"resolved":"false"}')
    await rows(page).last().getByRole('link').first().click()
    await pressOn(page, page.getByRole('button', { name: 'Résoudre' }))
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Cas particulier documenté' }))
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Marquer comme résolu' }))
    await readToast(page, 'Signalement résolu avec succès !')
    await expect.poll(() => page.getByRole('button', { name: 'Résoudre' }).count()).toBe(0)
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
    await context.close()
  })

  it('of a review leads nowhere when what it is about is gone', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.route('**/api/console/reviews?*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { content: { resourceName?: string }[] }
      const content = body.content.map(({ resourceName: _, ...review }) => review)
      await route.fulfill({ response: answer, json: { ...body, content } })
    })
    await page.goto('/console/reviews')
    await rows(page).first().getByRole('link').first().click()
    await page.waitForURL(/\/console\/reviews\/./)
    await page.getByRole('main').getByText('Concerne').waitFor()
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('link', { name: /^(Plat|Restaurant)/ })
          .count(),
      )
      .toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })

  it('of a reservation that has begun keeps that nobody came, and takes it back', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reservations?filter={"status":"COMPLETED"}&sort=start&order=ASC')
    await rows(page).first().getByRole('link').click()
    await page.getByRole('button', { name: 'Noter une absence' }).click()
    await question(page).getByRole('heading', { name: 'Noter l’absence du client ?' }).waitFor()
    await question(page).getByText('Le statut devient « Terminée ».').waitFor()
    await question(page)
      .getByRole('button', { name: /^Noter une absence/ })
      .click()
    await page.getByText('Client non venu').waitFor()
    await page.getByRole('button', { name: 'Retirer l’absence' }).click()
    await question(page)
      .getByRole('button', { name: /^Retirer/ })
      .click()
    await expect.poll(() => page.getByText('Client non venu').count()).toBe(0)
    await context.close()
  })
})
