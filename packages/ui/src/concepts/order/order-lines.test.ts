import { expect, it } from 'vitest'
import { allergensOf, allergensOfLine, customerOf } from './order-words.ts'

const line = { id: '1', dishName: 'Soupe', unitPrice: 1, quantity: 1, total: 1, allergens: [] as string[] | null }

it('names the customer without the spaces around the name', () => {
  expect(customerOf({ customerName: ' Camille ' })).toBe('Camille')
})

it('names each allergen, unknown codes too, and tells « none » from « no information » for an order', () => {
  expect(allergensOfLine({ allergens: ['MILK', 'X_Y'] })).toBe('Lait, X Y')
  expect(allergensOf({ lines: [line, line] })).toBe('Aucun allergène connu')
  expect(allergensOf({ lines: [line, { ...line, allergens: null }] })).toBe('Information non disponible')
})
