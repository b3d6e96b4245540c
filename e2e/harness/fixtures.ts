import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { storedSession } from './credentials.ts'
import { discard, type RunningServer, type Server, startServer } from './server.ts'
import { keepToasts } from './toast.ts'

export { expect } from '@playwright/test'

/** A user's page in its own browser context, with the errors it threw or logged. */
export type Visitor = { page: Page; context: BrowserContext; problems: string[] }

/** Opens a page for a new visitor: French, Paris time, empty storage. */
export type NewVisitor = (options?: BrowserContextOptions) => Promise<Visitor>

/** Opens a page for a signed-in user, for journeys that are not about sign-in. */
export type NewMember = (username?: string, options?: BrowserContextOptions) => Promise<Visitor>

type Journey = {
  user: string | undefined
  /** The server under test, with the data of this file: the demonstration's, and what its journeys made. */
  server: Server
  problems: string[]
  /** Opens another user's context, which is closed when the test ends. */
  newVisitor: NewVisitor
  newMember: NewMember
}

type Worker = {
  /** The server of a file of this worker, whose files run in sequence: each on a fresh copy of the demonstration's data. */
  serverOf: (file: string) => Promise<Server>
}

/** New accounts need approval, as on a real site. */
const AS_A_SITE = { REGISTRATION: 'approval' }

/** Timeout in ms to copy the data and start a server on a busy machine. */
const START = 180_000

export const test = base.extend<Journey, Worker>({
  user: [undefined, { option: true }],
  serverOf: [
    async ({}, use) => {
      let opened: { file: string; server: RunningServer } | undefined
      // Started while the file before it runs: a start waits more than it computes.
      let next: Promise<RunningServer> | undefined
      const prepare = () => {
        const server = startServer(AS_A_SITE)
        // A failure is thrown in the file that takes it.
        server.catch(() => {})
        return server
      }
      await use(async (file) => {
        if (opened?.file !== file) {
          if (opened) await discard(opened.server)
          opened = undefined
          opened = { file, server: await (next ?? prepare()) }
          next = prepare()
        }
        return opened.server
      })
      if (opened) await discard(opened.server)
      await next?.then(discard, (error: unknown) => console.error('The spare server did not start:', error))
    },
    { scope: 'worker', timeout: START },
  ],
  server: [
    async ({ serverOf }, use, info) => {
      await use(await serverOf(info.file))
    },
    { scope: 'test', timeout: START },
  ],
  baseURL: ({ server }, use) => use(server.url),
  problems: ({}, use) => use([]),
  newVisitor: async ({ browser }, use, info) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      opened.push(context)
      const problems: string[] = []
      await watch(context, problems)
      return { context, page: await context.newPage(), problems }
    })
    await Promise.all(opened.map((context) => end(context, info)))
  },
  newMember: ({ newVisitor, server }, use) =>
    use(async (username = 'gerant', options = {}) =>
      newVisitor({ ...options, storageState: await storedSession(server.url, username) }),
    ),
  context: async ({ browser, user, server, problems }, use, info) => {
    const context = await browser.newContext(user ? { storageState: await storedSession(server.url, user) } : {})
    await watch(context, problems)
    await use(context)
    await end(context, info)
  },
})

/**
 * Closes a context. After a failure the address and the outline of its pages are printed, which an error message lacks;
 * the reporter would cut them short as an attachment.
 */
async function end(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status !== info.expectedStatus) {
    const pages = await Promise.all(context.pages().map(seenOn))
    for (const page of pages) process.stderr.write(`\n${info.title}\n${page}\n`)
  }
  await context.close()
}

/** Characters of a page's outline that are printed. */
const MOST_PRINTED = 4000

/** The address and the outline of a page, as far as it still answers. */
async function seenOn(page: Page): Promise<string> {
  const outline = await page
    .locator('main')
    .first()
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: unknown) => String(error))
  return `${page.url()}\n${outline.slice(0, MOST_PRINTED)}`
}

/** What has a page believe in another moment (docs/testing.md). */
async function clockShift() {
  const { href } = new URL('shifted-clock.mjs', import.meta.url)
  const { shiftClock } = (await import(href)) as { shiftClock: (shift: number) => void }
  return shiftClock
}

/** Collects the errors of a context's pages, and the texts of their toasts. */
async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('weberror', (thrown) => problems.push(String(thrown.error())))
  context.on('console', (message) => {
    // The browser logs refused calls itself; some journeys provoke them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  await keepToasts(context)
  const { CLOCK_SHIFT } = process.env
  if (CLOCK_SHIFT) await context.addInitScript(await clockShift(), Number(CLOCK_SHIFT))
}

/** The `test` of a file whose server has settings of its own. */
export function ownServer(start: () => Promise<RunningServer>) {
  let running: Promise<RunningServer> | undefined
  const own = test.extend<{ server: RunningServer }>({
    server: [
      async ({}, use) => {
        running ??= start()
        await use(await running)
      },
      { scope: 'test', timeout: START },
    ],
  })
  own.afterAll(async () => {
    if (running) await discard(await running)
  })
  return own
}
