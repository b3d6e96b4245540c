// Searches among 100,000 customers on PostgreSQL, as a manager and as an owner: by parts that many have and that few have.
import { percentile, printFigure } from './lib/figures.mjs'
import { growCustomers } from './lib/grow.mjs'
import { startPostgres, withClient } from './lib/postgres.mjs'
import { signIn, startServer } from './lib/server.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const TURNS = 40
const BUDGET = 50

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

/** The names of the indexes that a search for a rare part reads. */
async function indexesOf(client) {
  const { rows } = await client.query(`explain (format json) select id from customer c
    where c.merged_into is null and c.find_key like '%xyzzy%' order by c.search_key, c.id limit 20`)
  return [...JSON.stringify(rows).matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name)
}

const postgres = await startPostgres()
try {
  const databaseUrl = await postgres.create(`customers_${ROWS}`)
  const first = await startServer({ env: { DATABASE_URL: databaseUrl, DEMO: '1' } })
  await first.discard()
  const indexes = await withClient(databaseUrl, async (client) => {
    await growCustomers(client, ROWS)
    return indexesOf(client)
  })
  if (!indexes.includes('customer_find')) throw new Error(`A search reads ${indexes.join(', ') || 'the whole table'}`)
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } })
  for (const username of ['gerant', 'proprietaire']) {
    const { accessToken } = await signIn(server.url, username)
    console.log(`${username}, ${ROWS} customers`)
    for (const search of SEARCHES) {
      const query = new URLSearchParams({ ...search, limit: '20' })
      const p95 = await measure(`${server.url}/api/user/customers/search?${query}`, accessToken)
      printFigure(`${Object.values(search).at(-1)}, p95`, p95, 'ms', BUDGET)
    }
  }
  await server.discard()
} finally {
  postgres.stop()
}
