import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page, type Request } from '@playwright/test'
import { parseCsv } from '@potager/domain/format'

/** A promise and its resolver, to hold back an answer until the journey has seen the loading state. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open }
}

/** Holds back the scripts of a page; returns how to release them. */
export async function withheldScripts(page: Page): Promise<() => void> {
  const { opened: released, open: release } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** URLs of the scripts in the document that the server sends. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text()
  const found = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
  return [...new Set([...found].map(([, path = '']) => new URL(path, page.url()).href))]
}

/** Waits until a control is hydrated. */
export async function takenOver(control: Locator): Promise<void> {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => control.evaluate(isTaken)).toBe(true)
}

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

/** Cumulative layout shift of the page since its start, up to what it draws now. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    // The buffer is there at once.
    const shifts = observer.takeRecords()
    observer.disconnect()
    return shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
}

const SECOND = 1000

/** From now on the page's clock, installed before, is manual, however slow the machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND)
}

/** Advances the page's clock, installed before, by seconds, a minute at most, until something is shown. */
export async function passUntil(page: Page, shown: Locator): Promise<void> {
  let seconds = 0
  while (seconds < 60 && (await shown.count()) === 0) {
    await page.clock.runFor(SECOND)
    seconds += 1
  }
  await expect(shown).toBeVisible()
}

/** Most key presses a user can be expected to make. */
const MOST_PRESSES = 60

/** Presses Tab, or Shift+Tab to go back, until the control has focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MOST_PRESSES} presses of ${key} did not reach ${String(control)}`)
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Tabs to a control and activates it. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Cells of a CSV file that the page saved, read as a spreadsheet reads them: a cell may hold a comma, a quote or a line break. */
export async function savedTable(download: Download) {
  const [head, ...rows] = parseCsv(await readFile(await download.path(), 'utf8')) ?? []
  if (!head) throw new Error(`${download.suggestedFilename()} is not a table`)
  return { head, rows }
}

/** Text with non-breaking spaces replaced by plain ones. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

export const numberIn = (text: string): number => Number(text.replace(/[^\d]/g, ''))

/** A panel of the chatbot's figures, by its heading. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The figure of a card, once loaded. */
export async function figure(page: Page, label: string): Promise<string> {
  const card = panel(page, 'Chiffres de la période').locator('div').filter({ hasText: label })
  return plain(await card.locator('dd[aria-busy=false] > span').first().innerText())
}
