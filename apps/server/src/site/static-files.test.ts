import { describe, expect, it } from 'vitest'
import { preferredEncoding } from './static-files.ts'

describe('the encoding of a document', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', null],
    ['br;q=0.5', 'br'],
    ['x-br', null],
  ])('for %s is %s', (accept, encoding) => {
    expect(preferredEncoding(accept)).toBe(encoding)
  })
})
