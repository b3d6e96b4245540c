import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type Cart, cartCount, cartTotal, quantityOf, setNote, setQuantity } from './cart.ts'
import { type OrderDraft, parseOrderDraft, serialiseOrderDraft } from './order-draft.ts'

const dish = (id: string, price = 1000) => ({ id, name: `Plat ${id}`, price, allergens: [] })
const full: Cart = Array.from({ length: 20 }, (_, index) => ({ dish: dish(`d${index}`), quantity: 1 }))

describe('cart', () => {
  it('removes a line at a quantity of 0 or less [WIZ-07]', () => {
    const { cart } = setQuantity([], dish('a'), 2)
    expect(setQuantity(cart, dish('a'), 0).cart).toEqual([])
    expect(setQuantity(cart, dish('a'), -3).cart).toEqual([])
  })

  it('changes or removes one line, and leaves the others as they are', () => {
    const two = setQuantity(setQuantity([], dish('a'), 2).cart, dish('b'), 3).cart
    const quantities = (cart: Cart) => cart.map((line) => [line.dish.id, line.quantity])
    expect(quantities(setQuantity(two, dish('a'), 5).cart)).toEqual([
      ['a', 5],
      ['b', 3],
    ])
    expect(quantities(setQuantity(two, dish('a'), 0).cart)).toEqual([['b', 3]])
    expect(setQuantity(two, dish('c'), 0).cart).toEqual(two)
  })

  it('notes what is wanted otherwise in one line, and forgets a blank note', () => {
    const two = setQuantity(setQuantity([], dish('a'), 2).cart, dish('b'), 3).cart
    const noted = setNote(two, 'b', 'sans oignon')
    expect(noted.map(({ note }) => note)).toEqual([undefined, 'sans oignon'])
    expect(setNote(noted, 'b', ' ')).toEqual(two)
  })

  it('takes 1 to 50 of a dish and refuses the 51st [WIZ-08]', () => {
    const { cart } = setQuantity([], dish('a'), 50)
    expect(quantityOf(cart, 'a')).toBe(50)
    expect(setQuantity(cart, dish('a'), 51)).toEqual({ cart, refusal: 'too-many-of-one-dish' })
    expect(setQuantity(cart, dish('a'), 1.5)).toEqual({ cart, refusal: 'not-a-whole-number' })
  })

  it('takes 20 lines and refuses the 21st, while held lines still change [WIZ-09]', () => {
    expect(setQuantity(full, dish('more'), 1)).toEqual({ cart: full, refusal: 'too-many-lines' })
    expect(quantityOf(setQuantity(full, dish('d3'), 7).cart, 'd3')).toBe(7)
  })

  it('adds up in cents, without binary fractions', () => {
    const cart: Cart = [110, 220, 330].map((price, index) => ({ dish: dish(`d${index}`, price), quantity: 1 }))
    expect(cartTotal(cart)).toBe(660)
    expect(cartCount(cart)).toBe(3)
  })

  const steps = fc.array(
    fc.record({ id: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), quantity: fc.integer({ min: -5, max: 60 }) }),
  )
  test.prop([steps])('stays within its bounds whatever is asked of it', (asked) => {
    let cart: Cart = []
    for (const { id, quantity } of asked) {
      const change = setQuantity(cart, dish(id), quantity)
      if (change.refusal) expect(change.cart).toBe(cart)
      else expect(quantityOf(change.cart, id)).toBe(Math.max(quantity, 0))
      cart = change.cart
    }
    expect(cart.length).toBeLessThanOrEqual(20)
    expect(new Set(cart.map((line) => line.dish.id)).size).toBe(cart.length)
    expect(cart.every((line) => line.quantity >= 1 && line.quantity <= 50)).toBe(true)
    expect(cartTotal(cart)).toBe(cartCount(cart) * 1000)
  })
})

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
