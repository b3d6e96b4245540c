import { listDishes } from '@potager/domain/dish'
import { listRestaurantMenu } from '@potager/domain/restaurant-menu'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/**
 * The dishes to order from a restaurant, at its prices; the group's while none is chosen, or where the backend has one menu for
 * all.
 */
export function useMenuFor(restaurantId: string | undefined) {
  const asked = restaurantId !== undefined && supports(listRestaurantMenu)
  const here = useApiQuery(listRestaurantMenu, restaurantId ?? '', { enabled: asked })
  // A restaurant that was chosen is there: it is the call that is missing.
  const own = asked && here.error?.status !== 404
  const group = useApiQuery(listDishes, undefined, { enabled: !own })
  return own ? here : group
}
