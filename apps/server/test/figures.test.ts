import { type AnalyticsPeriod, lastDays, previousPeriod } from '@potager/domain/analytics'
import { contract } from '@potager/domain/contract'
import { zoneOf } from '@potager/domain/restaurant'
import { addDays, instantToWall, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FiguresSetup, inParis, openFigures, today } from './figures-setup.ts'

const { getOrderFigures } = contract.figures

let setup: FiguresSetup
let manager: string
beforeAll(async () => {
  setup = await openFigures()
  manager = await setup.server.tokenOf('gerant')
})
beforeEach(() => setup.clear())

const figures = (from: string, to: string, restaurantId?: string, token = setup.owner) =>
  setup.server.ok(getOrderFigures, {
    token,
    query: { startDate: from, endDate: to, ...(restaurantId === undefined ? {} : { restaurantId }) },
  })

describe('figures of orders', () => {
  it('sum by day, hour, service, restaurant and dish, beside the same span before [FIG-01] [FIG-03]', async () => {
    const [last, first] = [addDays(today, -1), addDays(today, -7)]
    await setup.order(setup.houses.paris, inParis(first, '12:10'), [1, 2])
    await setup.order(setup.houses.paris, inParis(first, '20:59'), [3])
    await setup.order(setup.houses.paris, inParis(last, '00:20'), [1])
    await setup.order(setup.houses.reunion, inParis(last, '11:00'), [2])
    await setup.order(setup.houses.reunion, inParis(last, '11:00'), [9], { status: 'CANCELED' })
    await setup.order(setup.houses.paris, inParis(addDays(first, -1), '13:00'), [4])
    await setup.order(setup.houses.paris, inParis(addDays(first, -8), '13:00'), [50])
    const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7
    const reunionHour = Number(
      instantToWall(inParis(last, '11:00'), zoneOf({ country: 'France', postalCode: '97400' })).slice(11, 13),
    )
    const answer = await figures(first, last)
    expect(answer).toMatchObject({
      since: addDays(first, -8),
      period: { from: first, to: last, orders: 4, revenue: 92 },
      previous: { ...previousPeriod({ from: first, to: last }), orders: 1, revenue: 40 },
      services: {
        LUNCH: { orders: 2, revenue: 52, previousOrders: 1, previousRevenue: 40 },
        DINNER: { orders: 2, revenue: 40, previousOrders: 0, previousRevenue: 0 },
      },
    })
    expect(answer.days).toHaveLength(7)
    expect(answer.days.filter(({ orders }) => orders > 0)).toEqual([
      { day: first, orders: 2, revenue: 62 },
      { day: last, orders: 2, revenue: 30 },
    ])
    expect(new Set(answer.hours)).toEqual(
      new Set([
        { weekday: weekday(first), hour: 12, orders: 1, revenue: 32 },
        { weekday: weekday(first), hour: 20, orders: 1, revenue: 30 },
        { weekday: weekday(last), hour: 0, orders: 1, revenue: 10 },
        { weekday: weekday(last), hour: reunionHour, orders: 1, revenue: 20 },
      ]),
    )
    expect(
      answer.restaurants.map(({ id, orders, revenue, previousRevenue }) => [id, orders, revenue, previousRevenue]),
    ).toEqual([
      [setup.houses.empty, 0, 0, 0],
      [setup.houses.paris, 3, 72, 40],
      [setup.houses.reunion, 1, 20, 0],
    ])
    expect(answer.dishes.distinct).toBe(2)
    expect(
      answer.dishes.listed.map(({ id, portions, revenue, previousPortions }) => [
        id,
        portions,
        revenue,
        previousPortions,
      ]),
    ).toEqual([
      [setup.dishes[0], 7, 70, 4],
      [setup.dishes[1], 2, 22, 0],
    ])
  })

  it.each([7, 30, 90, 366])('of the last %i days match the orders', async (days) => {
    // More than two years of them, one every nine hours.
    await setup.server.db.query(
      `insert into customer_order (id, restaurant_id, customer_name, customer_key, status, delivery, total_cents, created_at)
       select gen_random_uuid(), $1, 'Ana', 'ana', 'COMPLETED', false, 1000 + n, now() - interval '1 day' - n * interval '9 hours'
       from generate_series(1, 2000) n`,
      [setup.houses.paris],
    )
    await setup.server.db.query(
      `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens)
       select gen_random_uuid(), id, 0, ($2::uuid[])[1 + total_cents % 3], 'Plat', total_cents, 1, '{}' from customer_order where restaurant_id = $1`,
      [setup.houses.paris, setup.dishes],
    )
    const period = lastDays(days, addDays(today, -1))
    const sold = async ({ from, to }: AnalyticsPeriod, key: string) =>
      new Map(
        (
          await setup.server.db.query<{ key: string; orders: number; cents: number }>(
            `select ${key}::text as key, count(*)::int as orders, sum(o.total_cents)::int as cents
             from customer_order o join order_line l on l.order_id = o.id
             where restaurant_id = $1 and (created_at at time zone 'Europe/Paris')::date between $2::date and $3::date group by 1`,
            [setup.houses.paris, from, to],
          )
        ).map((row) => [row.key, row] as const),
      )
    const answer = await figures(period.from, period.to)
    const [byDish, before] = [await sold(period, 'dish_id'), await sold(previousPeriod(period), 'dish_id')]
    expect(new Set(answer.dishes.listed.map(({ id }) => id))).toEqual(new Set(byDish.keys()))
    for (const dish of answer.dishes.listed) {
      const then = before.get(dish.id)
      expect([dish.portions, dish.previousPortions]).toEqual([byDish.get(dish.id)?.orders, then?.orders])
      expect(dish.previousRevenue * 100).toBeCloseTo(then?.cents ?? 0, 4)
    }
    const local = `created_at at time zone 'Europe/Paris'`
    const counts = (rows: Awaited<ReturnType<typeof sold>>) =>
      new Map([...rows].map(([key, { orders }]) => [key, orders]))
    expect(new Map(answer.hours.map(({ weekday, hour, orders }) => [`${weekday} ${hour}`, orders]))).toEqual(
      counts(await sold(period, `extract(isodow from ${local}) - 1 || ' ' || extract(hour from ${local})`)),
    )
    const busy = answer.days.filter(({ orders }) => orders > 0)
    expect(new Map(busy.map(({ day, orders }) => [day, orders]))).toEqual(
      counts(await sold(period, `(${local})::date`)),
    )
  })

  it('have days in the time zone of the restaurant [FIG-03]', async () => {
    // Late in the evening in Paris, the next day in Réunion.
    const at = inParis(addDays(today, -3), '22:30')
    await setup.order(setup.houses.reunion, at, [1])
    const { days } = await figures(addDays(today, -6), addDays(today, -1))
    expect(days.find(({ orders }) => orders > 0)?.day).toBe(addDays(today, -2))
  })

  it('compare a running period with the same span before it, up to the same hour [FIG-04]', async () => {
    const now = Date.now()
    const yesterday = (minutes: number) =>
      wallToInstant(addDays(today, -1) + instantToWall(now).slice(10)) + minutes * 60_000
    // At midnight a minute before or after is another day.
    const around = [-1, 1].map(yesterday).filter((at) => todayInParis(at) === addDays(today, -1))
    for (const at of around) await setup.order(setup.houses.paris, at, [1])
    const before = around.filter((at) => at < yesterday(0)).length
    const answer = await figures(today, today)
    expect(answer.previous).toMatchObject({ orders: before, revenue: before * 10 })
    expect(answer.restaurants.find(({ id }) => id === setup.houses.paris)?.previousOrders).toBe(before)
    expect(answer.services.LUNCH.previousOrders + answer.services.DINNER.previousOrders).toBe(before)
    await setup.order(setup.houses.paris, now - 1000, [1])
    const [dish] = (await figures(today, today)).dishes.listed
    expect(dish?.previousPortions).toBe(before)
  })

  it('are of one restaurant on request, and 404 for a restaurant of others [FIG-05]', async () => {
    await setup.order(setup.houses.paris, inParis(addDays(today, -1), '12:00'), [1])
    await setup.order(setup.houses.reunion, inParis(addDays(today, -1), '12:00'), [2])
    const [from, to] = [addDays(today, -1), addDays(today, -1)]
    expect((await figures(from, to, setup.houses.paris)).period.revenue).toBe(10)
    expect((await figures(from, to, setup.houses.reunion, manager)).period.revenue).toBe(20)
    const { restaurants, period } = await figures(from, to)
    expect([restaurants.length, period.revenue]).toEqual([3, 30])
    const other = await setup.server.ask(getOrderFigures, {
      token: await setup.server.tokenOf('proprietaire'),
      query: { startDate: from, endDate: to, restaurantId: setup.houses.paris },
    })
    expect(other).toMatchObject({ status: 404, body: { message: 'Restaurant introuvable.' } })
  })

  it('have no first day and no values without orders', async () => {
    expect(await figures(addDays(today, -29), today)).toMatchObject({
      since: null,
      period: { orders: 0, revenue: 0 },
      days: [],
      hours: [],
      dishes: { distinct: 0, listed: [] },
    })
  })

  it.each([
    ['2026-11-02', '2026-11-01', 'La fin précède le début'],
    ['2024-11-01', '2026-11-01', 'La période compte au plus 366\u00a0jours'],
    ['2026-02-30', '2026-11-01', 'Date invalide'],
  ])('refuse the period from %s to %s', async (startDate, endDate, message) => {
    const { status, body } = await setup.server.ask(getOrderFigures, {
      token: setup.owner,
      query: { startDate, endDate },
    })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
  })
})
