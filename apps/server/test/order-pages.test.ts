import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { orderStatuses } from '@potager/domain/order'
import { addDays } from '@potager/domain/time'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { sql } from '../src/db/migrations/0057-day-numbers.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { openFigures } from './figures-setup.ts'
import { startServer, type TestServer } from './harness.ts'
import { openEmpty } from './stores.ts'

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
