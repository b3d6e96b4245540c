import { grounds } from '@potager/domain/house'

/** Colours of one scheme by purpose; every text and background pair meets WCAG 2.2 AA (contrast.test.ts). */
export type ColourPalette = {
  paper: string
  paperRaised: string
  paperSunk: string
  ink: string
  inkSoft: string
  line: string
  /** Border of a control: 3:1 against every background. */
  lineStrong: string
  leaf: string
  onLeaf: string
  leafTint: string
  sprout: string
  beet: string
  onBeet: string
  beetTint: string
  carrot: string
  onCarrot: string
  carrotTint: string
  squash: string
  sky: string
  onSky: string
  skyTint: string
}

/** « The market notebook »: warm paper, dark leaf-green ink. */
export const light: ColourPalette = {
  ...grounds.light,
  line: '#E0D7C3',
  lineStrong: '#857B64',
  leaf: '#22543D',
  onLeaf: '#FFFDF7',
  leafTint: '#E3EDD6',
  sprout: '#A9C77A',
  beet: '#8C2F4B',
  onBeet: '#FFFDF7',
  beetTint: '#F6E1E4',
  carrot: '#A04612',
  onCarrot: '#FFFDF7',
  carrotTint: '#F9E6D3',
  squash: '#E9B44C',
  sky: '#2B5F8A',
  onSky: '#FFFDF7',
  skyTint: '#E0EBF2',
}

export const dark: ColourPalette = {
  ...grounds.dark,
  line: '#2F3A33',
  lineStrong: '#75837A',
  leaf: '#8FC7A1',
  onLeaf: '#10231A',
  leafTint: '#22362A',
  sprout: '#6F9150',
  beet: '#E58BA4',
  onBeet: '#2B0D17',
  beetTint: '#3B2029',
  carrot: '#F0A56B',
  onCarrot: '#2B1605',
  carrotTint: '#3A2818',
  squash: '#E9B44C',
  sky: '#8FBDE0',
  onSky: '#0B1D2B',
  skyTint: '#1D2E3B',
}

/** Font stacks; the system fonts after ours have the same width (fonts.ts), for pages whose fonts load late. */
export const fonts = {
  display:
    "'Fraunces Variable', 'Potager Georgia', 'Potager Times', 'Potager Noto', 'Potager DejaVu Serif', Georgia, serif",
  text: "'Figtree Variable', 'Helvetica Neue', 'Segoe UI', Roboto, 'Potager Arial', 'Potager DejaVu', system-ui, sans-serif",
} as const

/** In pixels: 16 is the body size of the public site, 14 of the back-office. */
export const sizes = [13, 14, 16, 18, 22, 28, 36, 48] as const

export const radius = { card: 12, control: 8, chip: 999 } as const
export const motion = { fast: 120, slow: 200, easing: 'cubic-bezier(0.2, 0, 0.2, 1)' } as const

/** Every token, by kind. */
export type Tokens = {
  light: ColourPalette
  dark: ColourPalette
  fonts: { display: string; text: string }
  radius: { card: number; control: number; chip: number }
  motion: { fast: number; slow: number; easing: string }
}

/** A consumer's own tokens; what they leave out is ours. */
export type OwnTokens = { [Kind in keyof Tokens]?: Partial<Tokens[Kind]> }

/** All tokens, with a consumer's own in the place of ours. */
export function tokensWith(own: OwnTokens = {}): Tokens {
  return {
    light: { ...light, ...own.light },
    dark: { ...dark, ...own.dark },
    fonts: { ...fonts, ...own.fonts },
    radius: { ...radius, ...own.radius },
    motion: { ...motion, ...own.motion },
  }
}
