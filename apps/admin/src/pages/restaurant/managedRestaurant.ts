import type { Restaurant } from '@potager/domain/restaurant'
import { useRememberedRestaurant } from './useRememberedRestaurant.ts'

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
