import { brandPaths } from '../../components/navigation/brand-paths.ts'
import { dark, light } from '../../foundations/tokens/index.ts'

const strokes = brandPaths.map((path) => `<path d="${path}"/>`).join('')

/** The brand's mark as an SVG favicon; its colour follows the browser's scheme. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>g{stroke:${light.leaf}}@media (prefers-color-scheme:dark){g{stroke:${dark.leaf}}}</style><g fill="none" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`
}

/** The brand's mark on a coloured square, as an SVG, clear of the corners that phones round off. */
export function appIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${light.leaf}"/><g transform="translate(12 10.500) scale(1.250)" fill="none" stroke="${light.onLeaf}" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`
}
