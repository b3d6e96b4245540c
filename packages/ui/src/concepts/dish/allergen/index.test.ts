import { describe, expect, it } from 'vitest'
import { allergenText } from './index.ts'

describe('allergens in words', () => {
  it('tell « no information » from « none », and use official names', () => {
    expect(allergenText(null)).toBe('Information non disponible')
    expect(allergenText([])).toBe('Aucun allergène connu')
    expect(allergenText(['GLUTEN', 'X_Y'])).toBe('Céréales contenant du gluten, X Y')
  })
})
