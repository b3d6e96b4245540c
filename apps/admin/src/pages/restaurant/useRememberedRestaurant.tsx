import { displayName, restaurantKey } from '@potager/domain/auth'
import { firstStepsMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Restaurant } from '@potager/domain/restaurant'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../../platform/auth/session.ts'
import { listOf } from '../../platform/data/useApi.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'

/** Restaurants to choose from; where there are none, with the link to make the first. */
export const restaurantChoice = (query: UseQueryResult<Restaurant[], Error>) => ({
  ...listOf(query),
  create: <CreateLink to={paths.createRestaurant}>{firstStepsMessages.steps.restaurant.action}</CreateLink>,
})

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

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/**
 * The user's current restaurant, remembered between visits; a sole restaurant is selected automatically. Ids that are
 * no longer theirs are forgotten.
 */
export function useRememberedRestaurant(restaurants: readonly Pick<Restaurant, 'id'>[] | undefined) {
  const key = restaurantKey(displayName(session.read()) ?? '')
  const [chosen, setChosen] = useState(() => read(key))
  const known = restaurants?.some(({ id }) => id === chosen) ?? true
  const only = restaurants?.length === 1 ? (restaurants[0]?.id ?? '') : ''

  function choose(id: string) {
    setChosen(id)
    try {
      localStorage.setItem(key, id)
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }
  return [(known ? chosen : '') || only, choose] as const
}
