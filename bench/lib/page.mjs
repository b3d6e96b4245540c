import { chromium } from 'playwright-core'

/** Lighthouse's mobile network: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 }
/** Flags that disable Chromium's background activity. */
export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // With a debugger attached, such as Playwright, V8 otherwise recompiles a module for each error created: React
  // creates four at start.
  '--js-flags=--no-enable-lazy-source-positions',
]

function watch() {
  const seen = { lcp: 0, drawn: 0, cls: 0, blocking: 0 }
  window.__seen = seen
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    // Paint time; presentation is some frames later.
    seen.drawn = entry.paintTime ?? entry.startTime
  })
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  on('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50)
  })
}

const RUNNING = ['v8.compileModule', 'v8.evaluateModule', 'EvaluateScript', 'FunctionCall', 'RunMicrotasks']

/**
 * CPU time in ms that a page's scripts took before `drawn`, ms after its navigation; other load on the machine does not
 * count. `trace` is a Chromium trace.
 */
function scriptTime(trace, url, drawn) {
  const { traceEvents } = JSON.parse(String(trace))
  const { ts, pid, tid } = traceEvents.find(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL === url && args.data.isOutermostMainFrame,
  )
  const ran = traceEvents
    .filter((event) => RUNNING.includes(event.name) && event.pid === pid && event.tid === tid && event.ts >= ts)
    .filter((event) => event.ts < ts + drawn * 1000)
    .toSorted((one, other) => one.ts - other.ts)
  let end = 0
  let sum = 0
  for (const { ts: from, dur = 0, tdur = 0 } of ran) {
    // Nested events are counted with their parent.
    if (from < end) continue
    end = from + dur
    sum += tdur / 1000
  }
  return sum
}

/**
 * Loads a page in a fresh browser with a cold cache. Returns LCP, CLS, blocking time (ms), compressed bytes of
 * JavaScript, and the depth of the request chain of scripts, styles and fonts. Options: `javaScript`, `slow` (4× CPU,
 * slow 4G), `traced` (also the CPU time of scripts before the largest paint; slows everything else), `storage`
 * (localStorage entries), `viewport`, `ready` (a selector to wait for).
 */
export async function measure(
  url,
  { javaScript = true, slow = false, traced = false, storage = {}, viewport = { width: 390, height: 844 }, ready } = {},
) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
  })
  try {
    const context = await browser.newContext({
      javaScriptEnabled: true,
      viewport,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
    })
    const page = await context.newPage()
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    await page.addInitScript(watch)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    // The endless stream of changes would keep the network from ever being idle.
    await cdp.send('Network.setBlockedURLs', { urls: ['*/api/changes'] })
    if (slow) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    }
    // Scripts are blocked on the network: disabling them in the browser would also disable the observers.
    if (!javaScript) await page.route(/\.js(\?|$)/, (route) => route.abort())
    const depths = new Map([[url, 1]])
    cdp.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
      if (depths.has(request.url) || request.url.startsWith('data:')) return
      const from = initiator.url ?? initiator.stack?.callFrames[0]?.url
      // Images and data requested later do not block the page.
      if (type === 'Script' || type === 'Stylesheet' || type === 'Font') {
        depths.set(request.url, (depths.get(from) ?? 1) + 1)
      }
    })
    const scripts = new Map()
    let scriptBytes = 0
    cdp.on(
      'Network.responseReceived',
      (event) => event.type === 'Script' && scripts.set(event.requestId, event.response.url),
    )
    cdp.on('Network.loadingFinished', (event) => {
      if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength
    })
    if (traced) await browser.startTracing(page, { categories: ['blink.user_timing', 'devtools.timeline', 'v8'] })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    if (ready) await page.waitForSelector(ready, { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    const seen = await page.evaluate(() => window.__seen)
    const scriptsBefore = traced ? scriptTime(await browser.stopTracing(), url, seen.drawn) : undefined
    return { ...seen, scriptsBefore, scriptBytes, scripts: [...scripts.values()], depth: Math.max(...depths.values()) }
  } finally {
    await browser.close()
  }
}
