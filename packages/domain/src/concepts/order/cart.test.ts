import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type Cart, cartCount, cartTotal, quantityOf, setNote, setQuantity } from './cart.ts'

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
