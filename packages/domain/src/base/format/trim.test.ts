import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { trimEndOf } from './trim.ts'

it.each([
  ['/menus///', /\//, '/menus'],
  ['///', /\//, ''],
  ['menus', /\//, 'menus'],
  ['', /\//, ''],
  ['Soleil2024!', /[^A-Za-z]/, 'Soleil'],
])('%s without %s at its end is %s', (text, unwanted, trimmed) => {
  expect(trimEndOf(text, unwanted)).toBe(trimmed)
})

test.prop([fc.string(), fc.string({ unit: fc.constantFrom('x', ' ') })])(
  'takes away the longest end that matches, and nothing else',
  (text, end) => {
    const trimmed = trimEndOf(text + end, /[x ]/)
    expect((text + end).startsWith(trimmed)).toBe(true)
    expect(/^[x ]*$/.test((text + end).slice(trimmed.length))).toBe(true)
    expect(/[x ]$/.test(trimmed)).toBe(false)
  },
)
