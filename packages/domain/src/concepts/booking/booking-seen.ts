import type { WallTimeOrDate } from '../../base/time/index.ts'

/** A moment and a number of people, as a page shows them. */
export type SeenMoment = { start: WallTimeOrDate | null; end: WallTimeOrDate | null; people: number | null }

/** What decides whether two states of a booking are the same to whoever wants to change it. */
export type SeenBooking = SeenMoment & { status: string }

/** A moment in one text, to the minute. */
export function seenMoment({ start, end, people }: SeenMoment): string {
  return [start?.slice(0, 16), end?.slice(0, 16), people ?? 0].join(' ')
}

/** A booking as a page shows it, in one text: a change is made instead of this, and of nothing newer. */
export function seenBooking({ status, ...moment }: SeenBooking): string {
  return `${status} ${seenMoment(moment)}`
}
