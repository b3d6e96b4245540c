// Public pages, those of links too: weight, and a largest paint no later than without JavaScript (slow phone).
import { register } from 'tsx/esm/api'
import { gzipBytes, median, printFigure } from './lib/figures.mjs'
import { measure, SLOW_4G } from './lib/page.mjs'
import { withServer } from './lib/server.mjs'

register()
const { linkPages } = await import('../e2e/harness/link-pages.ts')
const phone = { slow: SLOW_4G, viewport: { width: 390, height: 844 } }
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
await withServer({}, async (server) => {
  const [restaurant] = await (await fetch(`${server.url}/api/notprotected/restaurant`)).json()
  const routes = [
    '/',
    '/menus',
    '/login',
    '/register',
    `/restaurants/${restaurant.id}`,
    `/demander?restaurant=${restaurant.id}`,
    '/assistant',
    '/avis/regles',
    '/lien-perdu',
    ...(await Promise.all(Object.values(linkPages).map((addressOn) => addressOn(server)))),
  ]
  for (const path of routes) {
    const withScripts = []
    const without = []
    for (let run = 0; run < RUNS; run++) {
      withScripts.push(await measure(server.url + path, phone))
      without.push(await measure(server.url + path, { ...phone, javaScript: false }))
    }
    const lcp = median(withScripts.map((seen) => seen.lcp))
    const floor = median(without.map((seen) => seen.lcp))
    const { scripts, depth } = withScripts[0]
    const weights = await Promise.all(scripts.map(gzipBytes))
    console.log(`${path} — 4× CPU, slow 4G, median of ${RUNS}, interleaved`)
    printFigure('JavaScript, gzip', weights.reduce((sum, bytes) => sum + bytes, 0) / 1000, 'kB', 80)
    printFigure('HTML, gzip', (await gzipBytes(server.url + path)) / 1000, 'kB', 15)
    printFigure('request chain', depth, 'deep', 2)
    printFigure('LCP', lcp, 'ms')
    printFigure('LCP without JavaScript', floor, 'ms')
    printFigure('LCP ratio', lcp / floor, '×')
    const traced = await measure(server.url + path, { ...phone, traced: true })
    printFigure('scripts before the largest paint, processor time', traced.scriptsBefore, 'ms', 20)
    printFigure('CLS', median(withScripts.map((seen) => seen.cls)), '', 0.001)
    const blocking = median(withScripts.map((seen) => seen.blocking))
    const anyway = median(without.map((seen) => seen.blocking))
    printFigure('blocking time', blocking, 'ms')
    printFigure('blocking time without JavaScript', anyway, 'ms')
    // A freshly started browser blocks in its first layout while it looks up fonts.
    printFigure('blocking time that scripts add', blocking - anyway, 'ms', 120)
  }
})
