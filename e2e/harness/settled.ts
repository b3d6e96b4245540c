import { expect, type Page, type Request } from '@playwright/test'
import { scriptsOf } from './scripts.ts'

/** Opens a page and waits until it is whole: what it names has come, and what it reads is there. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** Waits until the page shown is whole: its scripts, typefaces and pictures have come, and nothing says that it is being read. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const named = await scriptsOf(page)
  await expect.poll(() => page.evaluate(notYetCome, named)).toEqual([])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('Chargement...')).toHaveCount(0)
  await page.evaluate(idle)
}

/** The calls of the API that a page is waiting for, but for the stream of changes, which never ends; ask before it opens. */
export function callsOf(page: Page) {
  const pending = new Set<Request>()
  const isCall = (request: Request) => /\/api\/(?!changes)/.test(request.url())
  page.on('request', (request) => void (isCall(request) && pending.add(request)))
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))
  /** Resolves once all that was asked is answered, and what the answers made the page ask for too. */
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
  // Those further down come when somebody scrolls there.
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  await new Promise((done) => requestIdleCallback(done))
}
