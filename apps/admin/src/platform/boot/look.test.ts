import { expect, it } from 'vitest'
import { keptScheme } from './look.ts'

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['<script>', 'system'],
  [null, 'system'],
])('a stored scheme of %s is read as %s', (kept, scheme) => {
  expect(keptScheme(() => ({ getItem: () => kept }))).toBe(scheme)
})

it('a denied storage is read as the scheme « system »', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(keptScheme(refuse)).toBe('system')
})
