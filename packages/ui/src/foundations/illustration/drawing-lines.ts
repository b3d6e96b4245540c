import drawings from './drawings.svg?raw'
import type { IllustrationName } from './illustration-for.ts'

/** A drawing's lines as SVG markup in a 120 × 120 view box, for images that cannot refer to another file. */
export function drawingLines(name: IllustrationName): string {
  const start = drawings.indexOf('>', drawings.indexOf(`id="${name}"`)) + 1
  return drawings.slice(start, drawings.indexOf('</symbol>', start)).trim()
}
