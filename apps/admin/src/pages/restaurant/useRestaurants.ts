import type { ApiQueryOptions } from '@potager/admin-kit/data'
import { restaurantsCall } from '@potager/admin-kit/query'
import { zoneOf } from '@potager/domain/restaurant'
import type { TimeZone } from '@potager/domain/time'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** The zone of one of the user's restaurants, read once one is asked for; undefined, which is Paris, while it is unknown. */
export function useZone(restaurantId: string | undefined): TimeZone | undefined {
  const { data } = useRestaurants({ enabled: Boolean(restaurantId) })
  const restaurant = data?.find(({ id }) => id === restaurantId)
  return restaurant && zoneOf(restaurant.address)
}

/** The restaurants that the user may work for, through the cache. */
export const useRestaurants = (options: ApiQueryOptions = {}) =>
  useApiQuery(restaurantsCall(supports), undefined, options)
