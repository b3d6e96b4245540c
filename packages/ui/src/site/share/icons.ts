import { brandPaths } from '../../components/navigation/brand-paths.ts'
import { type OwnTokens, tokensWith } from '../../foundations/tokens/index.ts'

const strokes = brandPaths.map((path) => `<path d="${path}"/>`).join('')

/** A picture as a `data:` address. */
export type Picture = string

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
