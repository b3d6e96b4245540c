import { zoneOf } from '@potager/domain/restaurant'
import type { TimeZone } from '@potager/domain/time'
import { useRestaurants } from './useRestaurants.ts'

/** The zone of one of the user's restaurants, read once one is asked for; undefined, which is Paris, while it is unknown. */
export function useZone(restaurantId: string | undefined): TimeZone | undefined {
  const { data } = useRestaurants({ enabled: Boolean(restaurantId) })
  const restaurant = data?.find(({ id }) => id === restaurantId)
  return restaurant && zoneOf(restaurant.address)
}
