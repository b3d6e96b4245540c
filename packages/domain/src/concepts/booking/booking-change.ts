import type { Dialect } from '../../base/api/call.ts'
import { isBookingStatus } from './booking.ts'

/** The longest reason for a refusal or a cancellation: ours, the specification has no reasons. */
export const REASON_MAX = 500

/** The reason that goes with a refusal or a cancellation: an extension key, left out when blank or for a foreign backend. */
export function reasonFor(reason: string | undefined, { extensions }: Dialect): { reason?: string } {
  const typed = reason?.trim()
  return extensions && typed ? { reason: typed } : {}
}

/**
 * The status that somebody saw when they chose another: an extension key, so that a change made meanwhile is told, not
 * overwritten. One that we do not know is left out.
 */
export function seenBy(seen: string | undefined, { extensions }: Dialect): { seenStatus?: string } {
  return extensions && seen && isBookingStatus(seen) ? { seenStatus: seen } : {}
}
