import { type AnalyticsPeriod, lastDays, previousPeriod } from '@potager/domain/analytics'
import { contract } from '@potager/domain/contract'
import { zoneOf } from '@potager/domain/restaurant'
import { addDays, addMinutes, instantToWall, todayInParis, type WallTime, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { type FiguresSetup, inParis, openFigures, today } from './figures-setup.ts'
import { startServer, type TestServer } from './harness.ts'

describe('figures of orders', () => {
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

  /** The kept sums of all restaurants, and those of the orders as they are. */
  async function bothSums() {
    const zone = `case r.postal_code when '97400' then 'Indian/Reunion' else 'Europe/Paris' end`
    const taken = `o.created_at at time zone ${zone}`
    const orders = `customer_order o join restaurant r on r.id = o.restaurant_id`
    const above = await Promise.all([
      setup.server.db.query(`select restaurant_id, day::text, orders, cents::int from order_sold_rollup
      where orders <> 0 or cents <> 0 order by 1, 2`),
      setup.server.db.query(`select restaurant_id, month::text, weekday::int, hour::int, orders, cents::int from order_hour_month_rollup
      where orders <> 0 or cents <> 0 order by 1, 2, 3, 4`),
      setup.server.db.query(`select restaurant_id, month::text, dish_id, portions, cents::int from order_dish_month_rollup
      where portions <> 0 order by 1, 2, 3`),
    ])
    const below = await Promise.all([
      setup.server.db.query(`select restaurant_id, day::text, sum(orders)::int as orders, sum(cents)::int as cents
      from order_hour_rollup group by 1, 2 having sum(orders) <> 0 or sum(cents) <> 0 order by 1, 2`),
      setup.server.db.query(`select restaurant_id, date_trunc('month', day::timestamp)::date::text as month,
      extract(isodow from day)::int - 1 as weekday, hour::int, sum(orders)::int as orders, sum(cents)::int as cents
      from order_hour_rollup group by 1, 2, 3, 4 having sum(orders) <> 0 or sum(cents) <> 0 order by 1, 2, 3, 4`),
      setup.server.db.query(`select restaurant_id, date_trunc('month', day::timestamp)::date::text as month, dish_id,
      sum(portions)::int as portions, sum(cents)::int as cents
      from order_dish_rollup group by 1, 2, 3 having sum(portions) <> 0 order by 1, 2, 3`),
    ])
    expect(above).toEqual(below)
    const kept = [
      `select restaurant_id, day::text, hour::int, orders, cents::int from order_hour_rollup where orders <> 0 or cents <> 0 order by 1, 2, 3`,
      `select restaurant_id, day::text, dish_id, portions, cents::int from order_dish_rollup where portions <> 0 or cents <> 0 order by 1, 2, 3`,
    ]
    const counted = [
      `select restaurant_id, (${taken})::date::text as day, extract(hour from ${taken})::int as hour, count(*)::int as orders,
       sum(total_cents)::int as cents from ${orders} where status <> 'CANCELED' group by 1, 2, 3 order by 1, 2, 3`,
      `select restaurant_id, (${taken})::date::text as day, dish_id, sum(quantity)::int as portions,
       sum(quantity * unit_price_cents)::int as cents
     from ${orders} join order_line l on l.order_id = o.id where status <> 'CANCELED' group by 1, 2, 3 order by 1, 2, 3`,
    ]
    const read = (statements: string[]) => Promise.all(statements.map((text) => setup.server.db.query(text)))
    return { kept: await read(kept), counted: await read(counted) }
  }

  /** How many statements wait for a lock. */
  const waiting = async () =>
    (
      await setup.server.db.query(
        `select 1 as one from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
      )
    ).length

  describe('the sums that the database keeps [FIG-02]', () => {
    const changes: [string, (id: string) => Promise<unknown>][] = [
      [
        'a cancelled order',
        (id) => setup.server.db.query(`update customer_order set status = 'CANCELED' where id = $1`, [id]),
      ],
      [
        'an order that moves to another status',
        (id) => setup.server.db.query(`update customer_order set status = 'READY' where id = $1`, [id]),
      ],
      ['a deleted order', (id) => setup.server.db.query('delete from customer_order where id = $1', [id])],
      [
        'an order of another restaurant and time',
        (id) =>
          setup.server.db.query(
            `update customer_order set restaurant_id = $2, created_at = created_at - interval '20 hours' where id = $1`,
            [id, setup.houses.reunion],
          ),
      ],
      [
        'an address of another zone, and back',
        async () => {
          for (const code of ['97400', '69001']) {
            await setup.server.db.query('update restaurant set postal_code = $2 where id = $1', [
              setup.houses.paris,
              code,
            ])
            const { kept, counted } = await bothSums()
            expect(kept).toEqual(counted)
          }
        },
      ],
    ]
    it.each(changes)('match the orders after %s', async (_, change) => {
      const id = await setup.order(setup.houses.paris, inParis(addDays(today, -2), '23:30'), [2, 1])
      await setup.order(setup.houses.paris, inParis(addDays(today, -2), '23:40'), [1, 4])
      await change(id)
      const { kept, counted } = await bothSums()
      expect(kept).toEqual(counted)
      expect(kept.map((rows) => rows.length > 0)).toEqual([true, true])
    })

    // The embedded store has one connection: nothing runs beside anything there.
    it.skipIf(inject('source').kind !== 'postgres')(
      'match the orders when a time zone changes while an order is taken',
      async () => {
        const at = inParis(addDays(today, -2), '23:30')
        let moved: Promise<unknown> | undefined
        await setup.server.db.transaction(async (tx) => {
          await setup.order(setup.houses.paris, at, [5], { tx })
          moved = setup.server.db.query(`update restaurant set postal_code = '97400' where id = $1`, [
            setup.houses.paris,
          ])
          await expect.poll(waiting).toBe(1)
        })
        await moved
        const between = await bothSums()
        expect(between.kept).toEqual(between.counted)
        let taken: Promise<unknown> | undefined
        await setup.server.db.transaction(async (tx) => {
          await tx.query(`update restaurant set postal_code = '69001' where id = $1`, [setup.houses.paris])
          taken = setup.order(setup.houses.paris, at, [1])
          await expect.poll(waiting).toBe(1)
        })
        await taken
        const { kept: sums, counted } = await bothSums()
        expect(sums).toEqual(counted)
      },
    )

    it('match the orders of the demonstration', async () => {
      const { kept, counted } = await bothSums()
      expect(kept).toEqual(counted)
      expect(kept[0]?.length).toBeGreaterThan(100)
    })
  })
})

describe('figures of bookings', () => {
  const { getBookingFigures } = contract.figures

  let server: TestServer
  let token: string
  let house: { id: string; seats: number; room: string }
  let customer: string

  beforeAll(async () => {
    server = await startServer()
    token = await registerCaller(server, 'chiffres')
    const meetingRooms = [{ name: 'Verrière', numberMettingPlace: 20, isReservable: true }]
    const { id, numberPlace } = await server.ok(contract.restaurant.createRestaurant, {
      token,
      body: { ...newRestaurant, meetingRooms },
    })
    const [room] = await server.db.query<{ id: string }>('select id from room where restaurant_id = $1', [id])
    house = { id, seats: numberPlace, room: room?.id ?? '' }
    const [person] = await server.db.query<{ id: string }>('select id from customer limit 1')
    customer = person?.id ?? ''
  })
  beforeEach(() => server.db.query('delete from booking where restaurant_id = $1', [house.id]))

  type Booking = {
    status?: string
    people?: number
    room?: string | null
    minutes?: number
    noShow?: boolean
    event?: true
  }

  async function book(
    start: WallTime,
    { status = 'COMPLETED', people = 2, room = house.room, minutes = 90, noShow = false, event }: Booking = {},
  ): Promise<void> {
    await server.db.query(
      `insert into booking (id, kind, restaurant_id, room_id, customer_id, starts_at, ends_at, people, status, no_show, title,
       event_type, description)
     values (gen_random_uuid(), $1, $2, $3, $4, $5::text::timestamp, $6::text::timestamp, $7, $8, $9, $10, $11, $10)`,
      [
        event ? 'EVENT' : 'RESERVATION',
        house.id,
        room,
        customer,
        start,
        addMinutes(start, minutes),
        people,
        status,
        noShow,
        event ? 'Anniversaire' : null,
        event ? 'AUTRE' : null,
      ],
    )
  }

  const figures = (from: string, to: string) =>
    server.ok(getBookingFigures, { token, query: { startDate: from, endDate: to } })

  it('count bookings by day and by room, without cancelled ones and pending events, with no-shows [FIG-06] [FIG-07]', async () => {
    const [last, first] = [addDays(today, -1), addDays(today, -3)]
    await book(`${first}T12:00:00`, { people: 4 })
    await book(`${first}T19:00:00`, { people: 6, noShow: true })
    await book(`${last}T12:00:00`, { room: null, people: 10, minutes: 240, status: 'CONFIRMED' })
    await book(`${last}T19:00:00`, { event: true, people: 12 })
    await book(`${last}T20:00:00`, { event: true, people: 99, status: 'PENDING' })
    await book(`${last}T21:00:00`, { people: 20, status: 'CANCELLED' })
    await book(`${addDays(first, -1)}T12:00:00`, { people: 3 })
    await book(`${addDays(first, -4)}T12:00:00`, { people: 20 })
    expect(await figures(first, last)).toEqual({
      since: addDays(first, -4),
      period: { from: first, to: last, bookings: 4, guests: 32, begun: 3, noShows: 1 },
      previous: { from: addDays(first, -3), to: addDays(first, -1), bookings: 1, guests: 3, begun: 1, noShows: 0 },
      days: [
        { day: first, reservations: 2, events: 0, guests: 10 },
        { day: addDays(first, 1), reservations: 0, events: 0, guests: 0 },
        { day: last, reservations: 1, events: 1, guests: 22 },
      ],
      rooms: [
        {
          restaurantId: house.id,
          restaurant: newRestaurant.name,
          room: null,
          bookings: 1,
          minutes: 240,
          guests: 10,
          seats: house.seats,
        },
        {
          restaurantId: house.id,
          restaurant: newRestaurant.name,
          room: 'Verrière',
          bookings: 3,
          minutes: 270,
          guests: 22,
          seats: 60,
        },
      ],
    })
  })

  it('count a booking as begun only after its start [FIG-06]', async () => {
    await book(`${today}T00:00:00`, { minutes: 1 })
    await book(`${today}T23:59:00`, { minutes: 1, status: 'CONFIRMED' })
    expect((await figures(today, today)).period).toMatchObject({ bookings: 2, begun: 1 })
  })

  it('begin with the first booking that is not cancelled', async () => {
    await book(`${addDays(today, -5)}T12:00:00`, { status: 'CANCELLED' })
    expect(await figures(addDays(today, -9), today)).toMatchObject({ since: null, days: [], rooms: [] })
    await book(`${addDays(today, -2)}T12:00:00`)
    const { since, days } = await figures(addDays(today, -9), today)
    expect([since, days.length]).toEqual([addDays(today, -2), 3])
  })
})
