import type { Dish } from '@potager/domain/dish'
import { useEffect, useState } from 'react'
import { lateCode } from '../late-code.ts'

const loadFollowing = lateCode(() => import('./follow-menu.ts'))

/** The dishes of a menu: as given, then as a restaurant changes them. The group's menu stays as given. */
export function useFollowedDishes(given: Dish[], restaurant: string | undefined): Dish[] {
  // A new `given` discards what was read: the user visits another menu.
  const [read, setRead] = useState({ of: given, dishes: given })
  useEffect(() => {
    if (restaurant === undefined) return
    const stop = new AbortController()
    const show = (dishes: Dish[]) => setRead({ of: given, dishes })
    loadFollowing().then(({ followMenu }) => followMenu(restaurant, show, stop.signal), console.warn)
    return () => stop.abort()
  }, [given, restaurant])
  return read.of === given ? read.dishes : given
}
