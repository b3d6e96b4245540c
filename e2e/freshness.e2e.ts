import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

const SECOND = 1000

/** A page whose clock moves only when it is told to, and how often it asked for something of the server. */
async function stillAt(path: string, asked: RegExp) {
  const { page, context } = await newMember(browser, server.url)
  // What the server tells by itself is about something else.
  await page.route('**/api/changes', (route) => route.abort())
  let count = 0
  let answered = 0
  const isAsked = (request: Request) => request.method() === 'GET' && asked.test(request.url())
  page.on('request', (request) => void (count += Number(isAsked(request))))
  page.on('requestfinished', (request) => void (answered += Number(isAsked(request))))
  page.on('requestfailed', (request) => void (answered += Number(isAsked(request))))
  await page.clock.install()
  await page.goto(path)
  await page.locator('main[aria-busy=false] h1').waitFor()
  await expect.poll(() => count).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND)
  /** Lets the clock of the page run; what it asks for meanwhile is answered before the clock runs on, as no time passes in between. */
  const pass = async (seconds: number) => {
    await page.clock.runFor(seconds * SECOND)
    await roundTrip(page)
    await expect.poll(() => count - answered).toBe(0)
    await roundTrip(page)
  }
  return { page, context, pass, count: () => count }
}

/** A call of the page itself: what it had asked before is on its way then, and what was answered is taken up. */
async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/api/health')).text())
}

describe('a page that stays open asks again', () => {
  it.each([
    { name: 'orders [FRE-01]', path: '/dashboard', asked: /\/menu\/order\?.*size=20/, every: 60 },
    { name: 'the table of orders [FRE-01]', path: '/orders', asked: /\/menu\/order\?.*sortBy/, every: 60 },
    { name: 'pending reviews [FRE-13]', path: '/admin/reviews/moderation', asked: /pending/, every: 30 },
    { name: 'figures of reviews [FRE-14]', path: '/admin/reviews/moderation', asked: /stats/, every: 60 },
    { name: 'figures of the chatbot [FRE-10]', path: '/chatbot/sessions', asked: /stats/, every: 30 },
  ])('$name', async ({ path, asked, every }) => {
    const { context, pass, count } = await stillAt(path, asked)
    const before = count()
    // From the moment that it asks, the next time is known.
    for (let waited = 0; count() === before && waited <= every; waited += 1) await pass(1)
    expect(count()).toBe(before + 1)
    await pass(every - 2)
    expect(count()).toBe(before + 1)
    await pass(3)
    expect(count()).toBe(before + 2)
    await context.close()
  })
})

it('the dishes are used again for five minutes, whatever page shows them [FRE-02]', async () => {
  const { page, context, pass, count } = await stillAt('/dishes', /\/notprotected\/menu(\?|$)/)
  const before = count()
  const away = async (seconds: number) => {
    await page.getByRole('complementary').getByRole('link', { name: 'Mon compte' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor()
    await pass(seconds)
    await page.getByRole('complementary').getByRole('link', { name: 'Plats', exact: true }).click()
    await page.getByRole('row').nth(1).waitFor()
    await pass(1)
  }
  await away(200)
  expect(count()).toBe(before)
  await away(101)
  expect(count()).toBe(before + 1)
  await context.close()
})
