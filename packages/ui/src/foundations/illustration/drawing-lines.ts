import drawings from './drawings.svg?raw'
import type { IllustrationName } from './illustration-for.ts'

/** The lines of a drawing as SVG markup in a square of 120, for a picture that can refer to no other file. */
export function drawingLines(name: IllustrationName): string {
  const start = drawings.indexOf('>', drawings.indexOf(`id="${name}"`)) + 1
  return drawings.slice(start, drawings.indexOf('</symbol>', start)).trim()
}
