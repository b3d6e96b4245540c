import { describe, expect, it } from 'vitest'
import { cartDishOf, goneFrom, withCurrentDishes } from './current-cart.ts'
import { menu, readyDraft, soup, tart } from './order-wizard.fixtures.ts'

const { cart } = readyDraft
const without = menu.filter((dish) => dish.id !== tart.id)
const soldOut = menu.map((dish) => (dish.id === soup.id ? { ...dish, available: false } : dish))

describe('a cart against the menu', () => {
  it('knows the dishes that left the menu or are no longer available', () => {
    expect(goneFrom(cart, menu)).toEqual(new Set())
    expect(goneFrom(cart, without)).toEqual(new Set([tart.id]))
    expect(goneFrom(cart, soldOut)).toEqual(new Set([soup.id]))
  })

  it('has no gone dishes while the menu is loading', () => {
    expect(goneFrom(cart, null)).toEqual(new Set())
  })

  it('has current prices and allergens, and the kept ones of a dish that is gone', () => {
    const today = { ...soup, price: 990, allergens: ['NUTS'] }
    expect(withCurrentDishes(cart, [today])).toEqual([
      { dish: { id: soup.id, name: soup.name, price: 990, allergens: ['NUTS'] }, quantity: 2 },
      { dish: cartDishOf(tart), quantity: 1 },
    ])
    expect(withCurrentDishes(cart, null)).toEqual(cart)
  })
})
