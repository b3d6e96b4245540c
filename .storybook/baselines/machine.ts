import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { BrowserContext } from 'playwright'

/** What rendering depends on: images are only comparable on the same machine. */
interface Machine {
  browser: string
  /** Hash of a page of texts in our fonts, and of shapes. */
  drawing: string
}

const record = resolve(import.meta.dirname, 'machine.json')
const fromUi = createRequire(resolve(import.meta.dirname, '../../packages/ui/package.json'))

async function face(family: string): Promise<string> {
  const name = family.toLowerCase()
  const file = fromUi.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const data = (await readFile(file)).toString('base64')
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
}

// Only our fonts: images contain no system font.
const families = ['Fraunces', 'Figtree']

/** Edges, shadows and mixed colours: processors may round them differently. */
const shapes = [3, 8, 14, 999].map(
  (radius) => `<i style="border-radius:${radius}px"></i>
    <svg width="60" height="30" fill="none" stroke="#1f513a" stroke-width="1.7"><path d="M3 27Q20 ${radius % 30} 31 15T57 3"/></svg>`,
)

const style = `body{margin:8px;background:#fff;color:#123}p{margin:2px}
  i{display:inline-block;width:60px;height:30px;margin:4px;border:1.5px dashed #a34312;opacity:.83;
    background:linear-gradient(77deg,#e1ecd5,#a34312);box-shadow:1px 2px 7px rgb(15 20 17/.3)}`

async function probePage(): Promise<string> {
  const faces = await Promise.all(['Fraunces', 'Figtree'].map(face))
  const lines = families.flatMap((family) =>
    [12, 16, 29].map(
      (size) =>
        `<p style="font:${400 + size * 5} ${size}px ${family}">Œufs, pâté & giraumon : 1 284,50 € — « midi »</p>`,
    ),
  )
  return `<style>${faces.join('')}${style}</style>${[...shapes, ...lines].join('')}`
}

async function thisMachine(context: BrowserContext): Promise<Machine> {
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.setContent(await probePage())
    await page.evaluate(() => document.fonts.ready.then(() => true))
    const drawing = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
    return { browser: `Chromium ${context.browser()?.version() ?? 'inconnu'}`, drawing: drawing.slice(0, 16) }
  } finally {
    await page.close()
  }
}

async function recordedMachine(): Promise<Machine | null> {
  const text = await readFile(record, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

const again = 'npm run baselines'

function difference(here: Machine, there: Machine): string | null {
  const browser = here.browser !== there.browser && `le navigateur est ${here.browser} au lieu de ${there.browser}`
  const drawing =
    here.drawing !== there.drawing &&
    `une page d’essai n’est pas dessinée pareil (${here.drawing} au lieu de ${there.drawing})`
  const both = [browser, drawing].filter((part) => part !== false)
  return both.length > 0 ? both.join(' et ') : null
}

/**
 * Why the repository's images cannot be compared here, in French, or null when they can. `taking` records this machine
 * when there is no record.
 */
export async function whyNotComparable(context: BrowserContext, taking: boolean): Promise<string | null> {
  const [here, there] = [await thisMachine(context), await recordedMachine()]
  if (taking && !there) {
    await writeFile(record, `${JSON.stringify(here, null, 2)}\n`)
    return null
  }
  const reason = there ? difference(here, there) : 'aucune machine n’est notée dans .storybook/baselines/machine.json'
  if (!reason) return null
  if (taking)
    throw new Error(`Les images de référence viennent d’une autre machine : ${reason}. Reprenez-les toutes : ${again}`)
  return reason
}

/** Warns once that no image is compared; npm test repeats lines with ▸. */
export function announceSkipped(reason: string): void {
  console.warn(
    [
      '▸ ⚠ ——————————————————————————————————————————————————————————————————————————',
      '▸ ⚠ IMAGES DE RÉFÉRENCE NON COMPARÉES : tout le reste des histoires est vérifié.',
      `▸ ⚠ Sur cette machine, ${reason}.`,
      `▸ ⚠ Pour en prendre de nouvelles ici, puis les relire avant de les enregistrer : ${again}`,
      '▸ ⚠ ——————————————————————————————————————————————————————————————————————————',
    ].join('\n'),
  )
}
