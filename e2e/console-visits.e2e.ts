import { describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

describe.skipIf(foreign)('a record that cannot be shown', () => {
  it.each(['/console/diseases', '/console/orders', '/console/dishes', '/console/users'])(
    'says under %s that it is not there, and leads back',
    async (list) => {
      const { page, context } = await newMember(browser, server.url, 'admin')
      for (const id of ['0197a000-0000-7000-8000-000000000000', 'rien']) {
        await page.goto(`${list}/${id}`)
        await page.getByRole('alert').filter({ hasText: 'Cet enregistrement est introuvable.' }).waitFor()
        await expect.poll(() => page.getByRole('button', { name: 'Réessayer' }).count()).toBe(0)
        await page.getByRole('link', { name: /Retour à la liste/ }).waitFor()
      }
      await context.close()
    },
  )

  it('says that the network failed, and tries again', async () => {
    const call = await callerOf(server, 'gerant')
    const [one] = (
      await call<{ content: { id: string; customerName: string }[] }>('GET', '/console/reservations?size=1')
    ).content
    const { page, context } = await newMember(browser, server.url)
    await page.route('**/api/console/reservations?*', (route) => route.abort())
    await page.goto(`/console/reservations/${one?.id}`)
    await page.getByRole('alert').filter({ hasText: 'Connexion impossible' }).waitFor({ timeout: 20_000 })
    await page.unroute('**/api/console/reservations?*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: one?.customerName ?? '' }).waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await context.close()
  })
})

describe.skipIf(foreign)('the next person at this computer', () => {
  it('finds no filter, no chosen row and no column of the one before; views of one’s own come back', async () => {
    const { page, context } = await newMember(browser, server.url)
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
    // What documents look for before they ask for a list ahead.
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
      await page.getByRole('row').nth(1).waitFor()
      await expect.poll(() => page.getByLabel('Rechercher').inputValue()).toBe('')
      await expect.poll(() => page.getByRole('region', { name: 'Lignes choisies' }).count()).toBe(0)
      await page.getByRole('columnheader', { name: 'Horaires' }).waitFor()
      await page.getByRole('button', { name: 'Vues' }).click()
      const views = page.getByRole('dialog', { name: 'Vues' })
      await expect
        .poll(() => views.getByRole('link', { name: 'Mes réservations' }).count())
        .toBe(who === 'gerant' ? 1 : 0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.waitForURL((url) => url.pathname === '/login')
    }
    await context.close()
  })
})
