import type { Page } from '@playwright/test'
import { consoleNames, isListedInConsole, paths } from '@potager/domain/paths'
import { storedSession } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { halfOf, startPartial } from './harness/partial.ts'
import { callsOf, settled } from './harness/settled.ts'
import { expectNoToast } from './harness/toast.ts'

/** How many halves are tried: HALVES=50 for all. A second one is the complement of the first, and so on. */
const HALVES = Number(process.env.HALVES ?? 4)

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

/** A page is whole: a heading, nothing loading, no error state or toast, no error in the console. */
async function expectWhole({ page, calls, problems }: Visit, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await settled(page)
  await calls.answered()
  const alerts = await page.getByRole('alert').filter({ hasText: /\S/ }).allTextContents()
  expect([path, alerts, problems]).toEqual([path, [], []])
}

/** Opens the first dialog or menu of a page's content, where it has one, and closes it. */
async function openFirst(visit: Visit, path: string): Promise<void> {
  const { page } = visit
  const opener = page.locator('main').locator('[aria-haspopup=dialog], [aria-haspopup=menu]').first()
  if ((await opener.count()) === 0 || !(await opener.isVisible())) return
  await opener.click()
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).first(), path).toBeVisible()
  await expectWhole(visit, `${path}: dialog`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog'), path).toHaveCount(0)
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
  test(`half ${number} of the extensions: every page opens, and asks for nothing that is not there`, async ({
    newVisitor,
  }) => {
    test.setTimeout(300_000)
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
      const records = new Set<string>()
      for (const path of screens) {
        await follow(page, path)
        await expectWhole(visit, path)
        await openFirst(visit, path)
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
