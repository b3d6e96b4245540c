import type { Page } from '@playwright/test'
import { fillCredentials, PASSWORD } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'

test.use({ user: 'gerant' })

const MOVES = '**/api/menu/order/status/*'
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
