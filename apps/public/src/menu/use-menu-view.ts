import { type MouseEvent, useEffect, useState } from 'react'
import type { PageState } from '../page.ts'
import { headOf } from '../titles.ts'
import { type MenuView, menuAddress, readMenuView } from './menu-view.ts'

/**
 * The view of the menu, changed in place: everything it may show is there already. Each view is an entry of the
 * browser's history. `state` begins it anew.
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
    /** For a link to a view: a plain click changes the view, any other one is the browser's. */
    follow: (next: MenuView) => (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      go(next)
    },
    /** Leaves the detail for where it was opened from, or for the menu around it. */
    closeDish: (): void => {
      if (current.dish === null) return
      const next = { ...current, dish: null }
      if (isBefore(menuAddress(next))) history.back()
      else history.replaceState(history.state, '', menuAddress(next))
      setShown({ of: state, view: next })
    },
  }
}

/** Whether going back leads to an address of this site, where the browser tells. */
function isBefore(address: string): boolean {
  if (!('navigation' in window)) return false
  const { currentEntry } = window.navigation
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return before?.url === new URL(address, location.origin).href
}
