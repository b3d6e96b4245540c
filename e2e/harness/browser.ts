import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { keepToasts } from './toast.ts'

/**
 * What this Chromium does for somebody who sits before it, and with each new window again. A second list replaces the
 * first: those that Playwright turns off stand here too.
 */
const unused = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused.join(',')}`,
]

/** A browser of this machine, headless; CHROMIUM_PATH names the program when it is not the usual one. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium refuses its sandbox to root, which containers and CI machines run as.
    args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
  })
}

let launched: Promise<Browser> | undefined

/** The browser of this worker: each visitor has a context of their own in it. */
export async function openBrowser(): Promise<Browser> {
  launched ??= launchBrowser()
  const browser = await launched
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellPages(browser)
  })
  // What a failed journey left open would go on beside those of the next file.
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())))
  return browser
}

const problemsOf = new WeakMap<Page, string[]>()

/** Prints what each open page shows and complained of: the reason of a failure that does not come again. */
async function tellPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.evaluate(() => document.body.innerText)
    console.error([page.url(), ...(problemsOf.get(page) ?? []), text].join('\n'))
  }
}

/** A page of a new visitor: French, Paris time, nothing stored. What the page throws or logs as an error is collected. */
export async function newVisitor(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
    ...options,
  })
  context.setDefaultTimeout(10_000)
  // A page whole, with all its files: on a busy machine that takes longer than what a page itself does.
  context.setDefaultNavigationTimeout(30_000)
  await keepToasts(context)
  const page = await context.newPage()
  const problems: string[] = []
  problemsOf.set(page, problems)
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // A refused call is logged by the browser itself; journeys ask for some on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  return { context, page, problems }
}

export const PASSWORD = 'Potager#2026'

/** A password that a new account may have: the demonstration's is too common a word dressed up. */
export const NEW_PASSWORD = 'Tr0ubadour&3-vert'

/** Signs in through the form, as a person does, and waits until it has happened. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await fillCredentials(page, username, password)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Types the credentials and sends them, without waiting for the outcome. */
export async function fillCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Addresses of the scripts that the document of a page names, as the server sends it. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text()
  const found = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
  return [...new Set([...found].map(([, path = '']) => new URL(path, page.url()).href))]
}
