import { describe, expect, it } from 'vitest'
import { pageTag } from './hash.ts'

describe('the ETag of a page', () => {
  it('is equal for equal content, and differs when text moves from one part to the next', () => {
    expect(pageTag('a', 'b')).toBe(pageTag('a', 'b'))
    expect(pageTag('a', 'b')).not.toBe(pageTag('ab', ''))
    expect(pageTag('a')).toMatch(/^W\/"[\w-]{22}"$/)
  })
})
