import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { isolated } from './isolated.ts'

it('isolates a text with a right-to-left letter, and no other', () => {
  for (const name of ['ליאור', 'ليلى', 'Café ליאור', 'ﺎ', 'ﬡ', '𞤀𞤣', 'ܐ', 'Table של 4'])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  for (const name of ['', 'Zoé', 'Наталья', 'Ζωή', '東京', 'ไทย', 'Plat 🥕', '12,50\u00a0€', '﹪', '️'])
    expect(isolated(name)).toBe(name)
})

test.prop([fc.string({ unit: 'grapheme-ascii' })])('leaves an ASCII text unchanged', (text) => {
  expect(isolated(text)).toBe(text)
})
