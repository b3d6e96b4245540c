import { accentPairs } from '@potager/domain/house'
import type { ColourPalette } from './tokens.ts'

/** A text or border colour and its background. */
export type Pair = readonly [keyof ColourPalette, keyof ColourPalette]

const papers: (keyof ColourPalette)[] = ['paper', 'paperRaised', 'paperSunk']
const texts: (keyof ColourPalette)[] = ['ink', 'inkSoft', 'beet', 'carrot', 'sky']

/** Text pairs used in the product: at least 4.5:1 in both schemes, whatever accent a house has. */
export const textPairs: readonly Pair[] = [
  ...texts.flatMap((text) => papers.map((paper): Pair => [text, paper])),
  ...accentPairs,
  ['onBeet', 'beet'],
  ['onCarrot', 'carrot'],
  ['onSky', 'sky'],
  ['beet', 'beetTint'],
  ['carrot', 'carrotTint'],
  ['sky', 'skyTint'],
]

/** Borders of controls: at least 3:1. */
export const controlPairs: readonly Pair[] = papers.map((paper): Pair => ['lineStrong', paper])
