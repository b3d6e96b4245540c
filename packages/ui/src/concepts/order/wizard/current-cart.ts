import { type Dish, isOffered } from '@potager/domain/dish'
import type { Cart, CartDish } from '@potager/domain/order'

/** The fields of a dish stored in a cart. */
export function cartDishOf({ id, name, price, allergens }: CartDish): CartDish {
  return { id, name, price, allergens }
}

/** Ids of cart dishes that the menu no longer offers; empty while the menu loads. */
export function goneFrom(cart: Cart, menu: readonly Dish[] | null): ReadonlySet<string> {
  if (!menu) return new Set()
  const offered = new Set(menu.filter(isOffered).map((dish) => dish.id))
  return new Set(cart.map((line) => line.dish.id).filter((id) => !offered.has(id)))
}

/** A cart with the menu's current names, prices and allergens, because the draft may be stale. */
export function withCurrentDishes(cart: Cart, menu: readonly Dish[] | null): Cart {
  const current = new Map(menu?.map((dish) => [dish.id, dish]))
  return cart.map((line) => ({ ...line, dish: cartDishOf(current.get(line.dish.id) ?? line.dish) }))
}
