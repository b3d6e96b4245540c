import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Redraws the page in our fonts, even if they loaded too late for it: exported images always use them. */
export async function showTypefaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})))
  })
}

/** A PNG file as a data URL. */
export async function pictureOf(path: string): Promise<string> {
  return `data:image/png;base64,${(await readFile(path)).toString('base64')}`
}

/**
 * How far, in screen pixels, the longest text of a drawing starts or ends elsewhere in its image: another font has
 * another width. Runs in the page.
 */
export async function inkShift(drawing: SVGElement | HTMLElement, picture: string): Promise<number> {
  const margin = 4
  const image = new Image()
  image.src = picture
  await image.decode()
  const place = drawing.getBoundingClientRect()
  const scale = image.naturalWidth / place.width
  const above = image.naturalHeight / scale - place.height
  const texts = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
  const longest = texts.reduce((one, other) => (other.width > one.width ? other : one))
  const [left, top] = [longest.left - place.left - margin, longest.top - place.top + above]
  const canvas = document.createElement('canvas')
  const width = Math.round((longest.width + 2 * margin) * scale)
  const height = Math.round(longest.height * scale)
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(image, -left * scale, -top * scale)
  const { data } = context.getImageData(0, 0, width, height)
  const isInk = (x: number, y: number) => Math.abs((data[4 * (y * width + x)] ?? 0) - (data[0] ?? 0)) > 60
  const inked = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => y).some((y) => isInk(x, y)),
  )
  const [first = 0, last = 0] = [inked[0], inked.at(-1)]
  return Math.max(Math.abs(first / scale - margin), Math.abs((width - 1 - last) / scale - margin))
}
