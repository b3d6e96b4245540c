import { chooseRestaurant, type OrderDraft } from '@potager/domain/order'
import type { Restaurant } from '@potager/domain/restaurant'

/** A stored draft without a restaurant that the user no longer has; as it was while their restaurants are awaited. */
export function withoutLostRestaurant(draft: OrderDraft, restaurants: readonly Restaurant[] | undefined): OrderDraft {
  const there = restaurants?.some(({ id }) => id === draft.restaurant?.id) ?? true
  return there || !draft.restaurant ? draft : { ...draft, restaurant: null }
}

/**
 * A draft that starts with a restaurant already chosen: its own, else the first of `ids` that is the user's.
 * @param ids in the order in which they are offered; '' and null are none
 */
export function withOfferedRestaurant(
  draft: OrderDraft,
  restaurants: readonly Restaurant[] | undefined,
  ids: readonly (string | null)[],
): OrderDraft {
  if (draft.restaurant) return draft
  const [offered] = ids.flatMap((wanted) => restaurants?.find(({ id }) => id === wanted) ?? [])
  if (!offered) return draft
  const { id, name, features, address } = offered
  return chooseRestaurant(draft, { id, name, features, address })
}
