import { expect, it } from 'vitest'
import { updateHouseBody } from './house.schema.ts'
import { logoMessages } from './logo.messages.ts'
import { LOGO_PART, logoKind, logoLimits, logoParts, MOST_LOGO_PARTS, refuseLogoFile } from './logo.ts'

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
