import { describe, expect, it } from 'vitest'
import { isOwnForm } from './sent-form.ts'

const own = (headers: Record<string, string>, publicOrigin?: string) =>
  isOwnForm({ headers, host: 'potager.test:3000' }, publicOrigin ? { publicOrigin: new URL(publicOrigin) } : {})

describe('whether a form comes from this site', () => {
  it('follows what the browser says of it', () => {
    expect(own({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(own({ 'sec-fetch-site': site, origin: 'http://potager.test:3000' }), site).toBe(false)
    }
  })

  it('follows the origin where the browser says no more, a proxy before it or not', () => {
    expect(own({ origin: 'http://potager.test:3000' })).toBe(true)
    expect(own({ origin: 'https://potager.fr' }, 'https://potager.fr')).toBe(true)
    for (const origin of ['http://potager.test', 'http://mauvais.test', 'null', '']) {
      expect(own({ origin }), origin).toBe(false)
    }
  })

  it('takes nothing that says neither', () => {
    expect(own({})).toBe(false)
  })
})
