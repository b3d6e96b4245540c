import type { Dish } from '@potager/domain/dish'
import { type MouseEvent, useEffect, useState } from 'react'
import { lateCode } from '../late-code.ts'
import type { PageState } from '../page.ts'
import { headOf } from '../titles.ts'
import { type MenuView, menuAddress, readMenuView } from './menu-view.ts'

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

/**
 * The view of the menu, changed in place as all its data is loaded. Each view is a history entry. A new `state` resets
 * it.
 */
export function useMenuView(state: PageState<'menu'>) {
  const [{ of, view }, setShown] = useState({ of: state, view: state.view })
  const current = of === state ? view : state.view

  useEffect(() => {
    const read = () => setShown({ of: state, view: readMenuView(location.search) })
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [state])

  useEffect(() => {
    document.title = headOf({ ...state, view: current }).title
  }, [state, current])

  function go(next: MenuView): void {
    history.pushState(history.state, '', menuAddress(next))
    setShown({ of: state, view: next })
  }

  return {
    view: current,
    go,
    /** Click handler of a link to a view: a plain click changes the view, any other is left to the browser. */
    follow: (next: MenuView) => (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      go(next)
    },
    /** Closes the detail: back in history if it was opened from there, else to the surrounding menu. */
    closeDish: (): void => {
      if (current.dish === null) return
      const next = { ...current, dish: null }
      if (isBefore(menuAddress(next))) history.back()
      else history.replaceState(history.state, '', menuAddress(next))
      setShown({ of: state, view: next })
    },
  }
}

/** Whether going back leads to an address of this site; needs the Navigation API. */
function isBefore(address: string): boolean {
  if (!('navigation' in window)) return false
  const { currentEntry } = window.navigation
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return before?.url === new URL(address, location.origin).href
}
