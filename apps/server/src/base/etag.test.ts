import { describe, expect, it } from 'vitest'
import { pageTag } from './etag.ts'

describe('the validator of a page', () => {
  it('is the same for the same content, and another when a part moves to its neighbour', () => {
    expect(pageTag('a', 'b')).toBe(pageTag('a', 'b'))
    expect(pageTag('a', 'b')).not.toBe(pageTag('ab', ''))
    expect(pageTag('a')).toMatch(/^W\/"[\w-]{22}"$/)
  })
})
