import { build } from './build.mjs'
import { install } from './install.mjs'
import { expectedError } from './process.mjs'
import { ensureChromium } from './programs.mjs'
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

/** Takes a screenshot of one page into docs/images. */
async function draw(page, address, { name, shown }, colorScheme) {
  // Two visits: a font that loads late only shows from the next page on (decision 0022).
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(address)
    await page.locator(shown).first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(1000)
  }
  await page.screenshot({ path: at('docs/images', `${name}-${colorScheme}.png`) })
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
  process.env.CHROMIUM_PATH = found.path
  // Imported here, because only the step above installs what they import.
  const { storageOf, withPage } = await import('../bench/lib/page.mjs')
  const { signIn, withServer } = await import('../bench/lib/server.mjs')
  await withServer({}, async ({ url }) => {
    const storage = storageOf(await signIn(url))
    for (const one of pages)
      for (const colorScheme of ['light', 'dark']) {
        const options = { viewport: one.viewport, reducedMotion: 'reduce', colorScheme }
        await withPage({ ...options, storage: one.signedIn ? storage : {} }, ({ page }) =>
          draw(page, url + one.path, one, colorScheme),
        )
      }
  })
  console.log('Pictures taken into docs/images.')
}
