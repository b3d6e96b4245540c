import type { Locator, Page } from '@playwright/test'
import { colleague } from './harness/api.ts'
import { fillCredentials, PASSWORD } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { toastCard } from './harness/toast.ts'

const MOVES = '**/api/menu/order/status/*'

test.use({ user: 'gerant' })

type Size = { width: number; height: number }
const laptop: Size = { width: 1366, height: 768 }
const phone: Size = { width: 360, height: 780 }

async function openOrders(page: Page, viewport: Size): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto('/dashboard')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('section[aria-label="Ce qui attend"][aria-busy="false"]')).toBeVisible()
}

const edges = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { top, bottom }
    }),
  )

test.describe('the order management', () => {
  test('shows its first order above 250 px and ten whole orders on a laptop', async ({ page }) => {
    // The first page may be drawn in a typeface of the system, which can be wider: docs/decisions/0022.
    await expect(async () => {
      await openOrders(page, laptop)
      const cards = await edges(page)
      expect(Math.min(...cards.map(({ top }) => top))).toBeLessThan(250)
      expect(cards.filter(({ bottom }) => bottom <= laptop.height).length).toBeGreaterThanOrEqual(10)
    }).toPass()
  })

  test('shows a whole order on a phone before anything is scrolled', { tag: '@full' }, async ({ page }) => {
    await openOrders(page, phone)
    const [first] = await edges(page)
    expect(first?.bottom).toBeLessThan(phone.height)
  })

  test('keeps to one restaurant until all are chosen, at the next visit too [ORD-41]', async ({ page, problems }) => {
    await openOrders(page, laptop)
    const restaurant = page.getByRole('search').getByLabel('Restaurant')
    await restaurant.selectOption('La Fève Tonka')
    const others = page.getByRole('article').filter({ hasNotText: 'La Fève Tonka' })
    await expect(page).toHaveURL(/restaurant=/)
    await expect(others).toHaveCount(0)
    await openOrders(page, laptop)
    await expect(page).toHaveURL('/dashboard')
    await expect(restaurant).toHaveValue(/./)
    await expect(others).toHaveCount(0)
    await page.getByRole('search').getByRole('button', { name: 'Réinitialiser' }).click()
    await expect(others.first()).toBeVisible()
    await page.reload()
    await expect(others.first()).toBeVisible()

    await page.goto('/orders')
    const rows = page.getByRole('row')
    await page.getByRole('search').getByLabel('Restaurant').selectOption('La Fève Tonka')
    await expect(rows.filter({ hasText: 'La Fève Tonka' }).first()).toBeVisible()
    await expect(rows.filter({ hasText: '#' }).filter({ hasNotText: 'La Fève Tonka' })).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test('shows every choice of its filters whole on a laptop', { tag: '@full' }, async ({ page }) => {
    await openOrders(page, laptop)
    await page.evaluate(() => document.fonts.ready)
    const cut = await page
      .getByRole('search')
      .locator('select')
      .evaluateAll((selects: HTMLSelectElement[]) =>
        selects.flatMap((select) => {
          const room = select.offsetWidth
          select.style.width = 'max-content'
          const needed = select.offsetWidth
          return needed > room ? [`${select.value}: ${needed} px in ${room} px`] : []
        }),
      )
    expect(cut).toEqual([])
  })

  test('shows each count once', { tag: '@full' }, async ({ page }) => {
    await openOrders(page, laptop)
    for (const words of [/en attente/i, /en préparation/i, /prêtes/i]) {
      await expect(page.getByRole('region').getByText(words), String(words)).toHaveCount(1)
    }
  })

  for (const [device, viewport] of Object.entries({ 'a laptop': laptop, 'a phone': phone })) {
    test(`keeps its actions free of toasts on ${device}`, { tag: '@full' }, async ({ page, server }) => {
      const { id } = await (await colleague(server)).takeOrder()
      await openOrders(page, viewport)
      await page
        .getByRole('article', { name: new RegExp(id.slice(-6)) })
        .getByRole('button', { name: /^Confirmer/ })
        .click()
      const card = toastCard(page, 'Statut mis à jour avec succès')
      await card.hover()
      await page.evaluate(() => scrollTo(0, 0))
      const box = await boxOf(card)
      for (const action of ['Actualiser', 'Nouvelle commande']) {
        const other = await boxOf(page.getByRole('main').getByText(action, { exact: true }))
        expect(other.bottom <= box.top || other.top >= box.bottom, action).toBe(true)
      }
    })
  }
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing is there')
  return { top: box.y, bottom: box.y + box.height }
}
const confirm = (page: Page) => page.getByRole('button', { name: /^Confirmer/ }).first()
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Se déconnecter ?' })

async function signOutAndIn(page: Page, username: string) {
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  if (username !== 'gerant') await question(page).getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await fillCredentials(page, username, PASSWORD)
  await page.waitForURL((url) => url.pathname !== '/login')
}

test('an order change made offline is announced before signing out, and sent when the same account returns', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await page.route(MOVES, (route) => route.abort())
  await page.goto('/service')
  await confirm(page).click()
  await expect(page.getByText('Un changement attend la connexion')).toBeVisible()

  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await expect(question(page)).toContainText('Pas encore envoyé : 1 changement de commande.')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()

  await signOutAndIn(page, 'proprietaire')
  await page.unroute(MOVES)
  sent.length = 0
  await page.goto('/service')
  await expect(confirm(page)).toBeVisible()
  await expect(page.getByText('Un changement attend la connexion')).toBeHidden()
  expect(sent).toEqual([])

  await signOutAndIn(page, 'gerant')
  const arrived = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.goto('/service')
  await arrived
  await expect.poll(() => page.evaluate(() => localStorage.getItem('potager-service-queue:gerant'))).toBe('[]')
})

test('an order change, the first write of a visit, is sent after the network was away', async ({ page, context }) => {
  const asked = new Set<string>()
  const all: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) return
    asked.add(request.url())
    all.push(request.url())
  })
  page.on('requestfinished', (request) => asked.delete(request.url()))
  const code = page.waitForResponse(/\/assets\/writes-/)
  await page.goto('/service')
  await expect(confirm(page)).toBeVisible()
  await code
  await expect.poll(() => asked.size).toBe(0)
  // What writes comes without the lists of the console.
  expect(all.filter((url) => url.includes('/assets/lists-'))).toEqual([])

  await context.setOffline(true)
  await confirm(page).click()
  await expect(page.getByText('Un changement attend la connexion')).toBeVisible()
  const arrived = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await context.setOffline(false)
  await arrived
})
