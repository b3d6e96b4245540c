import { accentPairs, housePalette } from '@potager/domain/house'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { controlPairs, textPairs } from './pairs.ts'
import { dark, light } from './tokens.ts'

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
