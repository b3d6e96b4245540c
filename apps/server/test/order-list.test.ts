import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { orderStatuses } from '@potager/domain/order'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { dayRangeQuery } from '@potager/domain/wire'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { readPeriod } from '../src/api/order/period.ts'
import { migrate } from '../src/db/migrate.ts'
import { sql } from '../src/db/migrations/0057-day-numbers.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { openFigures } from './figures-setup.ts'
import { startServer, type TestServer } from './harness.ts'
import { openEmpty } from './stores.ts'

describe('the list of orders', () => {
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
})

describe('order-pages', () => {
  let server: TestServer
  let restaurants: string[]
  const tokens: Record<string, string> = {}

  /** Two years around both clock changes, with simultaneous orders and some at the edges of a Paris day. */
  beforeAll(async () => {
    server = await startServer()
    for (const name of ['gerant', 'proprietaire']) tokens[name] = await server.tokenOf(name)
    await server.db.query(
      `insert into customer_order (id, restaurant_id, customer_name, customer_key, status, delivery, total_cents, created_at)
     select gen_random_uuid(), r.id, 'Client', 'client', ($1::text[])[1 + n * 7 % 6], n % 2 = 0, 500 + n,
       case n % 4
         when 0 then timestamp '2024-08-01' + n % 600 * interval '1 day'
         when 1 then timestamp '2024-08-01 23:59:59.999' + n % 600 * interval '1 day'
         when 2 then timestamp '2025-03-30 00:30' + n % 13 * interval '15 minutes'
         else timestamp '2025-10-26 00:30' + n % 13 * interval '15 minutes'
       end at time zone 'Europe/Paris'
     from generate_series(1, 1500) n
     join (select id, row_number() over (order by id) as rank, count(*) over () as held from restaurant) r
       on r.rank = 1 + n % r.held`,
      [orderStatuses],
    )
    restaurants = (await server.db.query<{ id: string }>('select id from restaurant')).map(({ id }) => id)
  })

  /** The same page computed naively: all previous rows are read and skipped. */
  async function plainPage(as: string, query: Record<string, string>) {
    const {
      status = null,
      restaurantId = null,
      startDate = null,
      endDate = null,
      page = '0',
      size = '20',
      sortDirection = 'desc',
    } = query
    const filtered = `from customer_order o
    where ($1::text is null or o.restaurant_id in (
      select restaurant_id from restaurant_member m join account a on a.id = m.account_id where a.username = $1))
    and ($2::text is null or o.status = $2)
    and ($3::date is null or (o.created_at at time zone 'Europe/Paris')::date >= $3::date)
    and ($4::date is null or (o.created_at at time zone 'Europe/Paris')::date <= $4::date)
    and ($5::uuid is null or o.restaurant_id = $5::uuid)`
    const params = [as === 'gerant' ? null : as, status, startDate, endDate, restaurantId]
    const [counted] = await server.db.query<{ total: number }>(`select count(*)::int as total ${filtered}`, params)
    const rows = await server.db.query<{ id: string }>(
      `select o.id ${filtered} order by o.created_at ${sortDirection}, o.id ${sortDirection} limit $6::int offset $7::int`,
      [...params, Number(size), Number(page) * Number(size)],
    )
    return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) }
  }

  async function listedPage(as: string, query: Record<string, string>) {
    const { content, totalElements } = await server.ok(contract.order.listOrders, { token: tokens[as], query })
    return { total: totalElements, ids: content.map(({ id }) => id) }
  }

  describe('any page of the list by date', () => {
    it('holds the rows that reading from the start would give, whatever the filters [ORD-36] [ORD-37] [ORD-41]', async () => {
      const chance = createChance(7)
      for (let round = 0; round < 300; round++) {
        const size = chance.pick([1, 7, 20, 100])
        const from = addDays('2024-07-30', chance.whole(0, 640))
        const query = {
          size: String(size),
          page: String(chance.whole(0, Math.ceil(chance.pick([60, 600, 2200]) / size))),
          sortDirection: chance.pick(['asc', 'desc']),
          ...(chance.whole(0, 2) === 0 ? { status: chance.pick(orderStatuses) } : {}),
          ...(chance.whole(0, 2) === 0 ? { restaurantId: chance.pick(restaurants) } : {}),
          ...(chance.whole(0, 1) === 0 ? { startDate: from } : {}),
          ...(chance.whole(0, 1) === 0 ? { endDate: addDays(from, chance.pick([0, 3, 31, 200])) } : {}),
        }
        const as = chance.pick(['gerant', 'proprietaire'])
        expect(await listedPage(as, query), `${as} ${JSON.stringify(query)}`).toEqual(await plainPage(as, query))
      }
    }, 120_000)
  })
})

