import { callerOf } from './harness/api.ts'
import { expect, test } from './harness/fixtures.ts'
import { passUntil } from './harness/page.ts'
import { foreign } from './harness/server.ts'

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
