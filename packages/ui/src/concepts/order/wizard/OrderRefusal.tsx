import { useLayoutEffect, useRef } from 'react'
import css from './lines.module.css'

/**
 * Scrolls until an element and its scroll margins are in view, above what stands at the bottom of the page.
 * `scrollIntoView` with `nearest` leaves the margins of what is in view out in Chromium 143.
 */
function showWhole(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
  // Not a number where nothing stands there (`auto`).
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  const below = bottom + Number.parseFloat(scrollMarginBottom) + padding - innerHeight
  const above = top - Number.parseFloat(scrollMarginTop)
  scrollBy(0, Math.max(below, 0) || Math.min(above, 0))
}

/** Why the last change of a quantity was refused. */
export type QuantityRefusal = { dishId: string; message: string }

/** Why a line's quantity was refused; scrolled into view, because the sticky bar may cover it. */
export function OrderRefusal({ message }: { message: string }) {
  const told = useRef<HTMLElement>(null)
  // Also scrolls for a new message on the same line.
  useLayoutEffect(() => {
    if (told.current) showWhole(told.current)
  }, [message])
  return (
    <small ref={told} role="alert" className={css.refusal}>
      {message}
    </small>
  )
}
