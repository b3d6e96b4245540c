import { describe, expect, it } from 'vitest'
import { wrapped } from './wrap.ts'

describe('text broken into lines', () => {
  it('keeps words whole and lines within the width', () => {
    expect(wrapped('Risotto aux champignons des bois', 14, 3)).toEqual(['Risotto aux', 'champignons', 'des bois'])
  })

  it('ends with an ellipsis when text is cut off', () => {
    expect(wrapped('un deux trois, quatre', 8, 2)).toEqual(['un deux', 'trois…'])
    expect(wrapped('anticonstitutionnellement', 10, 1)).toEqual(['anticonst…'])
  })
})
