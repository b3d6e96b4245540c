import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type OrderDraft, parseOrderDraft, serialiseOrderDraft } from './order-draft.ts'

const draft: OrderDraft = {
  key: 'k1',
  restaurant: {
    id: 'r1',
    name: 'La Fane',
    features: ['PLATEAUX_LIVRABLE'],
    address: { streetNumber: 3, streetName: 'rue des Jardins', postalCode: '35000', city: 'Rennes', country: 'France' },
  },
  cart: [{ dish: { id: 'd1', name: 'Soupe', price: 850, allergens: ['CELERY'] }, quantity: 2, note: 'sans sel' }],
  customer: { id: 'c1', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' },
  customerName: 'Zoé',
  delivery: true,
  handover: { time: '19:30', address: '3 rue des Lilas, 2e étage', phone: '06 12' },
}

describe('a stored order draft', () => {
  it('comes back as it was, its retry key included', () => {
    expect(parseOrderDraft(serialiseOrderDraft(draft))).toEqual(draft)
    const guest = { ...draft, customer: null, restaurant: null, cart: [] }
    expect(parseOrderDraft(serialiseOrderDraft(guest))).toEqual(guest)
  })

  it('is nothing when absent, corrupt or of another version', () => {
    for (const text of [null, '', '{', '[]', '{"version":2,"draft":{"key":"k"}}', '{"version":1,"draft":{}}']) {
      expect(parseOrderDraft(text)).toBeNull()
    }
  })

  it('drops lines that break the cart’s bounds', () => {
    const stored = JSON.stringify({
      version: 1,
      draft: { ...draft, cart: [{ dish: { id: 'd1' }, quantity: 99 }, { quantity: 1 }, 'x', { quantity: 2 }] },
    })
    expect(parseOrderDraft(stored)?.cart).toEqual([])
    const { delivery: _, ...silent } = draft
    const kept = JSON.stringify({ version: 1, draft: { ...silent, cart: [{ dish: { id: 'd1' }, quantity: 2 }] } })
    expect(parseOrderDraft(kept)).toMatchObject({
      cart: [{ dish: { id: 'd1', name: '', price: null, allergens: null }, quantity: 2 }],
      delivery: false,
    })
    const odd = { version: 1, draft: { ...draft, handover: { time: '25:00', address: 3 } } }
    expect(parseOrderDraft(JSON.stringify(odd))?.handover).toEqual({ time: '', address: '3', phone: '' })
  })

  test.prop([fc.jsonValue()])('never throws, whatever was stored', (value) => {
    expect(() => parseOrderDraft(JSON.stringify({ version: 1, draft: value }))).not.toThrow()
  })
})
