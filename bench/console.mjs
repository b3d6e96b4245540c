// Console lists in a browser, on PostgreSQL with 100,000 rows each: time from the user's action to the new rows.
import { median, printFigure } from './lib/figures.mjs'
import { grow } from './lib/grow.mjs'
import { launch, openPage, storageOf } from './lib/page.mjs'
import { onGrown } from './lib/postgres.mjs'
import { signIn } from './lib/server.mjs'

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

async function lists({ url }) {
  const browser = await launch()
  try {
    const { page } = await openPage(browser, { storage: storageOf(await signIn(url)) })
    for (const [name, list] of Object.entries(LISTS)) {
      await page.goto(`${url}${list.path}`)
      await page.waitForSelector('main table tbody tr')
      const times = await run(page, list)
      console.log(`${name}, ${ROWS} rows`)
      for (const [gesture, taken] of Object.entries(times)) printFigure(`${gesture}, p50`, median(taken), 'ms', BUDGET)
    }
  } finally {
    await browser.close()
  }
}

await onGrown((client) => grow(client, ROWS), lists)
