import { addDays } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type FiguresSetup, inParis, openFigures, today } from './figures-setup.ts'

let setup: FiguresSetup
beforeAll(async () => {
  setup = await openFigures()
})
beforeEach(() => setup.clear())

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
        moved = setup.server.db.query(`update restaurant set postal_code = '97400' where id = $1`, [setup.houses.paris])
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
