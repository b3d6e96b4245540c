import { describe, expect, it } from 'vitest'
import { contrast } from '../../base/colour/colour.ts'
import { grounds } from './grounds.ts'
import { logoMessages } from './house.messages.ts'
import { updateHouseBody } from './house.schema.ts'
import {
  accentPairs,
  housePalette,
  LOGO_PART,
  logoKind,
  logoLimits,
  logoParts,
  MOST_LOGO_PARTS,
  refuseAccent,
  refuseLogoFile,
} from './look.ts'

/** Ten levels of each channel: 1000 colours over the whole of what a screen shows. */
const levels = Array.from({ length: 10 }, (_, index) =>
  Math.round((index * 255) / 9)
    .toString(16)
    .padStart(2, '0'),
)
const colours = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))

function leastContrast(accent: string): number {
  const palette = housePalette(accent)
  const found = (['light', 'dark'] as const).flatMap((scheme) => {
    const all = { ...grounds[scheme], ...palette[scheme] }
    return accentPairs.map(([text, background]) => contrast(all[text], all[background]))
  })
  return Math.min(...found)
}

describe('a house’s palette', () => {
  it('can be read in both schemes wherever its accent is accepted, and only there [HOU-03]', () => {
    const wrong = colours.filter((accent) => leastContrast(accent) >= 4.5 !== (refuseAccent(accent) === null))
    expect(wrong).toEqual([])
    const accepted = colours.filter((accent) => refuseAccent(accent) === null)
    expect(accepted.length).toBeGreaterThan(250)
    expect(accepted.length).toBeLessThan(850)
  })

  it('is refused with the failing pair and another colour that is accepted [HOU-03]', () => {
    const nearest = colours.flatMap((accent) => refuseAccent(accent)?.nearest ?? [])
    expect(nearest.filter((accent) => refuseAccent(accent) !== null)).toEqual([])
    expect(refuseAccent('#ffd54f')).toMatchObject({ scheme: 'light', pair: ['leaf', expect.any(String)] })
    expect(refuseAccent('#ffd54f')?.nearest).toMatch(/^#[0-9A-F]{6}$/)
  })

  it('uses an accepted accent unchanged in the light scheme', () => {
    expect(housePalette('#3b3f8f').light.leaf).toBe('#3B3F8F')
    expect(refuseAccent('#3b3f8f')).toBeNull()
  })
})

const said = { name: 'Le Jardin', sentence: 'Trois tables.', accent: '', email: '', phone: '' }

it('a logo file is an SVG or a PNG within the size limit of its format [HOU-06]', () => {
  expect(['Logo.SVG', 'a.png', 'a.jpg', 'png'].map((name) => logoKind({ name }))).toEqual(['svg', 'png', null, null])
  expect(refuseLogoFile({ name: 'a.svg', size: logoLimits.svg })).toBeNull()
  expect(refuseLogoFile({ name: 'a.svg', size: logoLimits.svg + 1 })).toBe(logoMessages.svgTooBig)
  expect(refuseLogoFile({ name: 'a.png', size: logoLimits.png })).toBeNull()
  expect(refuseLogoFile({ name: 'a.png', size: logoLimits.png + 1 })).toBe(logoMessages.pngTooBig)
  expect(refuseLogoFile({ name: 'a.gif', size: 1 })).toBe(logoMessages.kind)
})

it('a logo is sent in parts, and the largest file has the maximum number of accepted parts', () => {
  const largest = 'A'.repeat(Math.ceil(logoLimits.png / 3) * 4)
  const parts = logoParts(largest)
  expect(parts).toHaveLength(MOST_LOGO_PARTS)
  expect(parts[0]).toHaveLength(LOGO_PART)
  expect(parts.join('')).toBe(largest)
  const accepted = (logo: unknown) => updateHouseBody.safeParse({ ...said, logo }).success
  expect([accepted(parts), accepted([...parts, 'A']), accepted(null), accepted([]), accepted(['<svg>'])]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
})
