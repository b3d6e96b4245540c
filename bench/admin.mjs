// The back-office's first load, signed in, cold cache, throttled CPU and network; compared with react-admin's demo if
// one is served.
import { printFigure, takeTurns } from './lib/figures.mjs'
import { FAST_4G, measure, storageOf } from './lib/page.mjs'
import { signIn, withServer } from './lib/server.mjs'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const pages = [
  { path: '/dashboard', ready: 'article' },
  { path: '/orders', ready: 'tbody tr' },
]

/** The dashboard and order list of react-admin's demonstration; none without its URL. */
function anchorPages(url) {
  const storage = { auth: JSON.stringify({ id: '123', fullName: 'Jane Doe' }), username: 'demo' }
  const base = url?.replace(/\/$/, '')
  if (!base) return []
  return [
    { url: `${base}/#/`, ready: 'main .MuiListItem-root, main .MuiListItemButton-root', storage },
    { url: `${base}/#/orders`, ready: 'tbody tr', storage },
  ]
}

async function load({ url, ...options }) {
  const { scripts, ...figures } = await measure(url, { viewport: { width: 1350, height: 940 }, ...options })
  return { ...figures, scripts: scripts.length }
}

await withServer({}, async (server) => {
  const storage = storageOf(await signIn(server.url))
  const ours = pages.map(({ path, ready }) => ({ url: server.url + path, ready, storage }))
  const loads = (some, network) => some.map((page) => () => load({ ...page, slow: network }))
  const slow = await takeTurns(RUNS, loads([...ours, ...anchorPages(process.env.ANCHOR_URL)], FAST_4G))
  const plain = await takeTurns(RUNS, loads(ours))
  const onPhone = ours.map((page) => ({ ...page, ready: 'main h1', viewport: { width: 360, height: 780 } }))
  const phone = await takeTurns(1, loads(onPhone, FAST_4G))

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
    printFigure('blocking time', seen.blockingAfterPaint, 'ms', 100)
    printFigure('longest task', seen.longest, 'ms', 250)
    printFigure('layout shift', seen.cls, '', 0.02)
    printFigure('layout shift at 360 px', phone[index].cls, '', 0.02)
    printFigure('scripts to the first row', seen.scripts, '', 12)
    printFigure('JavaScript, compressed', seen.scriptBytes / 1000, 'kB', 250)
    printFigure('processor time of the main thread, not slowed', plain[index].thread, 'ms', 260)
  }
})
