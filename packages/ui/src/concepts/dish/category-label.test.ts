import { expect, it } from 'vitest'
import { categoryLabel } from './category-label.ts'

it('names a category, and shows an unknown code in readable form', () => {
  expect(categoryLabel('BOISSON')).toBe('Boissons')
  expect(categoryLabel('PETIT_DEJEUNER')).toBe('PETIT DEJEUNER')
  expect(categoryLabel('toString')).toBe('toString')
})
