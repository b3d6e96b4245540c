import { callerOf } from './harness/api.ts'
import { numberIn, panel, plain, savedTable } from './harness/figures.ts'
import { expect, test } from './harness/fixtures.ts'
import { foreign } from './harness/server.ts'

test.use({ user: 'gerant' })

test.describe('figures of the house', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('count an order until it is cancelled, and are exported as CSV like their table [FIG-01] [FIG-08]', async ({
    page,
    problems,
    server,
  }) => {
    const call = await callerOf(server, 'gerant')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Chiffres' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chiffres' })).toBeVisible()
    const orders = async () => {
      const card = panel(page, 'Chiffres des ventes').locator('div').filter({ hasText: 'Commandes' })
      return numberIn(plain(await card.locator('dd[aria-busy=false] > span').first().innerText()))
    }
    const before = await orders()
    const menu = await call<{ id: string; available: boolean }[]>('GET', '/notprotected/menu')
    const dish = menu.find(({ available }) => available)
    const [restaurant] = await call<{ id: string; name: string }[]>('GET', '/notprotected/restaurant')
    const { id } = await call<{ id: string }>('POST', '/menu/order', {
      idRestaurant: restaurant?.id,
      idUser: '00000000-0000-0000-0000-000000000000',
      listDishNumber: [{ idDish: dish?.id, number: 3 }],
      flatDelivered: false,
    })
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect.poll(orders).toBe(before + 1)
    await call('PUT', `/menu/order/status/${id}`, { status: 'CANCELED' })
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect.poll(orders).toBe(before)

    await page.getByRole('combobox', { name: 'Restaurant' }).selectOption(restaurant?.name ?? '')
    await page.getByRole('combobox', { name: 'Période' }).selectOption('Le mois dernier')
    await expect(page).toHaveURL(`/figures?periode=mois-dernier&restaurant=${restaurant?.id}`)
    const dishes = panel(page, 'Plats qui rapportent le plus')
    await expect(dishes.locator('.recharts-surface')).toBeVisible()
    await dishes.getByText('Voir les données').click()
    const first = dishes.locator('tbody tr').first().locator('th, td')
    const told = (await first.allInnerTexts()).map(plain)
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      dishes.getByRole('button', { name: /en CSV$/ }).click(),
    ])
    expect(csv.suggestedFilename()).toMatch(/^chiffres-plats-\d{4}-\d{2}-\d{2}\.csv$/)
    const { rows } = await savedTable(csv)
    expect(rows[0]?.slice(0, 2)).toEqual(told.slice(0, 2))
    expect(problems).toEqual([])
  })
})
