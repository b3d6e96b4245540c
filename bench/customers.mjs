// Among 100,000 customers on PostgreSQL, as a manager and as an owner: searches by parts that many have and that few have,
// those of the command palette, and pages of the console's list in each of its orders.
import { p95Of, printFigure } from './lib/figures.mjs'
import { growCustomers, onGrown } from './lib/postgres.mjs'
import { apiOf } from './lib/server.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
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

async function searches({ url }) {
  for (const username of ['gerant', 'proprietaire']) {
    const { get } = await apiOf(url, username)
    const measure = async (label, path, query, budget) =>
      printFigure(`${label}, p95`, await p95Of(() => get(`${path}?${new URLSearchParams(query)}`)), 'ms', budget)
    console.log(`${username}, ${ROWS} customers`)
    for (const search of SEARCHES)
      await measure(Object.values(search).at(-1), '/user/customers/search', { ...search, limit: '20' }, BUDGET)
    for (const q of FOUND_BY_PALETTE) await measure(`palette, ${q}`, '/search', { q }, LIST_BUDGET)
    for (const list of LISTS)
      for (const page of ['0', String(Math.floor(ROWS / 25 / 12))]) {
        const label = `list, ${Object.values(list).join(' ')}, page ${page}`
        await measure(label, '/console/customers', { ...list, page, size: '25' }, LIST_BUDGET)
      }
  }
}

await onGrown(async (client) => {
  await growCustomers(client, ROWS)
  await client.query('vacuum (analyze)')
  await checkIndexes(client)
}, searches)
