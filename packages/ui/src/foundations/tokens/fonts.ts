import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'

/** Addresses of the two typefaces, for preloading. */
export const fontFiles: readonly string[] = [fraunces, figtree]

/** Font family names, as used in CSS. */
export const typefaces = ['Fraunces Variable', 'Figtree Variable'] as const

/** The text typeface, for images that must embed it. */
export const textTypeface = { family: typefaces[1], file: figtree, weights: '300 900' } as const

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

function typeface(family: string, file: string, weights: string, display: string): string {
  return `@font-face{font-family:'${family}';font-display:${display};font-weight:${weights};src:url(${file});unicode-range:${latin}}`
}

type Fallback = { family: string; locals: readonly string[]; adjust: number; weights?: string }

/**
 * System fonts adjusted to the width of ours; decision 0022 says how it is measured. Other fonts of the text stack need
 * no adjustment in any weight.
 */
const fallbacks: readonly Fallback[] = [
  { family: 'Potager Georgia', locals: ['Georgia', 'Gelasio', 'Gelasio Regular'], adjust: 108.5 },
  {
    family: 'Potager Times',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Tinos Regular'],
    adjust: 119.7,
  },
  { family: 'Potager Noto', locals: ['Noto Serif', 'Noto Serif Regular'], adjust: 101 },
  { family: 'Potager DejaVu Serif', locals: ['DejaVu Serif'], adjust: 93.7 },
  {
    family: 'Potager Arial',
    locals: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    adjust: 100,
    weights: '100 599',
  },
  {
    family: 'Potager Arial',
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    adjust: 95,
    weights: '600 900',
  },
  { family: 'Potager DejaVu', locals: ['DejaVu Sans'], adjust: 88.5, weights: '100 599' },
  { family: 'Potager DejaVu', locals: ['DejaVu Sans Bold'], adjust: 80, weights: '600 900' },
]

function fallback({ family, locals, adjust, weights }: Fallback): string {
  const sources = locals.map((name) => `local('${name}')`).join(',')
  return `@font-face{font-family:'${family}';${weights ? `font-weight:${weights};` : ''}src:${sources};size-adjust:${adjust}%}`
}

/**
 * @font-face rules of both typefaces and their fallbacks. Pages use `optional`: a font that misses the first paint
 * waits for the next page, so text never moves. Storybook uses `swap`.
 * @param files addresses of the two files, Fraunces first, where no bundler knows them
 */
export function fontsCss(display: 'optional' | 'swap' = 'optional', files = fontFiles): string {
  const [names, text] = typefaces
  const [namesFile = fraunces, textFile = figtree] = files
  return [
    typeface(names, namesFile, '100 900', display),
    typeface(text, textFile, textTypeface.weights, display),
    ...fallbacks.map(fallback),
  ].join('\n')
}
