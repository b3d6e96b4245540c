import { contract } from '@potager/domain/contract'
import { orderStatuses } from '@potager/domain/order'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { dayRangeQuery } from '@potager/domain/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPeriod } from '../src/api/order/period.ts'
import { startServer, type TestServer } from './harness.ts'

const { listOrders, updateOrderStatus } = contract.order

let server: TestServer
let token: string
let owner: string

beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('gerant')
  owner = await server.tokenOf('proprietaire')
})

const list = (query: Record<string, string> = {}, as = token) => server.ok(listOrders, { token: as, query })
const refused = (query: Record<string, string>) => server.ask(listOrders, { token, query })

async function everyOrder(query: Record<string, string>) {
  const pages = []
  for (let page = 0; ; page++) {
    const answer = await list({ ...query, page: String(page) })
    pages.push(...answer.content)
    if (answer.last) return pages
  }
}

describe('GET /api/menu/order, pages', () => {
  it('answers 20 orders by default, newest first, with exact totals [ORD-10] [ENT-01]', async () => {
    const page = await list()
    expect(page.content).toHaveLength(20)
    expect(page).toMatchObject({ totalElements: 600, totalPages: 30, first: true, last: false })
    const times = page.content.map(({ createdAt }) => String(createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
    expect(page.content.every(({ lines }) => lines.length > 0)).toBe(true)
  })

  it('shows each order once over all pages, for every sort and direction [ORD-36]', async () => {
    for (const sortBy of ['createdAt', 'totalAmount', 'status', 'customerName']) {
      for (const sortDirection of ['asc', 'desc']) {
        const ids = (await everyOrder({ size: '70', sortBy, sortDirection })).map(({ id }) => id)
        expect(new Set(ids).size, `${sortBy} ${sortDirection}`).toBe(600)
      }
    }
  })

  it('keeps the rows in order from the first page to the last', async () => {
    const times = (await everyOrder({ size: '70' })).map(({ createdAt }) => String(createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('sorts amounts as numbers, names without accents and statuses as they follow each other', async () => {
    const amounts = (await list({ sortBy: 'totalAmount', sortDirection: 'asc' })).content.map(
      (order) => order.totalAmount,
    )
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    const names = (await everyOrder({ size: '100', sortBy: 'customerName', sortDirection: 'asc' })).map(
      (order) => order.customerName,
    )
    expect(names).toEqual(
      [...names].sort(new Intl.Collator('fr', { sensitivity: 'base', ignorePunctuation: false }).compare),
    )
    const statuses = (await everyOrder({ size: '100', sortBy: 'status', sortDirection: 'asc' })).map(({ status }) =>
      orderStatuses.indexOf(status),
    )
    expect(statuses).toEqual([...statuses].sort((a, b) => a - b))
  })

  it('is empty and marked as the last page, past the end and for filters without a match', async () => {
    expect(await list({ page: '30' })).toMatchObject({ content: [], totalElements: 600, first: false, last: true })
    expect(await list({ status: 'PENDING', customerId: '0197a000-0000-7000-8000-000000000000' })).toMatchObject({
      content: [],
      totalElements: 0,
      totalPages: 0,
      first: true,
      last: true,
    })
  })
})

describe('GET /api/menu/order, filters', () => {
  it('selects by status and by customer, with matching totals [ORD-05]', async () => {
    for (const status of orderStatuses) {
      const orders = await everyOrder({ size: '100', status })
      expect(orders.every((order) => order.status === status)).toBe(true)
      expect((await list({ status })).totalElements).toBe(orders.length)
    }
    const [row] = await server.db.query<{ id: string; total: number }>(
      `select customer_id as id, count(*)::int as total from customer_order
       where customer_id is not null group by 1 order by 2 desc limit 1`,
    )
    expect((await list({ customerId: row?.id ?? '' })).totalElements).toBe(row?.total)
  })

  it('selects by restaurant, with matching totals, and nothing out of the caller’s scope [ORD-41]', async () => {
    const shown = (await everyOrder({ size: '100' })).map(({ restaurantId }) => restaurantId)
    const own = new Set((await list({ size: '1000' }, owner)).content.map(({ restaurantId }) => restaurantId))
    expect(new Set(shown).size).toBeGreaterThan(own.size)
    for (const id of new Set(shown)) {
      const { content, totalElements } = await list({ restaurantId: id, size: '1000' })
      expect(totalElements).toBe(shown.filter((restaurant) => restaurant === id).length)
      expect(content.every(({ restaurantId }) => restaurantId === id)).toBe(true)
      expect((await list({ restaurantId: id }, owner)).totalElements).toBe(own.has(id) ? totalElements : 0)
    }
  })

  it('selects a Paris day by local dates and by instants, its last second included [ORD-07] [ORD-37]', async () => {
    const day = addDays(todayInParis(Date.now()), -3)
    const expected = (await everyOrder({ size: '100' })).filter(
      ({ createdAt }) => todayInParis(Date.parse(String(createdAt))) === day,
    )
    expect(expected.length).toBeGreaterThan(0)
    for (const setting of ['local', 'utc'] as const) {
      const page = await list({ ...dayRangeQuery(day, setting), size: '100' })
      expect(page.content.map(({ id }) => id).sort(), setting).toEqual(expected.map(({ id }) => id).sort())
      expect(page.totalElements).toBe(expected.length)
    }
    const last = expected[0]?.id
    await server.db.query('update customer_order set created_at = $2 where id = $1', [
      last,
      new Date(wallToInstant(`${day}T23:59:59.700`)).toISOString(),
    ])
    expect((await list({ ...dayRangeQuery(day, 'local'), size: '100' })).content[0]?.id).toBe(last)
  })

  it('selects 25 hours on the Paris day when the clock goes back', async () => {
    const [order] = (await list({ sortDirection: 'asc', size: '1' })).content
    for (const [instant, inside] of [
      ['2026-10-24T21:59:59Z', false],
      ['2026-10-24T22:00:00Z', true],
      ['2026-10-25T22:59:59Z', true],
      ['2026-10-25T23:00:00Z', false],
    ] as const) {
      await server.db.query('update customer_order set created_at = $2 where id = $1', [order?.id, instant])
      const page = await list({ ...dayRangeQuery('2026-10-25', 'local'), size: '100' })
      expect(
        page.content.some(({ id }) => id === order?.id),
        instant,
      ).toBe(inside)
      expect(page.totalElements).toBe(page.content.length)
    }
  })

  it.each([
    [{ status: 'CANCELLED' }, 'status', 'Statut inconnu'],
    [{ customerId: 'abc' }, 'customerId', 'ID client invalide'],
    [{ restaurantId: 'abc' }, 'restaurantId', 'ID restaurant invalide'],
    [{ startDate: 'hier' }, 'startDate', 'Date invalide'],
    [{ startDate: '2026-02-30' }, 'startDate', 'Date invalide'],
    [{ endDate: '2026-13-01T00:00:00' }, 'endDate', 'Date invalide'],
    [{ endDate: '9999-12-31' }, 'endDate', 'Date invalide'],
    [{ startDate: '2026-07-14T00:00:00+05:99' }, 'startDate', 'Date invalide'],
    [{ page: '-1' }, 'page', 'Page invalide'],
    [{ page: '1.5' }, 'page', 'Page invalide'],
    [{ size: '0' }, 'size', 'Taille invalide'],
    [{ size: '1001' }, 'size', 'Taille invalide'],
    [{ size: 'vingt' }, 'size', 'Taille invalide'],
    [{ sortBy: 'id; drop table customer_order' }, 'sortBy', 'Tri invalide'],
    [{ sortDirection: 'up' }, 'sortDirection', 'Tri invalide'],
  ])('refuses %j at its field', async (query, field, message) => {
    expect(await refused(query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { errors: { [field]: message } },
    })
  })
})

describe('totals of orders', () => {
  /** Differences between the rollups and a count of the rows. */
  const drift = async () => [
    ...(await server.db.query(
      `select * from (
         select restaurant_id, (created_at at time zone 'Europe/Paris')::date as day, status, delivery, count(*)::int as orders
         from customer_order group by 1, 2, 3, 4) counted
       full join (select * from order_rollup where orders <> 0) kept using (restaurant_id, day, status, delivery, orders)
       where counted.restaurant_id is null or kept.restaurant_id is null`,
    )),
    ...(await server.db.query(
      `select * from (
         select restaurant_id, date_trunc('month', created_at at time zone 'Europe/Paris')::date as month, status,
           count(*)::int as orders
         from customer_order group by 1, 2, 3) counted
       full join (select * from order_month_rollup where orders <> 0) kept using (restaurant_id, month, status, orders)
       where counted.restaurant_id is null or kept.restaurant_id is null`,
    )),
  ]

  it('stay exact after status moves, bulk updates and deletions', async () => {
    expect(await drift()).toEqual([])
    const { content } = await list({ status: 'PENDING', size: '100' })
    await Promise.all(
      content.map(({ id }) =>
        server.ask(updateOrderStatus, { token, params: { orderId: id }, body: { status: 'CONFIRMED' } }),
      ),
    )
    await server.db.query(`update customer_order set delivery = not delivery, created_at = created_at - interval '1 day'
      where status = 'COMPLETED' and total_cents % 3 = 0`)
    await server.db.query('delete from customer_order where total_cents % 7 = 0')
    expect(await drift()).toEqual([])
    const [counted] = await server.db.query<{ total: number }>('select count(*)::int as total from customer_order')
    expect((await list()).totalElements).toBe(counted?.total)
  })

  it('equal the number of orders on an owner’s pages', async () => {
    const page = await list({ size: '100' }, owner)
    const shown = (
      await Promise.all(
        Array.from({ length: page.totalPages }, (_, index) => list({ size: '100', page: String(index) }, owner)),
      )
    )
      .map(({ content }) => content.length)
      .reduce((sum, length) => sum + length, 0)
    expect(page.totalElements).toBe(shown)
  })
})

describe('reading a period', () => {
  it('takes whole days from the rollup, anything finer from the orders', () => {
    expect(readPeriod('2026-07-14T00:00:00', '2026-07-14T23:59:59').days).toEqual({
      from: '2026-07-14',
      to: '2026-07-15',
    })
    expect(readPeriod('2026-07-14', undefined).days).toEqual({ from: '2026-07-14', to: null })
    expect(readPeriod('2026-07-14', '2026-07-15T23:59').days).toEqual({ from: '2026-07-14', to: '2026-07-16' })
    expect(readPeriod('2026-07-14T00:00:01', undefined).days).toBeNull()
    expect(readPeriod('2026-07-14T00:00:00Z', undefined).days).toBeNull()
    expect(readPeriod(undefined, '2026-07-14T23:59:59.999').to).toEqual({
      text: '2026-07-15T00:00:00.000',
      zoned: false,
    })
    expect(readPeriod('2026-07-14T10:00:00+02:00', undefined).from).toEqual({
      text: '2026-07-14T10:00:00.000+02:00',
      zoned: true,
    })
  })
})
