import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { request as ask, createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { capabilities } from '@potager/domain/capabilities'
import { consoleNames, isListedInConsole, paths } from '@potager/domain/paths'
import { storedSession } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { callsOf, settled } from './harness/page.ts'
import { freshData, run } from './harness/server.ts'
import { expectNoToast } from './harness/toast.ts'

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A random half of the capabilities; each odd number is the other half of the one before it. A key of a call beyond the
 * specification goes with its call.
 */
function halfOf(number: number): string[] {
  const random = randomOf(Math.floor(number / 2) + 1)
  const drawn = capabilities.map(({ name }) => ({ name, at: random() })).toSorted((a, b) => a.at - b.at)
  const middle = Math.floor(drawn.length / 2)
  const half = (number % 2 === 0 ? drawn.slice(0, middle) : drawn.slice(middle)).map(({ name }) => name)
  const absent = drawn.filter(({ name }) => !half.includes(name)).map(({ name }) => name)
  return half.filter((name) => !absent.includes(name.split('.')[0] ?? name))
}

/** A call that the backend does not have, as it was made. */
type Missed = string

/** Passes everything on to a backend and notes what it does not have, whoever asks: pages, or the server for them. */
async function gatewayTo(backend: string, missed: Missed[]): Promise<{ url: string; server: HttpServer }> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const passed = ask(`${backend}${url}`, { method, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      // Neither the look for what there is, nor the start's look whether anybody is there.
      const isProbe = method === 'HEAD' || /^\/api\/(?:capabilities|openapi\.json|v3\/api-docs)$/.test(url)
      if ([404, 405, 501].includes(status) && !isProbe) missed.push(`${method} ${url} ${status}`)
      response.writeHead(status, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** Pages before a backend that has some of the extensions, found out by EXTENSIONS=auto. */
async function startPartial(names: readonly string[]) {
  const dataDir = await freshData()
  const backend = await run('server', { DATA_DIR: dataDir, EXTENSIONS: names.join(',') })
  const missed: Missed[] = []
  const gateway = await gatewayTo(backend.url, missed)
  const front = await run('server', { API_BASE_URL: `${gateway.url}/api` })
  return {
    url: front.url,
    missed,
    /** What the pages are told of the backend. */
    told: async (): Promise<unknown> => {
      const html = await (await fetch(`${front.url}/menus`)).text()
      const said = /id="app-config">([^<]*)</.exec(html)?.[1] ?? 'null'
      return (JSON.parse(said) as { extensions?: unknown } | null)?.extensions
    },
    stop: async () => {
      await front.stop()
      gateway.server.closeAllConnections()
      gateway.server.close()
      await backend.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** How many halves are tried; a second one is the complement of the first, and so on: 2 miss each capability once. */
const HALVES = Number(process.env.HALVES ?? 2)

const screens = [
  paths.dashboard,
  paths.createOrder,
  paths.createDish,
  paths.createRestaurant,
  paths.orders,
  paths.dishes,
  paths.restaurants,
  paths.reservations,
  paths.createReservation,
  paths.manageReservations,
  `${paths.manageReservations}?vue=planning`,
  paths.eventRequests,
  paths.createEventRequest,
  paths.manageEventRequests,
  paths.chatbotDashboard,
  paths.diseases,
  paths.signs,
  paths.sessions,
  `${paths.sessions}?race=chat`,
  paths.reports,
  paths.analytics,
  paths.chatbotSettings,
  paths.reviewModeration,
  paths.account,
  paths.service,
  paths.console,
  ...consoleNames.filter(isListedInConsole).map((name) => paths.consoleList(name)),
]

/** Follows an address within the application, without a page load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

type Visit = { page: Page; calls: ReturnType<typeof callsOf>; problems: string[] }

/** A page is whole: a heading, nothing loading, no error state, no error in the console. */
async function expectWhole({ page, calls, problems }: Visit, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  // What this backend cannot filter or count is read to its end: 21 calls, one after the other.
  const loading = page.getByText('Chargement...').or(page.locator('[aria-busy=true]'))
  await expect(loading, path).toHaveCount(0, { timeout: 60_000 })
  await settled(page)
  await calls.answered()
  const alerts = await page.getByRole('alert').filter({ hasText: /\S/ }).allTextContents()
  expect([path, alerts, problems]).toEqual([path, [], []])
}

/** Opens and closes each dialog that a page's first record offers. */
async function openDialogs({ page, calls, problems }: Visit, path: string): Promise<void> {
  const record = page.locator('main :is(article, li, tr):has([aria-haspopup=dialog])').first()
  for (const opener of await record.locator('[aria-haspopup=dialog]').all()) {
    await opener.click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
    await expect(dialog, path).toBeVisible()
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
    await calls.answered()
    const alerts = await dialog.getByRole('alert').filter({ hasText: /\S/ }).allTextContents()
    expect([path, alerts, problems]).toEqual([path, [], []])
    await page.keyboard.press('Escape')
    await expect(dialog, path).toBeHidden()
  }
}

/** Addresses of records that the page links to, one for each list. */
async function recordsOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('main a[href^="/console/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const first = new Map(
    links.flatMap((href) => (/^\/console\/[^/]+\/[^/]+$/.test(href) ? [[href.split('/')[2], href]] : [])),
  )
  return [...first.values()]
}

for (let number = 0; number < HALVES; number += 1) {
  test(`half ${number} of the extensions: every page opens, and calls nothing that is missing`, async ({
    newVisitor,
  }) => {
    test.setTimeout(600_000)
    const half = halfOf(number)
    const server = await startPartial(half)
    try {
      await expect.poll(server.told).toHaveLength(half.length)
      const { page, problems } = await newVisitor({
        baseURL: server.url,
        storageState: await storedSession(server.url, 'admin'),
      })
      const visit = { page, problems, calls: callsOf(page) }
      await page.goto(paths.dashboard)
      // `settled` looks for files in it; 250 are remembered by default, fewer than all pages need.
      await page.evaluate(() => performance.setResourceTimingBufferSize(5000))
      const records = new Set<string>()
      for (const path of screens) {
        await follow(page, path)
        await expectWhole(visit, path)
        await openDialogs(visit, path)
        for (const record of await recordsOn(page)) records.add(record)
      }
      for (const record of new Map([...records].map((path) => [path.split('/')[2], path])).values()) {
        await follow(page, record)
        await expectWhole(visit, record)
      }
      const [restaurant] = (await (await page.request.get('/api/notprotected/restaurant')).json()) as { id: string }[]
      for (const path of [paths.home, paths.menu, paths.assistant, paths.restaurant(restaurant?.id ?? '')]) {
        await page.goto(path)
        await settled(page)
      }
      await expectNoToast(page)
      expect(server.missed).toEqual([])
      expect(problems).toEqual([])
    } finally {
      await server.stop()
    }
  })
}
