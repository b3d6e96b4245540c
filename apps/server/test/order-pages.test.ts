import { contract } from '@potager/domain/contract'
import { orderStatuses } from '@potager/domain/order'
import { addDays } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { createChance } from '../src/setup/demo/random.ts'
import { startServer, type TestServer } from './harness.ts'

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
