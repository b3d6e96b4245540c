import { useEffect, useRef } from 'react'

/**
 * Brings a section of a page that the address asks for into sight, and gives it the focus; the section has a `tabIndex`.
 * @param wanted whether the address asks for it
 */
export function useWanted<Section extends HTMLElement>(wanted: boolean) {
  const section = useRef<Section>(null)
  useEffect(() => {
    if (!wanted) return
    // The frame moves the focus to the page it has just opened: after that.
    const turn = setTimeout(() => section.current?.focus({ preventScroll: true }))
    // What stands above it may still come: it stays in sight until the reader does something.
    const grown = new ResizeObserver(() => section.current?.scrollIntoView())
    grown.observe(document.body)
    const acts = new AbortController()
    for (const act of ['pointerdown', 'keydown', 'wheel']) {
      addEventListener(act, () => grown.disconnect(), { once: true, signal: acts.signal })
    }
    return () => {
      clearTimeout(turn)
      grown.disconnect()
      acts.abort()
    }
  }, [wanted])
  return section
}
