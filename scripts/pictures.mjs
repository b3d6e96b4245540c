import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { expectedError, followParent, stopOnSignal } from './process.mjs'
import { at } from './root.mjs'

const pages = [
  { name: 'site', path: '/', shown: 'main h2' },
  { name: 'back-office', path: '/dashboard', shown: 'article', signedIn: true },
]

/** Takes a screenshot of one demonstration page into docs/images. */
async function draw(browser, url, auth, { name, path, shown, signedIn }, colorScheme) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    colorScheme,
  })
  const page = await context.newPage()
  if (signedIn) await page.addInitScript((state) => localStorage.setItem('auth-storage', state), auth)
  // Two visits: a font that loads late only shows from the next page on (decision 0022).
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(url + path)
    await page.locator(shown).first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    // The stream of changes keeps the network from ever being idle.
    await page.waitForTimeout(1000)
  }
  await page.screenshot({ path: at('docs/images', `${name}-${colorScheme}.png`) })
  await context.close()
}

/** npm run pictures: the README's screenshots of the built site with its demonstration data, light and dark. */
export async function main() {
  followParent()
  stopOnSignal()
  await install()
  await build(['pages', 'server'])
  const found = await ensureChromium()
  if (found.problem) throw expectedError(found.problem)
  // Imported here, because only the step above installs it.
  const { chromium } = await import('playwright-core')
  const { signIn, startServer } = await import('../bench/lib/server.mjs')
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const auth = JSON.stringify({ state: { authData: await signIn(server.url) }, version: 0 })
    for (const page of pages)
      for (const colorScheme of ['light', 'dark']) await draw(browser, server.url, auth, page, colorScheme)
  } finally {
    await browser.close()
    await server.discard()
  }
  console.log('Images prises dans docs/images.')
}
