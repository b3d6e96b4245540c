import { contrast } from '@potager/domain/colour'
import { accentPairs, housePalette } from '@potager/domain/house'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type DesignTokens, designTokens } from './design-tokens.ts'
import { controlPairs, textPairs } from './pairs.ts'
import { dark, light, sizes, tokensWith } from './tokens.ts'
import { tokensCss } from './tokens-css.ts'

// Format and colour modules of DTCG 2025.10, as far as our kinds of tokens go: nothing else may be written.
const value = {
  color: z.strictObject({
    colorSpace: z.literal('srgb'),
    components: z.tuple([z.number(), z.number(), z.number()]).refine((all) => all.every((one) => one >= 0 && one <= 1)),
    hex: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  dimension: z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) }),
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  fontFamily: z.array(z.string().min(1)).min(1),
  cubicBezier: z.tuple([z.number().min(0).max(1), z.number(), z.number().min(0).max(1), z.number()]),
}
const groups = z.record(
  z.string().regex(/^[^${}.][^{}.]*$/),
  z.union(
    Object.entries(value).map(([$type, $value]) =>
      z.object({ $type: z.literal($type) }).catchall(z.strictObject({ $value })),
    ),
  ),
)
const sources = z.tuple([z.strictObject({ $ref: z.string() })])
const resolver = z.strictObject({
  name: z.string(),
  version: z.literal('2025.10'),
  sets: z.record(z.string(), z.strictObject({ sources })),
  modifiers: z.record(z.string(), z.strictObject({ contexts: z.record(z.string(), sources), default: z.string() })),
  resolutionOrder: z.array(z.strictObject({ $ref: z.string().regex(/^#\/(?:sets|modifiers)\/\w+$/) })).min(1),
})

const files = designTokens()
const file = (name: string) => files[name] ?? {}
const names = Object.keys(files).filter((name) => name.endsWith('.tokens.json'))
const namesIn = (tokens: DesignTokens, kind: string) =>
  Object.keys(tokens[kind] ?? {}).filter((name) => name !== '$type')

describe('the tokens for design programs', () => {
  it.each(names)('%s follows the token format', (name) => {
    expect(groups.safeParse(file(name)).error).toBeUndefined()
  })

  it('have a resolver whose references all exist', () => {
    const { sets, modifiers, resolutionOrder } = resolver.parse(file('tokens.resolver.json'))
    const { contexts = {}, default: first = '' } = modifiers.scheme ?? {}
    const referred = [...Object.values(sets).flatMap((set) => set.sources), ...Object.values(contexts).flat()]
    expect(referred.map(({ $ref }) => $ref)).toEqual(names)
    expect(Object.keys(contexts)).toContain(first)
    expect(resolutionOrder.map(({ $ref }) => $ref)).toEqual(['#/sets/shared', '#/modifiers/scheme'])
  })

  it('include all of ours, in both schemes', () => {
    expect(namesIn(file('light.tokens.json'), 'color')).toEqual(Object.keys(light))
    expect(namesIn(file('dark.tokens.json'), 'color')).toEqual(Object.keys(dark))
    const shared = file('shared.tokens.json')
    const { fonts, radius, motion } = tokensWith()
    expect(namesIn(shared, 'font')).toEqual(Object.keys(fonts))
    expect(namesIn(shared, 'radius')).toEqual(Object.keys(radius))
    expect(namesIn(shared, 'size')).toEqual(sizes.map(String))
    expect([...namesIn(shared, 'duration'), 'easing']).toEqual(Object.keys(motion))
  })

  it('include a consumer’s own values, in the style sheet too', () => {
    const own = { light: { leaf: '#663399' }, radius: { card: 4 } }
    expect(designTokens(own)['light.tokens.json']).toMatchObject({
      color: {
        leaf: { $value: { colorSpace: 'srgb', components: [0.4, 0.2, 0.6], hex: '#663399' } },
        ink: { $value: { hex: light.ink.toLowerCase() } },
      },
    })
    expect(tokensCss(own)).toContain('--leaf:#663399')
    expect(tokensCss(own)).toContain('--radius-card:4px')
    expect(tokensCss(own)).toContain(`--leaf:${dark.leaf}`)
    expect(tokensCss(own).length).toBe(tokensCss().length - '12px'.length + '4px'.length)
  })

  it('refuse an easing that the format does not have', () => {
    expect(() => designTokens({ motion: { easing: 'ease-in' } })).toThrow('ease-in')
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('%s scheme', (_, palette) => {
  it.each(textPairs)('has 4.5:1 for text: %s on %s', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(controlPairs)('has 3:1 for controls: %s on %s', (border, background) => {
    expect(contrast(palette[border], palette[background])).toBeGreaterThanOrEqual(3)
  })
})

it('the text pairs with an accent colour are those checked when an accent is set [HOU-03]', () => {
  const ofAccent = Object.keys(housePalette('#22543D').light)
  const drawn = textPairs.filter((pair) => pair.some((colour) => ofAccent.includes(colour)))
  expect(new Set(drawn)).toEqual(new Set(accentPairs))
})

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#A04612', '#A04612')).toBe(1)
  })
})
