import { listDishes } from '@potager/domain/dish'
import { listRestaurantMenu } from '@potager/domain/restaurant-menu'
import { useApiQuery } from '../data/useApi.ts'
import { supports } from '../services.ts'

/**
 * The dishes to order from a restaurant, at its prices; the group's while none is chosen, or where the backend has one menu for
 * all.
 */
export function useMenuFor(restaurantId: string | undefined) {
  const own = restaurantId !== undefined && supports(listRestaurantMenu)
  const group = useApiQuery(listDishes, undefined, { enabled: !own })
  const here = useApiQuery(listRestaurantMenu, restaurantId ?? '', { enabled: own })
  return own ? here : group
}
