import { type ColourPalette, type OwnTokens, sizes, tokensWith } from './tokens.ts'

/** A token or a group of them, in the format of the Design Tokens Community Group, 2025.10. */
export type DesignTokens = { [name: string]: unknown }

/** The files that hold the tokens, by name. */
export type DesignTokenFiles = Readonly<Record<string, DesignTokens>>

const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
/** Four decimals tell all 256 values of a channel apart. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

const colour = (hex: string) => ({
  $value: {
    colorSpace: 'srgb',
    components: [0, 1, 2].map((index) => rounded(channel(hex, index))),
    hex: hex.toLowerCase(),
  },
})
const pixels = (value: number) => ({ $value: { value, unit: 'px' } })
const milliseconds = (value: number) => ({ $value: { value, unit: 'ms' } })

const group = <Value>($type: string, values: Readonly<Record<string, Value>>, token: (value: Value) => object) => ({
  $type,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)])),
})

const colours = (palette: ColourPalette): DesignTokens => ({ color: group('color', palette, colour) })

const families = (stack: string) => ({ $value: stack.split(',').map((name) => name.trim().replaceAll("'", '')) })

function curve(easing: string) {
  const [, points = ''] = /^cubic-bezier\(([^)]+)\)$/.exec(easing) ?? []
  const numbers = points.split(',').map(Number)
  if (numbers.length !== 4) throw new Error(`Design tokens have no easing but cubic-bezier(…): ${easing}`)
  return { $value: numbers }
}

/**
 * Our tokens as design programs read them: what both schemes share, the colours of each, and the resolver that joins
 * them. Every value is the one that `tokensCss` prints.
 * @param own a consumer's tokens in place of ours; colours as '#rrggbb'
 */
export function designTokens(own?: OwnTokens): DesignTokenFiles {
  const { light, dark, fonts, radius, motion } = tokensWith(own)
  const { easing, ...durations } = motion
  const source = (file: string) => [{ $ref: file }]
  return {
    'shared.tokens.json': {
      font: group('fontFamily', fonts, families),
      size: group('dimension', Object.fromEntries(sizes.map((size) => [String(size), size])), pixels),
      radius: group('dimension', radius, pixels),
      duration: group('duration', durations, milliseconds),
      easing: group('cubicBezier', { standard: easing }, curve),
    },
    'light.tokens.json': colours(light),
    'dark.tokens.json': colours(dark),
    'tokens.resolver.json': {
      name: 'Potager',
      version: '2025.10',
      sets: { shared: { sources: source('shared.tokens.json') } },
      modifiers: {
        scheme: {
          contexts: { light: source('light.tokens.json'), dark: source('dark.tokens.json') },
          default: 'light',
        },
      },
      resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/scheme' }],
    },
  }
}
