import { expect, type Page, type Request } from '@playwright/test'
import { scriptsOf } from './scripts.ts'

/** Limit, in ms, of a wait within the page, which has none of its own. */
const PATIENCE = 10_000

/** Opens a page and waits until its resources and data have loaded. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** Waits until the page's scripts, fonts and images have loaded and no loading state is left. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const named = await scriptsOf(page)
  await expect.poll(() => page.evaluate(notYetCome, named)).toEqual([])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('Chargement...')).toHaveCount(0)
  await expect.poll(() => page.evaluate(notYetDrawn)).toEqual([])
  await page.evaluate(idle)
}

/** The pending API calls of a page, except the endless stream of changes. Call before opening it. */
export function callsOf(page: Page) {
  const pending = new Set<Request>()
  const isCall = (request: Request) => /\/api\/(?!changes)/.test(request.url())
  page.on('request', (request) => void (isCall(request) && pending.add(request)))
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))
  /** Resolves once all calls are answered, including those that the answers triggered. */
  const answered = async () => {
    await expect.poll(() => pending.size).toBe(0)
    await page.evaluate(async (ms) => (await fetch('/', { signal: AbortSignal.timeout(ms) })).text(), PATIENCE)
    await expect.poll(() => pending.size).toBe(0)
  }
  return { answered }
}

function notYetCome(named: string[]): string[] {
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  return named.filter((address) => !come.has(address))
}

/** Fonts and images that still load. Lazy images below the fold load on scroll. */
function notYetDrawn(): string[] {
  const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)
  return [...(document.fonts.status === 'loaded' ? [] : ['fonts']), ...pictures.map(({ currentSrc }) => currentSrc)]
}

/** A page that is drawn all the time, or a busy machine, is never idle. */
async function idle(): Promise<void> {
  await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
}
