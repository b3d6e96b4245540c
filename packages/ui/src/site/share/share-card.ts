import { house } from '@potager/domain/config'
import { trimEndOf } from '@potager/domain/format'
import { brandPaths } from '../../components/navigation/BrandMark.tsx'
import { drawingLines } from '../../foundations/illustration/drawing-lines.ts'
import type { IllustrationName } from '../../foundations/illustration/index.ts'
import { type ColourPalette, type OwnTokens, light as ours, tokensWith } from '../../foundations/tokens/index.ts'

const strokes = brandPaths.map((path) => `<path d="${path}"/>`).join('')

/** A picture as a `data:` address. */
type Picture = string

const pictured = (picture: Picture, x: number, y: number, side: number) =>
  `<image href="${picture}" x="${x}" y="${y}" width="${side}" height="${side}"/>`

/**
 * A house's logo as an SVG favicon or, without one, the brand's mark; its colour follows the browser's scheme, and a house's own
 * tokens.
 */
export function favicon(own?: OwnTokens, logo?: Picture): string {
  if (logo) return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${pictured(logo, 0, 0, 32)}</svg>`
  const { light, dark } = tokensWith(own)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>g{stroke:${light.leaf}}@media (prefers-color-scheme:dark){g{stroke:${dark.leaf}}}</style><g fill="none" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`
}

/** A house's logo on paper or the brand's mark on a coloured square, as an SVG, clear of the corners that phones round off. */
export function appIcon(own?: OwnTokens, logo?: Picture): string {
  const { light } = tokensWith(own)
  if (logo) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${light.paper}"/>${pictured(logo, 12, 12, 40)}</svg>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${light.leaf}"/><g transform="translate(12 10.500) scale(1.250)" fill="none" stroke="${light.onLeaf}" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`
}

/** Wraps a text at about `width` characters, into at most `most` lines; the rest becomes an ellipsis. */
export function wrapped(text: string, width: number, most: number): string[] {
  const result: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = result.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) result[result.length - 1] = `${last} ${word}`
    else result.push(word.length > width ? `${word.slice(0, width - 1)}…` : word)
  }
  if (result.length <= most) return result
  const kept = result.slice(0, most)
  return [...kept.slice(0, -1), `${trimEndOf(kept.at(-1) ?? '', /[\s,.;:·–-]/)}…`]
}

/** Content of a page's share image. */
export type ShareCard = { title: string; text: string; drawing: IllustrationName }

/** In pixels: the size that social networks expect. */
export const shareSize = { width: 1200, height: 630 } as const

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes a text for SVG; control characters are not valid XML. */
const escaped = (text: string) => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (char) => entities[char] ?? char)

function lines(texts: readonly string[], x: number, y: number, size: number): string {
  return texts.map((text, line) => `<tspan x="${x}" y="${y + line * size * 1.2}">${escaped(text)}</tspan>`).join('')
}

/**
 * The share image of a page, as an SVG of 1200 × 630 pixels: title, text and a drawing. Font families are named as in
 * the font files, because the renderer ignores CSS.
 * @param own a house's colours in place of ours
 * @param logo a house's own in place of the brand's mark, as a `data:` address
 */
export function shareCard({ title, text, drawing }: ShareCard, own?: Partial<ColourPalette>, logo?: Picture): string {
  const light = { ...ours, ...own }
  const short = title.length <= 32
  const size = short ? 88 : 66
  const titleLines = wrapped(title, short ? 13 : 19, 3)
  const textLines = wrapped(text, 40, 3)
  // Baselines: both blocks are centred together on the sheet.
  const titleHeight = (titleLines.length - 1) * size * 1.2
  const top = 330 - (titleHeight + 66 + (textLines.length - 1) * 40) / 2 + size * 0.35
  const below = top + titleHeight + 66
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" viewBox="0 0 1200 630">`,
    `<rect width="1200" height="630" fill="${light.paper}"/>`,
    `<rect x="24" y="24" width="1152" height="582" rx="20" fill="none" stroke="${light.line}" stroke-width="2"/>`,
    `<circle cx="948" cy="330" r="190" fill="${light.leafTint}"/>`,
    `<g transform="translate(778 160) scale(2.840)" fill="none" stroke="${light.leaf}" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round">${drawingLines(drawing)}</g>`,
    logo
      ? `<image href="${logo}" x="76" y="66" width="48" height="48"/>`
      : `<g transform="translate(76 66) scale(1.500)" fill="none" stroke="${light.leaf}" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`,
    `<text x="136" y="108" font-family="Fraunces" font-size="40" fill="${light.leaf}">${escaped(house.name)}</text>`,
    `<text font-family="Fraunces" font-size="${size}" fill="${light.ink}">${lines(titleLines, 80, top, size)}</text>`,
    `<text font-family="Figtree Light" font-size="32" fill="${light.inkSoft}">${lines(textLines, 80, below, 33)}</text>`,
    '</svg>',
  ].join('')
}
