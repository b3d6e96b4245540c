import type { Page, Request } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { stopClock } from './harness/page.ts'

test.use({ user: 'gerant' })

const SECOND = 1000

/** Opens a page with a manual clock; returns how to advance it, and the number of matching requests. */
async function stillAt(page: Page, path: string, asked: RegExp) {
  // Without the stream of changes, which is not under test here.
  await page.route('**/api/changes', (route) => route.abort())
  let count = 0
  let answered = 0
  const isAsked = (request: Request) => request.method() === 'GET' && asked.test(request.url())
  page.on('request', (request) => void (count += Number(isAsked(request))))
  page.on('requestfinished', (request) => void (answered += Number(isAsked(request))))
  page.on('requestfailed', (request) => void (answered += Number(isAsked(request))))
  await page.clock.install()
  await page.goto(path)
  await expect(page.locator('main[aria-busy=false] h1')).toBeVisible()
  await expect.poll(() => count).toBeGreaterThan(0)
  await expect.poll(() => count - answered).toBe(0)
  await roundTrip(page)
  await stopClock(page)
  /** Advances the page's clock; requests made meanwhile are answered before it advances again. */
  const pass = async (seconds: number) => {
    await page.clock.runFor(seconds * SECOND)
    await roundTrip(page)
    await expect.poll(() => count - answered).toBe(0)
    await roundTrip(page)
  }
  return { pass, count: () => count }
}

/** A request of the page itself: earlier ones are sent by then, and earlier answers processed. */
async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/api/health')).text())
}

test.describe('a page that stays open asks again', () => {
  for (const { name, path, asked, every } of [
    { name: 'orders [FRE-01]', path: '/dashboard', asked: /\/menu\/order\?.*size=20/, every: 60 },
    { name: 'the table of orders [FRE-01]', path: '/orders', asked: /\/menu\/order\?.*sortBy/, every: 60 },
    { name: 'pending reviews [FRE-13]', path: '/admin/reviews/moderation', asked: /pending/, every: 30 },
    { name: 'figures of reviews [FRE-14]', path: '/admin/reviews/moderation', asked: /stats/, every: 60 },
    { name: 'figures of the chatbot [FRE-10]', path: '/chatbot/sessions', asked: /stats/, every: 30 },
  ]) {
    test(name, { tag: path === '/dashboard' ? [] : '@full' }, async ({ page }) => {
      const { pass, count } = await stillAt(page, path, asked)
      const before = count()
      // The next poll is timed from the request.
      for (let waited = 0; count() === before && waited <= every; waited += 1) await pass(1)
      expect(count()).toBe(before + 1)
      await pass(every - 2)
      expect(count()).toBe(before + 1)
      await pass(3)
      expect(count()).toBe(before + 2)
    })
  }
})

test('dishes are cached for five minutes when their page is left and opened again [FRE-02]', { tag: '@full' }, async ({
  page,
}) => {
  const { pass, count } = await stillAt(page, '/dishes', /\/notprotected\/menu(\?|$)/)
  const before = count()
  const away = async (seconds: number) => {
    await page.getByRole('complementary').getByRole('link', { name: 'Mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
    await pass(seconds)
    await page.getByRole('complementary').getByRole('link', { name: 'Plats', exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await pass(1)
  }
  await away(200)
  expect(count()).toBe(before)
  await away(101)
  expect(count()).toBe(before + 1)
})
