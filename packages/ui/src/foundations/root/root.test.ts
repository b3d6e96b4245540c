import { expect, it } from 'vitest'
import { classNames } from './root.ts'

it('writes the classes there are, in their order', () => {
  expect(classNames('card', false, 'wide', undefined, null, '')).toBe('card wide')
  expect(classNames(undefined)).toBe('')
})