describe('order-names', () => {
  it('the migration removes names of orders without a customer and refreshes those of customers', async () => {
    const db = await openEmpty(inject('source'))
    await migrate(db, 59)
    await db.script(`
    insert into customer (id, full_name, search_key, email) values
      ('00000000-0000-4000-8000-00000000000a', 'Léa Petit', 'lea petit', 'lea@exemple.fr');
    insert into restaurant (id, name, sort_key, seats, printers, features, street_name, postal_code, city, country, opening_hours)
      values (gen_random_uuid(), 'Le Potager', 'le potager', 40, 1, '{}', 'rue des Lilas', '75001', 'Paris', 'France', '{}');
    insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents)
    select gen_random_uuid(), r.id, case when said = 'Léa Durand' then c.id end, said, lower(said), 'PENDING', false, 1000
    from customer c, restaurant r, unnest(array['Client de passage', 'Camille', 'Léa Durand']) said`)
    await migrate(db)
    const rows = await db.query('select customer_name as name, customer_key as key from customer_order order by 1')
    expect(rows).toEqual([
      { name: 'Camille', key: 'camille' },
      { name: 'Léa Petit', key: 'lea petit' },
      { name: null, key: null },
    ])
  })
})

const { createOrder, getOrder, listOrders } = contract.order
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

it('the migration gives existing orders the day numbers that new orders would have got [ORD-40]', async () => {
  const { db } = await startServer()
  const read = () => db.query('select order_id, restaurant_id, day::text, number from order_day_number order by 1')
  const given = await read()
  const [{ orders } = { orders: 0 }] = await db.query<{ orders: number }>(
    'select count(*)::int as orders from customer_order',
  )
  expect(given).toHaveLength(orders)
  const counts = () => db.query('select restaurant_id, day::text, numbers from order_day_count order by 1, 2')
  const counted = await counts()
  await db.script('drop table order_day_number, order_day_count; drop function number_orders_of_day() cascade')
  await db.script(sql)
  expect(await read()).toEqual(given)
  expect(await counts()).toEqual(counted)
})

it('fifty orders at once have fifty numbers without a gap, and keep them [ORD-40]', async () => {
  const server = await startServer()
  const token = await server.tokenOf('gerant')
  const [house] = await server.ok(contract.restaurant.listRestaurants)
  const dish = (await server.ok(contract.dish.listDishes)).find(({ available }) => available)
  await server.db.query('delete from customer_order where restaurant_id = $1', [house?.id])
  await server.db.query('delete from order_day_count where restaurant_id = $1', [house?.id])
  const body = {
    idRestaurant: house?.id,
    idUser: GUEST_ID,
    listDishNumber: [{ idDish: dish?.id, number: 1 }],
    flatDelivered: false,
  }
  const taken = await Promise.all(upTo(50).map(() => server.ok(createOrder, { token, body })))
  expect(taken.map(({ dayNumber = 0 }) => dayNumber).toSorted((one, other) => one - other)).toEqual(upTo(50))
  const [first] = taken
  expect(await server.ok(getOrder, { token, params: { id: first?.id ?? '' } })).toEqual(first)
  const { content } = await server.ok(listOrders, { token, query: { size: '50' } })
  const numbers = new Map(content.map(({ id, dayNumber }) => [id, dayNumber]))
  expect(taken.every(({ id, dayNumber }) => numbers.get(id) === dayNumber)).toBe(true)

  // A refused order takes no number.
  await server.ask(createOrder, { token, body: { ...body, flatDelivered: true, idUser: house?.id } })
  expect((await server.ok(createOrder, { token, body })).dayNumber).toBe(51)
})

it('day numbers restart each day by the restaurant’s own clock, and are counted per restaurant [ORD-40]', async () => {
  const { server, houses, order } = await openFigures()
  const numberOf = async (id: string) => {
    const [row] = await server.db.query<{ number: number; day: string }>(
      'select number, day::text from order_day_number where order_id = $1',
      [id],
    )
    return [row?.day, row?.number]
  }
  // 21:30 in Paris is 00:30 of the next day in La Réunion.
  const late = Date.parse('2026-01-14T20:30:00Z')
  const hour = 3_600_000
  const place = async (house: keyof typeof houses, at: number) => numberOf(await order(houses[house], at, [1]))
  expect(await place('paris', late - hour)).toEqual(['2026-01-14', 1])
  expect(await place('reunion', late - hour)).toEqual(['2026-01-14', 1])
  expect(await place('paris', late)).toEqual(['2026-01-14', 2])
  expect(await place('reunion', late)).toEqual(['2026-01-15', 1])
  expect(await place('paris', late + 3 * hour)).toEqual(['2026-01-15', 1])
  // What was said stays, under another address; no number is given twice.
  await server.db.query(`update restaurant set postal_code = '69001' where id = $1`, [houses.reunion])
  expect(await place('reunion', late)).toEqual(['2026-01-14', 2])
})
