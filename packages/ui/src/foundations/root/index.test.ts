import { expect, it } from 'vitest'
import { classNames } from './index.ts'

it('classNames joins the given classes in their order and skips empty ones', () => {
  expect(classNames('card', false, 'wide', undefined, null, '')).toBe('card wide')
  expect(classNames(undefined)).toBe('')
})
