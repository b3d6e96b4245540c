import type { Instant } from '@potager/domain/time'
import { toast } from '../toasts.ts'

/** A Saturday at 20:00 in Paris, when the stories of the public pages take place. */
export const evening: Instant = Date.parse('2026-11-21T19:00:00Z')

/** Stops the clock at that evening; what it returns starts it again. */
export function stopClock(): () => void {
  const { now } = Date
  Date.now = () => evening
  return () => {
    Date.now = now
  }
}

/** No toast of the story before, none for the one after. */
export function withoutToasts(): () => void {
  toast.remove()
  return () => toast.remove()
}

/** By how many pixels the page is wider than its window: none ever makes one scroll sideways. */
export function pageOverflow(element: HTMLElement): number {
  const page = element.ownerDocument.documentElement
  return page.scrollWidth - page.clientWidth
}
