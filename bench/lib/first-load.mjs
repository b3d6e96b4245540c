import { chromium } from 'playwright-core'
import { QUIET } from './page.mjs'

/** DevTools' « fast 4G »: 60 ms, 9 Mbit/s down, 1.5 Mbit/s up. */
const FAST_4G = { offline: false, latency: 60, downloadThroughput: 9 * 131_072, uploadThroughput: 1.5 * 131_072 }

/** Runs in the page before anything else: records the first row, long tasks and layout shifts. */
function watch(row) {
  const seen = { firstRow: null, tasks: [], cls: 0 }
  window.__seen = seen
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  const look = () => {
    if (document.querySelector(row)) seen.firstRow = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Resolves once a row shows. Polls over CDP: Playwright would compile 300 kB of its own script in the page. */
async function rowSeen(cdp) {
  const since = performance.now()
  while (performance.now() - since < 60_000) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.__seen.firstRow !== null' })
    if (result.value) return
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error('No row came in 60 s')
}

/**
 * Loads a page in a new browser with a cold cache, until two seconds after its first row without activity. Times in ms:
 * first paint, first row, longest task, blocking time after the first paint (Lighthouse's definition), CPU time of the
 * main thread.
 */
export async function firstLoad({ url, row, storage }, { slow }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'fr-FR' })
    const page = await context.newPage()
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    await page.addInitScript(watch, row)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Performance.enable')
    // The endless stream of changes would keep the network from ever being idle.
    await cdp.send('Network.setBlockedURLs', { urls: ['*/api/changes'] })
    if (slow) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await cdp.send('Network.emulateNetworkConditions', FAST_4G)
    }
    const scripts = new Map()
    cdp.on('Network.responseReceived', ({ requestId, type, timestamp }) => {
      if (type === 'Script') scripts.set(requestId, { timestamp, bytes: 0 })
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId)
      if (script) script.bytes = encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await rowSeen(cdp)
    const before = [...scripts.values()]
    await page.waitForTimeout(2000)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const { firstRow, tasks, cls } = await page.evaluate(() => window.__seen)
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const after = tasks.filter(([start, duration]) => start + duration > firstPaint)
    return {
      firstPaint,
      firstRow,
      cls,
      longest: Math.max(0, ...tasks.map(([, duration]) => duration)),
      blocking: after.reduce(
        (sum, [start, duration]) => sum + Math.max(0, duration - 50 - Math.max(0, firstPaint - start)),
        0,
      ),
      thread: metrics.find(({ name }) => name === 'ThreadTime').value * 1000,
      scripts: before.length,
      scriptBytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  } finally {
    await browser.close()
  }
}
