import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { expect, it } from 'vitest'
import { sql } from '../src/db/migrations/0057-day-numbers.ts'
import { openFigures } from './figures-setup.ts'
import { startServer } from './harness.ts'

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
