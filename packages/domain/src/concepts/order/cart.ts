import { readText } from '../../base/text/index.ts'
import type { Cents } from '../../base/wire/index.ts'
import type { Dish } from '../dish/index.ts'
import { orderLimits, sumOf } from './order.ts'

/** The fields of a dish that a cart shows and prices. */
export type CartDish = Pick<Dish, 'id' | 'name' | 'price' | 'allergens'>
export type CartLine = { dish: CartDish; quantity: number; note?: string | undefined }

/** Lines in the order in which dishes were first chosen; one per dish. */
export type Cart = readonly CartLine[]

/** Why a change to a cart was refused; the cart is then unchanged (AMB-24). */
export type CartRefusal = 'too-many-of-one-dish' | 'too-many-lines' | 'not-a-whole-number'
export type CartChange = { cart: Cart; refusal?: CartRefusal }

/** How many of a dish are in the cart. */
export function quantityOf(cart: Cart, dishId: string): number {
  return cart.find((line) => line.dish.id === dishId)?.quantity ?? 0
}

/** Sets the quantity of a dish: 0 or less removes its line; above 50, or on a 21st line, it is refused. */
export function setQuantity(cart: Cart, dish: CartDish, quantity: number): CartChange {
  const held = cart.some((line) => line.dish.id === dish.id)
  if (quantity <= 0) return { cart: held ? cart.filter((line) => line.dish.id !== dish.id) : cart }
  if (!Number.isInteger(quantity)) return { cart, refusal: 'not-a-whole-number' }
  if (quantity > orderLimits.quantity.max) return { cart, refusal: 'too-many-of-one-dish' }
  if (held) return { cart: cart.map((line) => (line.dish.id === dish.id ? { ...line, quantity } : line)) }
  if (cart.length >= orderLimits.lines.max) return { cart, refusal: 'too-many-lines' }
  return { cart: [...cart, { dish, quantity }] }
}

/** Sets what is wanted otherwise in the line of a dish; a blank note is none. */
export function setNote(cart: Cart, dishId: string, note: string): Cart {
  return cart.map((line) => (line.dish.id === dishId ? { ...line, note: readText(note) ? note : undefined } : line))
}

/** The price of a line; null when nobody said the dish's. */
export function lineTotal({ dish, quantity }: CartLine): Cents | null {
  return dish.price === null ? null : dish.price * quantity
}

/** Total at the cart's prices, null when one is not said; the server recomputes it with current prices. */
export function cartTotal(cart: Cart): Cents | null {
  return sumOf(cart.map(lineTotal))
}

/** How many things are in the cart: each dish as often as it is wanted. */
export function cartCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}
