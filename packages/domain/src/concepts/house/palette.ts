import { contrast, hexOfOklch, type Oklch, oklchOf } from '../../base/colour/index.ts'
import { grounds, type Scheme } from './grounds.ts'

/** The theme's colours that follow a house's accent, by their names in the theme; the others are every house's. */
export type AccentColours = { leaf: string; onLeaf: string; leafTint: string; sprout: string }

/** The accent's colours of both schemes. */
export type HousePalette = Record<Scheme, AccentColours>

/** Least contrast of a text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

const papers = ['paper', 'paperRaised', 'paperSunk'] as const

type Colour = keyof AccentColours | keyof (typeof grounds)[Scheme]

/** A text colour and its background. */
export type AccentPair = readonly [text: Colour, background: Colour]

/** Every pair of texts and backgrounds that the accent's colours take part in; the theme has them from here. */
export const accentPairs: readonly AccentPair[] = [
  ...papers.map((paper) => ['leaf', paper] as const),
  ['onLeaf', 'leaf'],
  ['leaf', 'leafTint'],
  ['ink', 'leafTint'],
  ['inkSoft', 'leafTint'],
]

/** A pair that cannot be read. */
export type PoorPair = { scheme: Scheme; pair: AccentPair; contrast: number }

/** The least readable pair of a scheme that has less than a text needs, null when all are readable. */
export function poorestPair(scheme: Scheme, colours: AccentColours): PoorPair | null {
  const all: Record<Colour, string> = { ...grounds[scheme], ...colours }
  let poorest: PoorPair | null = null
  for (const pair of accentPairs) {
    const found = contrast(all[pair[0]], all[pair[1]])
    if (found < (poorest?.contrast ?? LEAST_CONTRAST)) poorest = { scheme, pair, contrast: found }
  }
  return poorest
}

const STEP = 0.005

/** On light paper the accent is as chosen. */
function lightColours(accent: string): AccentColours {
  const { chroma, hue } = oklchOf(accent)
  return {
    leaf: accent.toUpperCase(),
    onLeaf: grounds.light.paperRaised,
    leafTint: hexOfOklch({ lightness: 0.935, chroma: Math.min(chroma, 0.03), hue }),
    sprout: hexOfOklch({ lightness: 0.78, chroma: Math.min(chroma, 0.11), hue }),
  }
}

/** On dark paper it keeps its hue and becomes as light as reading needs. */
function darkColours({ chroma, hue }: Oklch): AccentColours {
  const coloursAt = (lightness: number): AccentColours => ({
    leaf: hexOfOklch({ lightness, chroma: Math.min(chroma, 0.1), hue }),
    onLeaf: hexOfOklch({ lightness: 0.23, chroma: Math.min(chroma, 0.03), hue }),
    leafTint: hexOfOklch({ lightness: 0.31, chroma: Math.min(chroma, 0.035), hue }),
    sprout: hexOfOklch({ lightness: 0.61, chroma: Math.min(chroma, 0.1), hue }),
  })
  let lightness = 0.78
  while (lightness < 1 && poorestPair('dark', coloursAt(lightness))) lightness += STEP
  return coloursAt(lightness)
}

/** The colours of a house, from its accent as '#rrggbb'. Ask `refuseAccent` first. */
export function housePalette(accent: string): HousePalette {
  return { light: lightColours(accent), dark: darkColours(oklchOf(accent)) }
}

function poorestOf(accent: string): PoorPair | null {
  return poorestPair('light', lightColours(accent)) ?? poorestPair('dark', darkColours(oklchOf(accent)))
}

/** Why an accent cannot be read, and the nearest one of its hue that can. */
export type RefusedAccent = PoorPair & { nearest: string }

/** Why texts in this accent could not be read; null when they can in both schemes. */
export function refuseAccent(accent: string): RefusedAccent | null {
  const poorest = poorestOf(accent)
  if (!poorest) return null
  const colour = oklchOf(accent)
  let { lightness } = colour
  let nearest = accent
  do {
    lightness -= STEP
    nearest = hexOfOklch({ ...colour, lightness })
  } while (lightness > 0 && poorestOf(nearest))
  return { ...poorest, nearest }
}
