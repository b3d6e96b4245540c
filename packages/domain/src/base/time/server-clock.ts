import type { Instant } from './wall-time.ts'

/** A page may keep an answer for half a minute before it reads it; what is shown changes by the minute. */
const MARGIN_MS = 45_000

let offset = 0
const listeners = new Set<() => void>()

/** By how many ms the server's clock is ahead of this device's, as far as its answers have told. */
export const clockOffset = (): number => offset

/** The current time by the server's clock: for what is compared with its moments, or decides a day. */
export const serverNow = (): Instant => Date.now() + offset

/** Calls back when the offset changes. Returns how to stop. */
export function onClockOffset(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Learns from the `Date` of an answer, in whole seconds, between the device's moments at which it was asked for and came.
 * One that a cache may have given teaches nothing.
 */
export function learnClock(headers: Pick<Headers, 'get'>, asked: number, came: number = Date.now()): void {
  if (Number(headers.get('age')) > 0 || !/no-store|no-cache|max-age=0/.test(headers.get('cache-control') ?? '')) return
  const found = Date.parse(headers.get('date') ?? '') + 500 - (asked + came) / 2
  // False as well for a date that is none.
  if (!(Math.abs(found - offset) > MARGIN_MS + (came - asked) / 2)) return
  offset = found
  for (const listener of listeners) listener()
}
