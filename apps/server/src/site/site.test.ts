import { describe, expect, it } from 'vitest'
import { isOwnForm } from './sent-form.ts'
import { preferredEncoding } from './static-files.ts'

const own = (headers: Record<string, string>, publicOrigin?: string) =>
  isOwnForm({ headers, host: 'potager.test:3000' }, publicOrigin ? { publicOrigin: new URL(publicOrigin) } : {})

describe('whether a form comes from this site', () => {
  it('follows Sec-Fetch-Site, whatever the Origin', () => {
    expect(own({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(own({ 'sec-fetch-site': site, origin: 'http://potager.test:3000' }), site).toBe(false)
    }
  })

  it('follows Origin without Sec-Fetch-Site, behind a proxy or not', () => {
    expect(own({ origin: 'http://potager.test:3000' })).toBe(true)
    expect(own({ origin: 'https://potager.fr' }, 'https://potager.fr')).toBe(true)
    for (const origin of ['http://potager.test', 'http://mauvais.test', 'null', '']) {
      expect(own({ origin }), origin).toBe(false)
    }
  })

  it('is no without either header', () => {
    expect(own({})).toBe(false)
  })
})

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
