import { contrast, hexOfOklch, type Oklch, oklchOf } from '../../base/colour/colour.ts'
import { grounds, type Scheme } from './grounds.ts'
import { logoMessages } from './house.messages.ts'

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

/** Most bytes of a logo's file by its kind, and most pixels of a side of a PNG. */
export const logoLimits = { svg: 64 * 1024, png: 256 * 1024, side: 1024 } as const

/** Characters of a part of a logo on the wire: no text of a body is longer than 10,000. */
export const LOGO_PART = 8192
/** Most parts of a logo on the wire. */
export const MOST_LOGO_PARTS = Math.ceil((Math.ceil(logoLimits.png / 3) * 4) / LOGO_PART)

/** A file in base64 as a change of the house takes it. */
export function logoParts(base64: string): string[] {
  return base64.match(new RegExp(`.{1,${LOGO_PART}}`, 'g')) ?? []
}

/** A file as the browser names it. */
type NamedFile = { name: string; size: number }

/** The kind of a file that may be a logo, by its name; null for another. */
export function logoKind({ name }: Pick<NamedFile, 'name'>): 'svg' | 'png' | null {
  const [, end] = /\.(svg|png)$/i.exec(name) ?? []
  return end ? (end.toLowerCase() as 'svg' | 'png') : null
}

/** Why a chosen file cannot be a logo, before it is read; null when it may be. The server has the last word. */
export function refuseLogoFile(file: NamedFile): string | null {
  const kind = logoKind(file)
  if (!kind) return logoMessages.kind
  if (file.size <= logoLimits[kind]) return null
  return kind === 'svg' ? logoMessages.svgTooBig : logoMessages.pngTooBig
}
