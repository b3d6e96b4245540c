import { describe, expect, it } from 'vitest'
import { allergenText } from './allergen-text.ts'

describe('allergens in words', () => {
  it('tells unknown from none, and names the rest officially', () => {
    expect(allergenText(null)).toBe('Information non disponible')
    expect(allergenText([])).toBe('Aucun allergène connu')
    expect(allergenText(['GLUTEN', 'X_Y'])).toBe('Céréales contenant du gluten, X Y')
  })
})
