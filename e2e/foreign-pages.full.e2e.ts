import type { Page } from '@playwright/test'
import { ACCOUNT } from '../apps/server/test/foreign/calls.ts'
import { createForeign, listen } from '../apps/server/test/foreign/server.ts'
import { authenticate, fillCredentials } from './harness/credentials.ts'
import { expect, ownServer } from './harness/fixtures.ts'
import { settled } from './harness/page.ts'
import { startBefore } from './harness/server.ts'

const ORDERS = 130
const IN_PROGRESS = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY']

/** A backend whose number of pages is that of its own size, and one where it is that of the size asked for. */
const kinds = { 'says so': [], 'says nothing of it': ['size-capped'] } as const

const startCapped = (kind: keyof typeof kinds) => async () => {
  const { url, close } = await listen(createForeign({ plain: true, orders: ORDERS, faults: kinds[kind] }))
  return startBefore(url, close)
}

type Order = { id: string; status: string }

/** The orders of the backend, by its pages of 20 at most. */
async function ordersOf(url: string): Promise<Order[]> {
  const { accessToken } = await authenticate(url, ACCOUNT.username, ACCOUNT.password)
  const orders: Order[] = []
  for (let page = 0; orders.length < ORDERS; page++) {
    const answer = await fetch(`${url}/api/menu/order?size=1000&page=${page}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    const { content } = (await answer.json()) as { content: Order[] }
    expect(content.length).toBe(Math.min(20, ORDERS - orders.length))
    orders.push(...content)
  }
  return orders
}

async function enter(page: Page): Promise<void> {
  await page.goto('/login')
  await fillCredentials(page, ACCOUNT.username, ACCOUNT.password)
  await page.waitForURL((url) => url.pathname !== '/login')
}

for (const kind of ['says so', 'says nothing of it'] as const) {
  const test = ownServer(startCapped(kind))
  test.describe(`before a backend that has 20 records a page at most and ${kind}`, () => {
    test('the service shows every order in progress', async ({ page, server, problems }) => {
      const waiting = (await ordersOf(server.url)).filter(({ status }) => IN_PROGRESS.includes(status))
      expect(waiting.length).toBeGreaterThan(60)
      await enter(page)
      await page.goto('/service')
      await expect(page.getByRole('article')).toHaveCount(waiting.length)
      // Its orders do not say their restaurant.
      await expect(page.getByLabel('Restaurant')).toHaveCount(0)
      expect(problems).toEqual([])
    })

    test('the list of orders fills its pages of 50, and shows each order once', async ({ page, server, problems }) => {
      const orders = await ordersOf(server.url)
      await enter(page)
      const seen: string[] = []
      for (const [number, count] of [50, 50, 30].entries()) {
        await page.goto(`/console/orders?perPage=50&page=${number + 1}`)
        await settled(page)
        const names = page.getByRole('row').getByRole('button', { name: 'Détail de la commande' })
        await expect(names).toHaveCount(count)
        seen.push(...(await names.allTextContents()))
      }
      expect(seen.toSorted()).toEqual(orders.map(({ id }) => `#${id.slice(-6)}`).toSorted())
      expect(problems).toEqual([])
    })
  })
}
