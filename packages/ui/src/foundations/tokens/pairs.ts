import type { ColourPalette } from './tokens.ts'

/** A text colour, or the border of a control, and the ground it is drawn on. */
export type Pair = readonly [keyof ColourPalette, keyof ColourPalette]

const papers: (keyof ColourPalette)[] = ['paper', 'paperRaised', 'paperSunk']
const texts: (keyof ColourPalette)[] = ['ink', 'inkSoft', 'leaf', 'beet', 'carrot', 'sky']

/** What the product writes with: each is readable, 4.5:1 at least, in both schemes. */
export const textPairs: readonly Pair[] = [
  ...texts.flatMap((text) => papers.map((paper): Pair => [text, paper])),
  ['onLeaf', 'leaf'],
  ['onBeet', 'beet'],
  ['onCarrot', 'carrot'],
  ['onSky', 'sky'],
  ['leaf', 'leafTint'],
  ['beet', 'beetTint'],
  ['carrot', 'carrotTint'],
  ['sky', 'skyTint'],
  ['ink', 'leafTint'],
  ['inkSoft', 'leafTint'],
]

/** Borders of controls: 3:1 at least. */
export const controlPairs: readonly Pair[] = papers.map((paper): Pair => ['lineStrong', paper])
