import { displayName, restaurantKey } from '@potager/domain/auth'
import type { Restaurant } from '@potager/domain/restaurant'
import { useState } from 'react'
import { session } from '../../platform/auth/session.ts'

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
