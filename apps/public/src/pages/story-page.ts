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

/** What the server says to every call of the API (`null`: it never answers), before any toast. Returns the way back. */
export function serverSays(answer: { status: number; body: unknown } | null): () => void {
  const network = globalThis.fetch
  toast.remove()
  globalThis.fetch = (target, init) => {
    if (!String(target).startsWith('/api/')) return network(target, init)
    if (!answer) return new Promise(() => {})
    return Promise.resolve(Response.json(answer.body, { status: answer.status }))
  }
  return () => {
    globalThis.fetch = network
  }
}

/** By how many pixels the page is wider than its window: none ever makes one scroll sideways. */
export function overflowOf(element: HTMLElement): number {
  const page = element.ownerDocument.documentElement
  return page.scrollWidth - page.clientWidth
}
