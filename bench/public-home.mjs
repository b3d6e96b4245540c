// Public pages: JavaScript under 80 kB compressed, and a largest paint as early as without JavaScript.
import { median, report } from './lib/figures.mjs'
import { measure } from './lib/page.mjs'
import { startServer } from './lib/server.mjs'

const RUNS = 5
const server = await startServer()
try {
  for (const path of ['/', '/login']) {
    const withScripts = []
    const without = []
    for (let run = 0; run < RUNS; run++) {
      withScripts.push(await measure(server.url + path, { slow: true }))
      without.push(await measure(server.url + path, { slow: true, javaScript: false }))
    }
    const lcp = median(withScripts.map((seen) => seen.lcp))
    const floor = median(without.map((seen) => seen.lcp))
    console.log(`${path} — 4× CPU, slow 4G, median of ${RUNS}, interleaved`)
    report('JavaScript, compressed', withScripts[0].scriptBytes / 1000, 'kB', 80)
    report('LCP', lcp, 'ms')
    report('LCP without JavaScript', floor, 'ms')
    report('LCP ratio', lcp / floor, '×', 1.2)
    report('CLS', median(withScripts.map((seen) => seen.cls)), '', 0.001)
    report('blocking time', median(withScripts.map((seen) => seen.blocking)), 'ms')
  }
} finally {
  await server.discard()
}
