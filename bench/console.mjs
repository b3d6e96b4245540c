// Console lists in a browser, on PostgreSQL with 100,000 rows each: time from the user's action to the new rows.
import { median, printFigure } from './lib/figures.mjs'
import { storageOf, withPage } from './lib/page.mjs'
import { grow, onGrown } from './lib/postgres.mjs'
import { signIn } from './lib/server.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const TURNS = 9
const BUDGET = 300

/** The path of a list, its own order, another, and a filter. */
const LISTS = {
  orders: ['/orders', 'createdAt', 'total', { status: 'COMPLETED' }],
  reservations: ['/console/reservations', 'start', 'people', { status: 'COMPLETED' }],
  sessions: ['/console/sessions', 'createdAt', 'race', { hasReports: 'true' }],
}

/** Milliseconds from a change of the URL, as a user makes it, until new rows are painted; 5 s when none appear. */
function measure(page, path, { sort, order = 'DESC', page: number, filter = {} }) {
  const query = { sort, order, page: String(number), filter: JSON.stringify(filter) }
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

async function run(page, [path, sort, other, filter]) {
  const times = { page: [], sort: [], filter: [] }
  for (let turn = 0; turn < TURNS; turn++) {
    times.page.push(await measure(page, path, { sort, page: turn * 7 + 2 }))
    times.sort.push(await measure(page, path, { sort: turn % 2 ? sort : other, order: 'ASC', page: turn + 1 }))
    times.filter.push(await measure(page, path, { sort, page: turn + 2, filter }))
  }
  return times
}

async function lists({ url }) {
  await withPage({ storage: storageOf(await signIn(url)) }, async ({ page }) => {
    for (const [name, list] of Object.entries(LISTS)) {
      await page.goto(url + list[0])
      await page.waitForSelector('main table tbody tr')
      const times = await run(page, list)
      console.log(`${name}, ${ROWS} rows`)
      for (const [gesture, taken] of Object.entries(times)) printFigure(`${gesture}, p50`, median(taken), 'ms', BUDGET)
    }
  })
}

await onGrown((client) => grow(client, ROWS), lists)
