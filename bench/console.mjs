// Console lists in a browser, on PostgreSQL with 100,000 rows each: time from the user's action to the new rows.
import { chromium } from 'playwright-core'
import { median, printFigure } from './lib/figures.mjs'
import { grow } from './lib/grow.mjs'
import { startPostgres, withClient } from './lib/postgres.mjs'
import { signIn, startServer } from './lib/server.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const TURNS = 9
const BUDGET = 300

const LISTS = {
  orders: {
    path: '/orders',
    page: { sort: 'createdAt' },
    sorts: ['total', 'createdAt'],
    filter: { status: 'COMPLETED' },
  },
  reservations: {
    path: '/console/reservations',
    page: { sort: 'start' },
    sorts: ['people', 'start'],
    filter: { status: 'COMPLETED' },
  },
  sessions: {
    path: '/console/sessions',
    page: { sort: 'createdAt' },
    sorts: ['race', 'createdAt'],
    filter: { hasReports: 'true' },
  },
}

/** Milliseconds from a change of the URL, as a user makes it, until new rows are painted; 5 s when none appear. */
function measure(page, path, query) {
  return page.evaluate(
    (to) =>
      new Promise((resolve) => {
        const rows = () => document.querySelector('main table tbody')?.innerText
        const before = rows()
        const started = performance.now()
        const look = () => {
          const taken = performance.now() - started
          if (taken > 5000 || (rows() && rows() !== before)) resolve(taken)
          else requestAnimationFrame(look)
        }
        history.pushState(history.state, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        look()
      }),
    `${path}?${new URLSearchParams(query)}`,
  )
}

function addressOf({ sort, order = 'DESC', page = 1, filter = {} }) {
  return { sort, order, page: String(page), filter: JSON.stringify(filter) }
}

async function run(page, { path, page: first, sorts, filter }) {
  const times = { page: [], sort: [], filter: [] }
  for (let turn = 0; turn < TURNS; turn++) {
    times.page.push(await measure(page, path, addressOf({ ...first, page: turn * 7 + 2 })))
    times.sort.push(await measure(page, path, addressOf({ sort: sorts[turn % 2], order: 'ASC', page: turn + 1 })))
    times.filter.push(await measure(page, path, addressOf({ ...first, page: turn + 2, filter })))
  }
  return times
}

const postgres = await startPostgres()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--disable-gpu', '--no-sandbox'] : ['--disable-gpu'],
})
try {
  const databaseUrl = await postgres.create(`console_${ROWS}`)
  const first = await startServer({ env: { DATABASE_URL: databaseUrl, DEMO: '1' } })
  await first.discard()
  await withClient(databaseUrl, (client) => grow(client, ROWS))
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } })
  const auth = await signIn(server.url)
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.route('**/api/changes', (route) => route.abort())
  await page.addInitScript(
    (data) => localStorage.setItem('auth-storage', JSON.stringify({ state: { authData: data }, version: 0 })),
    auth,
  )
  for (const [name, list] of Object.entries(LISTS)) {
    await page.goto(`${server.url}${list.path}`)
    await page.waitForSelector('main table tbody tr')
    const times = await run(page, list)
    console.log(`${name}, ${ROWS} rows`)
    for (const [gesture, taken] of Object.entries(times)) printFigure(`${gesture}, p50`, median(taken), 'ms', BUDGET)
  }
  await server.discard()
} finally {
  await browser.close()
  postgres.stop()
}
