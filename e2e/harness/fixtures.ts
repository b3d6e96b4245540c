import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { storedSession } from './credentials.ts'
import { discard, type RunningServer, type Server, startServer } from './server.ts'
import { keepToasts } from './toast.ts'

export { expect } from '@playwright/test'

/** A page of somebody, in a browser context of their own, and what it threw or logged as an error. */
export type Visitor = { page: Page; context: BrowserContext; problems: string[] }

/** Opens a page of somebody new: French, Paris time, nothing stored. */
export type NewVisitor = (options?: BrowserContextOptions) => Promise<Visitor>

/** Opens a page of somebody who signed in earlier: for journeys that are about something else than signing in. */
export type NewMember = (username?: string, options?: BrowserContextOptions) => Promise<Visitor>

type Journey = {
  /** Who signed in earlier at `page`, by their name; nobody without one. */
  user: string | undefined
  /** Where the journey goes. What it makes stays there, also for the next file: see `ownServer`. */
  server: Server
  /** What the pages of `context` threw or logged as an error. */
  problems: string[]
  /** Another person, whose context is closed when the test ends, however it ends. */
  newVisitor: NewVisitor
  newMember: NewMember
}

type Worker = {
  /**
   * The server of this worker, whose files run one after the other: nobody else uses it meanwhile. Journeys on it look at what
   * they made themselves, and put back what they change for everybody: settings, the state of an account.
   */
  sharedServer: Server
}

/** New accounts wait for an approval there, as on a real site. */
const SHARED = { REGISTRATION: 'approval' }

/** Copying the data and starting a server, on a machine that does other things too. */
const START = 180_000

export const test = base.extend<Journey, Worker>({
  user: [undefined, { option: true }],
  sharedServer: [
    async ({}, use) => {
      const server = await startServer(SHARED)
      await use(server)
      await discard(server)
    },
    { scope: 'worker', timeout: START },
  ],
  server: ({ sharedServer }, use) => use(sharedServer),
  baseURL: ({ server }, use) => use(server.url),
  problems: ({}, use) => use([]),
  newVisitor: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      opened.push(context)
      const problems: string[] = []
      await watch(context, problems)
      return { context, page: await context.newPage(), problems }
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  newMember: ({ newVisitor, server }, use) =>
    use(async (username = 'gerant', options = {}) =>
      newVisitor({ ...options, storageState: await storedSession(server.url, username) }),
    ),
  context: async ({ browser, user, server, problems }, use) => {
    const context = await browser.newContext(user ? { storageState: await storedSession(server.url, user) } : {})
    await watch(context, problems)
    await use(context)
    await context.close()
  },
})

/** Collects what the pages of a context throw or log as an error, and keeps their toasts. */
async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('weberror', (thrown) => problems.push(String(thrown.error())))
  context.on('console', (message) => {
    // A refused call is logged by the browser itself; journeys ask for some on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  await keepToasts(context)
}

/** The `test` of a file with a server of its own: for journeys with settings of their own, or that decide over all there is. */
export function ownServer(start: () => Promise<RunningServer> = startServer) {
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
