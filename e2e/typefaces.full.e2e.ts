import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, LaunchOptions, Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { gate, shiftOf } from './harness/page.ts'

const ownFaces = resolve(import.meta.dirname, 'fonts')
const debian = '/usr/share/fonts/truetype/dejavu'

/** A machine's fonts: files, and the families that stand for generic names and for other systems' fonts. */
type FontSet = { name: string; files: readonly string[]; aliases: Record<string, string> }

const here = (...names: string[]) => names.map((name) => join(ownFaces, `${name}.ttf`))

/** Typical machines of visitors, by their fonts. */
const fontSets: readonly FontSet[] = [
  { name: 'no typeface at all', files: [], aliases: {} },
  {
    name: 'Arial and Times, or Liberation',
    files: here('arimo-400', 'arimo-700', 'tinos-400'),
    aliases: { 'sans-serif': 'Arimo', 'system-ui': 'Arimo', Arial: 'Arimo', serif: 'Tinos' },
  },
  {
    name: 'Arial and Georgia',
    files: here('arimo-400', 'arimo-700', 'gelasio-400'),
    aliases: { 'sans-serif': 'Arimo', 'system-ui': 'Arimo', Arial: 'Arimo', serif: 'Gelasio' },
  },
  {
    name: 'Roboto and Noto Serif',
    files: here('roboto-400', 'roboto-700', 'noto-serif-400'),
    aliases: { 'sans-serif': 'Roboto', 'system-ui': 'Roboto', serif: 'Noto Serif' },
  },
  {
    name: 'DejaVu',
    files: ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSerif-Bold'].map((file) => `${debian}/${file}.ttf`),
    aliases: { 'sans-serif': 'DejaVu Sans', 'system-ui': 'DejaVu Sans', serif: 'DejaVu Serif' },
  },
]

/** Missing files of a set: DejaVu comes with Debian, the others with the repository. */
const missingFiles = ({ files }: FontSet): readonly string[] => files.filter((file) => !existsSync(file))

/** Launch options for a browser with only these fonts. Linux only, where Chromium uses fontconfig. */
async function withFonts({ files, aliases }: FontSet): Promise<LaunchOptions> {
  const folder = await mkdtemp(join(tmpdir(), 'potager-fonts-'))
  const fonts = join(folder, 'fonts')
  await mkdir(fonts)
  await Promise.all(files.map((file) => copyFile(file, join(fonts, file.split('/').at(-1) ?? ''))))
  const rules = Object.entries(aliases).map(
    ([asked, given]) =>
      `<alias binding="same"><family>${asked}</family><prefer><family>${given}</family></prefer></alias>`,
  )
  const settings = join(folder, 'fonts.conf')
  const body = `<dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir>${rules.join('')}`
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${body}</fontconfig>`,
  )
  return { env: { ...process.env, FONTCONFIG_FILE: settings } }
}

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
