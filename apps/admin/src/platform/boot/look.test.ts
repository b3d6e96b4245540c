import { expect, it } from 'vitest'
import { keptScheme } from './look.ts'

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['<script>', 'system'],
  [null, 'system'],
])('a kept look of %s is %s', (kept, scheme) => {
  expect(keptScheme(() => ({ getItem: () => kept }))).toBe(scheme)
})

it('a storage that refuses keeps none', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(keptScheme(refuse)).toBe('system')
})
