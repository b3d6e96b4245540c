// The back-office's first load, signed in, cold cache, throttled CPU and network; compared with react-admin's demo if
// one is served.
import { anchorPages } from './lib/anchor.mjs'
import { median, printFigure } from './lib/figures.mjs'
import { FAST_4G, measure, storageOf } from './lib/page.mjs'
import { signIn, startServer } from './lib/server.mjs'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const pages = [
  { path: '/dashboard', row: 'article' },
  { path: '/orders', row: 'tbody tr' },
]

/** Median of each figure over the runs; the pages take turns, so that fluctuations of the machine affect all alike. */
async function medians(loads) {
  const seen = loads.map(() => [])
  for (let run = 0; run < RUNS; run++) for (const [index, load] of loads.entries()) seen[index].push(await load())
  return seen.map((runs) =>
    Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((figures) => figures[name]))])),
  )
}

const server = await startServer()
try {
  const storage = storageOf(await signIn(server.url))
  const ours = pages.map(({ path, row }) => ({ url: server.url + path, row, storage }))
  const load = async ({ url, row, storage: kept }, slow) => {
    const viewport = { width: 1350, height: 940 }
    const { scripts, ...figures } = await measure(url, { ready: row, storage: kept, slow, viewport })
    return { ...figures, scripts: scripts.length }
  }
  const slow = await medians([...ours, ...anchorPages(process.env.ANCHOR_URL)].map((page) => () => load(page, FAST_4G)))
  const plain = await medians(ours.map((page) => () => load(page)))

  for (const [index, { path }] of pages.entries()) {
    const seen = slow[index]
    const anchor = slow[pages.length + index]
    console.log(`${path} — first load, cold, 4× CPU, fast 4G, median of ${RUNS}`)
    printFigure('first paint', seen.firstPaint, 'ms', 1000)
    printFigure('first row', seen.readyAt, 'ms', 3000)
    if (anchor) {
      printFigure('first paint over react-admin’s demonstration', seen.firstPaint / anchor.firstPaint, '×', 0.25)
      printFigure('first row over react-admin’s demonstration', seen.readyAt / anchor.readyAt, '×', 0.6)
      printFigure('its blocking time, beside ours below', anchor.blockingAfterPaint, 'ms')
    } else console.log('  beside nothing: ANCHOR_URL names no demonstration of react-admin (bench/README.md)')
    printFigure('blocking time', seen.blockingAfterPaint, 'ms', 300)
    printFigure('longest task', seen.longest, 'ms', 250)
    printFigure('layout shift', seen.cls, '', 0.02)
    printFigure('scripts to the first row', seen.scripts, '', 12)
    printFigure('JavaScript, compressed', seen.scriptBytes / 1000, 'kB', 250)
    printFigure('processor time of the main thread, not slowed', plain[index].thread, 'ms', 350)
  }
} finally {
  await server.discard()
}
