import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { announceSkipped, whyNotComparable } from './machine.ts'

/** The result of comparing a story with its reference image; images are PNG in base64. */
export type Comparison =
  | { state: 'same' | 'taken' | 'skipped' }
  | { state: 'missing' }
  | { state: 'different'; expected: string; actual: string }

const taking = process.env.BASELINES === 'take'
const images = resolve(import.meta.dirname, 'images')
const failures = resolve(import.meta.dirname, '../../.vitest-attachments/baselines')

/** How long to wait for a stable page, how often to look (ms), and how many equal screenshots make it stable. */
const patience = { untilSame: 15_000, between: 100, sights: 4 }

/** Ripples fade by script, and scroll bars depend on the system. */
const still = '.MuiTouchRipple-root { visibility: hidden !important } ::-webkit-scrollbar { display: none }'

const pause = () => new Promise((done) => setTimeout(done, patience.between))

/**
 * Forces a full repaint and resets scroll positions: incremental painting leaves other edges at rounded corners, and
 * the scroll offset of a focus depends on what had loaded by then.
 */
async function drawAnew(root: HTMLElement | SVGElement): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  for (const element of [root, ...root.querySelectorAll('*')]) if (element.scrollTop > 0) element.scrollTop = 0
  for (const opacity of ['0.999', '']) {
    root.style.opacity = opacity
    await frame()
    await frame()
  }
}

/** A screenshot of the story's frame, without caret or animation. */
async function picture({ page, iframe }: BrowserCommandContext): Promise<Buffer> {
  await iframe.locator('html').evaluate(drawAnew)
  const clip = await iframe.owner().boundingBox()
  if (!clip) throw new Error('Le cadre de l’histoire n’est pas affiché.')
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css', style: still })
}

/** The screenshot that equals `expected`, or the one at which the page is stable. */
async function settled(context: BrowserCommandContext, expected: Buffer | null): Promise<Buffer> {
  const end = Date.now() + patience.untilSame
  let [last, sights] = [await picture(context), 1]
  while (!expected?.equals(last) && sights < patience.sights && Date.now() < end) {
    await pause()
    const next = await picture(context)
    sights = next.equals(last) ? sights + 1 : 1
    last = next
  }
  return last
}

let comparable: Promise<string | null> | undefined

function checkMachine(context: BrowserCommandContext): Promise<string | null> {
  comparable ??= whyNotComparable(context.context, taking).then((reason) => {
    if (reason) announceSkipped(reason)
    return reason
  })
  return comparable
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Compares the page with a story's reference image in this look, or takes that image (BASELINES=take). */
export const compareBaseline: BrowserCommand<[look: string, story: string]> = async (
  context,
  look,
  story,
): Promise<Comparison> => {
  if (await checkMachine(context)) return { state: 'skipped' }
  const name = `${look}/${story}.png`
  const expected = await readFile(resolve(images, name)).catch(() => null)
  if (!expected && !taking) return { state: 'missing' }
  const actual = await settled(context, expected)
  if (expected?.equals(actual)) return { state: 'same' }
  if (taking || !expected) {
    await write(resolve(images, name), actual)
    return { state: 'taken' }
  }
  await write(resolve(failures, name), actual)
  return { state: 'different', expected: expected.toString('base64'), actual: actual.toString('base64') }
}

/** Stores the image of the differing pixels beside the story's screenshot. Returns its path. */
export const keepDifference: BrowserCommand<[look: string, story: string, drawing: string]> = async (
  _context,
  look,
  story,
  drawing,
) => {
  const file = resolve(failures, look, `${story}.diff.png`)
  await write(file, Buffer.from(drawing, 'base64'))
  return file
}
