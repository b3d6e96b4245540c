// Among 100,000 customers on PostgreSQL, as a manager and as an owner: searches by parts that many have and that few have,
// those of the command palette, and pages of the console's list in each of its orders.
import { percentile, printFigure } from './lib/figures.mjs'
import { growCustomers } from './lib/grow.mjs'
import { startPostgres, withClient } from './lib/postgres.mjs'
import { signIn, startServer } from './lib/server.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const TURNS = 40
const BUDGET = 50
const LIST_BUDGET = 200

const SEARCHES = [
  { name: 'a' },
  { name: 'mar' },
  { name: 'zoé web' },
  { name: 'xyzzy' },
  { email: 'weber12' },
  { email: '@exemple' },
  { name: '06 12', phone: '0612' },
  { name: '87654', phone: '87654' },
]

const FOUND_BY_PALETTE = ['mar', 'zoé web', 'xyzzy', 'weber12', '06 12', '87654']

const LISTS = [
  { sort: 'name', direction: 'asc' },
  { sort: 'name', direction: 'desc' },
  { sort: 'createdAt', direction: 'desc' },
  { sort: 'lastSeen', direction: 'desc' },
  { sort: 'lastSeen', direction: 'asc' },
  { sort: 'lastSeen', direction: 'desc', q: 'mar' },
]

async function measure(url, token) {
  const taken = []
  for (let turn = 0; turn < TURNS; turn++) {
    const since = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    await answer.arrayBuffer()
    taken.push(performance.now() - since)
  }
  return percentile(taken, 0.95)
}

/** Searches for a rare part, by the index that each should read: of customers, and of bookings by whom they are for. */
const INDEXED = {
  customer_find: `select id from customer c where c.merged_into is null and c.find_key like '%xyzzy%'
    order by c.search_key, c.id limit 20`,
  customer_words: `select b.id from booking b where b.customer_id in (
    select id from customer where translate(search_key, ' ''-', '') like '%xyzzy%')`,
}

/** @throws Error where a search does not read its index */
async function checkIndexes(client) {
  for (const [index, search] of Object.entries(INDEXED)) {
    const { rows } = await client.query(`explain (format json) ${search}`)
    const read = [...JSON.stringify(rows).matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name)
    if (!read.includes(index)) throw new Error(`Not ${index} but ${read.join(', ') || 'the whole table'} is read`)
  }
}

const postgres = await startPostgres()
try {
  const databaseUrl = await postgres.create(`customers_${ROWS}`)
  const first = await startServer({ env: { DATABASE_URL: databaseUrl, DEMO: '1' } })
  await first.discard()
  await withClient(databaseUrl, async (client) => {
    await growCustomers(client, ROWS)
    await checkIndexes(client)
  })
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } })
  for (const username of ['gerant', 'proprietaire']) {
    const { accessToken } = await signIn(server.url, username)
    console.log(`${username}, ${ROWS} customers`)
    for (const search of SEARCHES) {
      const query = new URLSearchParams({ ...search, limit: '20' })
      const p95 = await measure(`${server.url}/api/user/customers/search?${query}`, accessToken)
      printFigure(`${Object.values(search).at(-1)}, p95`, p95, 'ms', BUDGET)
    }
    for (const q of FOUND_BY_PALETTE) {
      const p95 = await measure(`${server.url}/api/search?${new URLSearchParams({ q })}`, accessToken)
      printFigure(`palette, ${q}, p95`, p95, 'ms', LIST_BUDGET)
    }
    for (const list of LISTS) {
      for (const page of ['0', String(Math.floor(ROWS / 25 / 12))]) {
        const query = new URLSearchParams({ ...list, page, size: '25' })
        const p95 = await measure(`${server.url}/api/console/customers?${query}`, accessToken)
        printFigure(`list, ${Object.values(list).join(' ')}, page ${page}, p95`, p95, 'ms', LIST_BUDGET)
      }
    }
  }
  await server.discard()
} finally {
  postgres.stop()
}
