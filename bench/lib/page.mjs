import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'

const network = (latency, down, up) => ({
  offline: false,
  latency,
  downloadThroughput: down | 0,
  uploadThroughput: up | 0,
})
/** Lighthouse's mobile network: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = network(150, 1.6e6 / 8, 750e3 / 8)
/** DevTools' « fast 4G »: 60 ms, 9 Mbit/s down, 1.5 Mbit/s up. */
export const FAST_4G = network(60, 9 * 131_072, 1.5 * 131_072)

/** Without what Chromium does beside, most of which Playwright's own options leave out. */
const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--disable-gpu',
      '--disable-quic',
      // With a debugger attached, such as Playwright, V8 otherwise recompiles a module for each error created: React
      // creates four at start.
      '--js-flags=--no-enable-lazy-source-positions',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })

/** What the back-office keeps of who signed in. */
export const storageOf = (authData) => ({ 'auth-storage': JSON.stringify({ state: { authData }, version: 0 }) })

/** A page with these entries of localStorage, without the stream of changes: the network would never be idle. */
async function openPage(browser, { storage = {}, ...options } = {}) {
  const usual = { viewport: { width: 1366, height: 768 }, locale: 'fr-FR', timezoneId: 'Europe/Paris' }
  const page = await browser.newPage({ ...usual, ...options })
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, storage)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setBlockedURLs', { urls: ['*/api/changes'] })
  return { page, cdp }
}

/** Runs `work` with such a page of a browser that is closed afterwards. */
export async function withPage(options, work) {
  const browser = await launch()
  try {
    return await work({ browser, ...(await openPage(browser, options)) })
  } finally {
    await browser.close()
  }
}

/** Runs in the page before anything else. */
function watch(ready) {
  const seen = { lcp: 0, drawn: 0, cls: 0, tasks: [], readyAt: null }
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
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  const look = () => {
    if (document.querySelector(ready)) seen.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  if (ready) requestAnimationFrame(look)
}

/** Resolves once what was waited for shows. Asks over CDP: Playwright would compile 300 kB of its own script in the page. */
async function shown(cdp) {
  for (const since = performance.now(); performance.now() - since < 60_000; await sleep(50)) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.__seen.readyAt !== null' })
    if (result.value) return
  }
  throw new Error('Nothing came in 60 s')
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

/** Scripts that a page loads, with their compressed bytes, and the depth of its chain of scripts, styles and typefaces. */
function watchRequests(cdp, url) {
  const depths = new Map([[url, 1]])
  const scripts = new Map()
  cdp.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (depths.has(request.url) || request.url.startsWith('data:')) return
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url
    // Images and data requested later do not block the page.
    if (['Script', 'Stylesheet', 'Font'].includes(type)) depths.set(request.url, (depths.get(from) ?? 1) + 1)
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, { url: response.url, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.get(requestId).bytes = encodedDataLength
  })
  return { scripts: () => [...scripts.values()], depth: () => Math.max(...depths.values()) }
}

/**
 * Loads a page in a fresh browser with a cold cache, until nothing has moved for two seconds. Times in ms: largest and
 * first paint, `readyAt`, longest task, blocking time in all and after the first paint (Lighthouse's), CPU time of the
 * main thread; scripts and their compressed bytes until it is ready. Options: `javaScript`; `slow`, a network, with a
 * quarter of the processor; `traced` (also the CPU time of scripts before the largest paint; slows everything else);
 * `storage`, `viewport`; `ready`, a selector to wait for.
 */
export function measure(url, { javaScript = true, slow, traced = false, ready, ...opened } = {}) {
  return withPage(opened, async ({ browser, page, cdp }) => {
    await page.addInitScript(watch, ready)
    await cdp.send('Performance.enable')
    if (slow) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await cdp.send('Network.emulateNetworkConditions', slow)
    }
    // Scripts are blocked on the network: disabling them in the browser would also disable the observers.
    if (!javaScript) await page.route(/\.js(\?|$)/, (route) => route.abort())
    const requests = watchRequests(cdp, url)
    if (traced) await browser.startTracing(page, { categories: ['blink.user_timing', 'devtools.timeline', 'v8'] })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    if (ready) await shown(cdp)
    else await page.waitForLoadState('networkidle')
    const scripts = requests.scripts()
    await page.waitForTimeout(2000)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const { tasks, ...seen } = await page.evaluate(() => window.__seen)
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const blocking = (from) =>
      tasks
        .filter(([start, duration]) => start + duration > from)
        .reduce((sum, [start, duration]) => sum + Math.max(0, duration - 50 - Math.max(0, from - start)), 0)
    return {
      ...seen,
      firstPaint,
      longest: Math.max(0, ...tasks.map(([, duration]) => duration)),
      blocking: blocking(0),
      blockingAfterPaint: blocking(firstPaint),
      thread: metrics.find(({ name }) => name === 'ThreadTime').value * 1000,
      scriptsBefore: traced ? scriptTime(await browser.stopTracing(), url, seen.drawn) : undefined,
      scripts: scripts.map((script) => script.url),
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      depth: requests.depth(),
    }
  })
}
