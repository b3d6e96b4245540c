// The order page: 20 of 600 and 20 of 100,000 orders, first, middle and last page, signed in, on the embedded database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { printFigure } from './lib/figures.mjs'
import { load } from './lib/load.mjs'
import { signIn, startServer } from './lib/server.mjs'

const MANY = 100_000
const SECONDS = 5
const CONNECTIONS = 10

async function growTo(directory, orders) {
  const store = await PGlite.create({ dataDir: directory })
  const { rows } = await store.query('select count(*)::int as held from customer_order')
  await store.query(
    `insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents, created_at)
     select gen_random_uuid(), o.restaurant_id, o.customer_id, o.customer_name, o.customer_key, 'COMPLETED', o.delivery, o.total_cents,
            now() - n * interval '26 minutes'
     from generate_series(1, $1) n
     join (select *, row_number() over (order by id) - 1 as rank from customer_order) o on o.rank = n % $2`,
    [orders - rows[0].held, rows[0].held],
  )
  await store.exec(
    `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens)
     select gen_random_uuid(), o.id, 0, d.id, d.name, d.price_cents, 1, d.allergens
     from (select id, row_number() over (order by id) as n from customer_order o
           where not exists (select 1 from order_line l where l.order_id = o.id)) o
     join (select *, row_number() over (order by id) - 1 as rank, count(*) over () as dishes from dish) d on d.rank = o.n % d.dishes`,
  )
  await store.exec('vacuum (analyze)')
  await store.exec('checkpoint')
  await store.close()
}

async function measurePages(dataDir) {
  const server = await startServer({ dataDir })
  try {
    const { accessToken } = await signIn(server.url)
    const list = `${server.url}/api/menu/order`
    const answer = await fetch(list, { headers: { authorization: `Bearer ${accessToken}` } })
    const { totalElements, totalPages } = await answer.json()
    const measured = { totalElements }
    for (const [name, page] of Object.entries({ first: 0, middle: totalPages >> 1, last: totalPages - 1 })) {
      measured[name] = await load(`${list}?page=${page}&size=20`, {
        token: accessToken,
        connections: CONNECTIONS,
        seconds: SECONDS,
      })
    }
    return measured
  } finally {
    await server.discard()
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'potager-orders-'))
try {
  const few = await measurePages(dataDir)
  await growTo(join(dataDir, 'pg'), MANY)
  const many = await measurePages(dataDir)
  console.log(`page of 20, ${CONNECTIONS} connections for ${SECONDS} s each, PGlite`)
  for (const page of ['first', 'middle', 'last']) {
    for (const set of [few, many]) {
      const { perSecond, p50, p99 } = set[page]
      console.log(`  ${page} of ${set.totalElements}: ${Math.round(perSecond)} req/s, p50 ${p50} ms, p99 ${p99} ms`)
    }
    printFigure(`  ${page}: ${many.totalElements} over ${few.totalElements}`, many[page].p50 / few[page].p50, '×', 1.5)
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
