import type { Instant } from '@potager/domain/time'
import { toast } from '../toasts.ts'

export { dish, longPerson, longRestaurantName, longWord, restaurant } from '@potager/domain/samples'

export const longComment = 'Une place près de la fenêtre si le temps le permet, sinon au chaud. '.repeat(8)

/** The fixed clock of the stories: a Saturday, 20:00 in Paris. */
export const evening: Instant = Date.parse('2026-11-21T19:00:00Z')

/** Freezes the clock at that time; returns how to restore it. */
export function stopClock(): () => void {
  const { now } = Date
  Date.now = () => evening
  return () => {
    Date.now = now
  }
}

/** Removes the toasts of the previous story; returns how to remove this one's. */
export function withoutToasts(): () => void {
  toast.remove()
  return () => toast.remove()
}

/** By how many pixels the page overflows its window horizontally; it never should. */
export function pageOverflow(element: HTMLElement): number {
  const page = element.ownerDocument.documentElement
  return page.scrollWidth - page.clientWidth
}
