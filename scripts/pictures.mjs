import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { expectedError } from './process.mjs'
import { at } from './root.mjs'

const desk = { width: 1280, height: 800 }
const tablet = { width: 1024, height: 768 }
const phone = { width: 390, height: 780 }

const pages = [
  { name: 'site', path: '/', shown: 'main h2', viewport: desk },
  { name: 'back-office', path: '/dashboard', shown: 'article', viewport: desk, signedIn: true },
  { name: 'kitchen', path: '/service', shown: 'article', viewport: tablet, signedIn: true },
  { name: 'phone', path: '/dashboard', shown: 'article', viewport: phone, signedIn: true },
]

/** Takes a screenshot of one demonstration page into docs/images. */
async function draw(browser, url, auth, { name, path, shown, viewport, signedIn }, colorScheme) {
  const context = await browser.newContext({
    viewport,
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

/**
 * npm run pictures: the screenshots of the built site with its demonstration data, light and dark. They show the present
 * hour: take them at lunch.
 */
export async function main() {
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
  console.log('Pictures taken into docs/images.')
}
