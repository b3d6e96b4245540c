import type { Browser, Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { fontSets, missingFiles, withFonts } from './harness/font-sets.ts'
import { gate } from './harness/scripts.ts'
import { shiftOf } from './harness/shift.ts'

let restaurant: string

test.beforeAll(async ({ server }) => {
  const answer = await fetch(`${server.url}/api/notprotected/restaurant`)
  restaurant = `/restaurants/${(await answer.json())[0].id}`
})

/** Opens a page as a new visitor; both fonts come once it is drawn in those of the machine, if it has any. */
async function openWithLateTypefaces(page: Page, path: string, others: boolean): Promise<void> {
  const { opened: drawn, open: release } = gate()
  await page.route('**/*.woff2', async (route) => {
    await drawn
    await route.continue()
  })
  const come = ['fraunces', 'figtree'].map(async (name) => (await page.waitForResponse(new RegExp(name))).finished())
  await page.goto(path, { waitUntil: 'commit' })
  const paint = others ? 'first-contentful-paint' : 'first-paint'
  await expect.poll(() => page.evaluate((name) => performance.getEntriesByName(name).length, paint)).toBe(1)
  release()
  await Promise.all(come)
}

/** Widths of the page's texts, each on one line, in our font and in its fallback. */
function widths(page: Page): Promise<Record<string, { ours: number; standIn: number }>> {
  return page.evaluate(async () => {
    // Under new family names: the page does not use fonts that load late.
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href)
    const ours = (name: string) =>
      new FontFace(name, `url(${files.find((file) => file.includes(name))})`, { weight: '300 900' })
    for (const face of [ours('fraunces'), ours('figtree')]) document.fonts.add(await face.load())
    const style = getComputedStyle(document.documentElement)
    const [names, text] = ['--font-display', '--font-text'].map((name) =>
      style.getPropertyValue(name).replace(/^[^,]*,/, ''),
    )
    // Fallbacks load on first use; fonts missing on this machine are skipped.
    await Promise.allSettled(
      [560, 400, 600].flatMap((weight) => [names, text].map((stack) => document.fonts.load(`${weight} 40px ${stack}`))),
    )
    const pen = document.createElement('canvas').getContext('2d')
    const measured = (selector: string, weight: number, family: string, stack: string | undefined) => {
      const texts = [...document.querySelectorAll(selector)].map((element) => element.textContent)
      const width = (fonts: string) => {
        if (!pen) return Number.NaN
        pen.font = `${weight} 40px ${fonts}`
        return texts.reduce((sum, line) => sum + pen.measureText(line).width, 0)
      }
      return { ours: width(family), standIn: width(stack ?? '') }
    }
    return {
      titles: measured('h1, h2, h3', 560, 'fraunces', names),
      text: measured('main p, main li', 400, 'figtree', text),
      strong: measured('a, button', 600, 'figtree', text),
    }
  })
}

for (const set of fontSets) {
  const missing = missingFiles(set)
  const cannot = process.platform !== 'linux' || missing.length > 0
  const reason = `« ${set.name} » n’est pas essayé ici : ${missing.join(', ') || 'il faut Linux'}`
  // Once, from the main process, not in each worker.
  if (cannot && !process.env.TEST_WORKER_INDEX) console.warn(`▸ ⚠ ${reason}`)

  test.describe(`a machine with ${set.name}`, () => {
    test.skip(cannot, reason)

    let browser: Browser

    test.beforeAll(async ({ playwright }) => {
      browser = await playwright.chromium.launch(await withFonts(set))
    })

    test.afterAll(() => browser?.close())

    test('has no layout shift when the typefaces arrive late', async () => {
      for (const path of ['/', '/menus', restaurant, '/api/docs']) {
        const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
        await openWithLateTypefaces(page, path, set.files.length > 0)
        expect(await shiftOf(page), path).toBe(0)
        await page.close()
      }
    })

    test('has fallback fonts within 3 % of the text widths of our typefaces', async () => {
      test.skip(set.files.length === 0, 'nothing to compare with')
      const page = await browser.newPage()
      await page.goto('/menus')
      for (const [what, { ours, standIn }] of Object.entries(await widths(page)))
        expect(Math.abs(standIn / ours - 1), what).toBeLessThan(0.03)
    })
  })
}
