import { ALL_RESTAURANTS } from '@potager/domain/paths'
import type { Restaurant } from '@potager/domain/restaurant'
import type { Part } from '../lists/address.ts'
import { useRememberedRestaurant } from './useRememberedRestaurant.ts'

/** The restaurant that an address asks for: an id, '' for all of them, null when it does not say. */
export const restaurantPart: Part<string | null> = {
  read: (params) => {
    const said = params.get('restaurant')
    return said === ALL_RESTAURANTS ? '' : said || null
  },
  write: (value, params) => {
    if (value !== null) params.set('restaurant', value || ALL_RESTAURANTS)
  },
}

/**
 * The restaurant whose bookings are managed: the one that the address asks for, else the one of last time. '' is all of
 * them where the backend lists them together, else none yet.
 * @param together whether the backend lists them together; an address that asks for all says nothing elsewhere
 * @param single whether the view shows one restaurant alone: for all of them it shows the one of last time, else the first
 */
export function useManagedRestaurant(
  said: string | null,
  restaurants: readonly Pick<Restaurant, 'id'>[] | undefined,
  together: boolean,
  single = false,
) {
  const [remembered, remember] = useRememberedRestaurant(restaurants)
  const first = (single && together && restaurants?.[0]?.id) || ''
  return [(together && !single ? said : said || null) ?? (remembered || first), remember] as const
}
