import { expect, type Page, type Request } from '@playwright/test'
import { scriptsOf } from './scripts.ts'

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
    await page.evaluate(async () => (await fetch('/')).text())
    await expect.poll(() => pending.size).toBe(0)
  }
  return { answered }
}

function notYetCome(named: string[]): string[] {
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  return named.filter((address) => !come.has(address))
}

async function idle(): Promise<void> {
  await document.fonts.ready
  // Lazy images below the fold load on scroll.
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  await new Promise((done) => requestIdleCallback(done))
}
