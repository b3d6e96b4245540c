import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard in a list whose items move on: when the focused item, or the button in it, is gone after an update,
 * the focus goes to what took its place. Give `list` and `onBlur`/`onFocus` to the list element and `items` what it shows.
 */
export function useKeptFocus<Element extends HTMLElement>(items: readonly unknown[]) {
  const list = useRef<Element>(null)
  const held = useRef<number | null>(null)

  useEffect(() => {
    const lost = held.current !== null && document.activeElement === document.body
    if (!lost) return
    const children = list.current?.children ?? []
    const successor = children[Math.min(held.current ?? 0, children.length - 1)]
    successor?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  }, [items])

  return {
    list,
    onFocus: (event: FocusEvent<Element>) => {
      held.current = [...event.currentTarget.children].findIndex((child) => child.contains(event.target))
    },
    // Removing a focused element tells nobody; only a person who leaves the list gets here.
    onBlur: (event: FocusEvent<Element>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) held.current = null
    },
  }
}
