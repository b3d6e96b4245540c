import type { Dialect } from '../api/call.ts'
import { isBookingStatus } from './booking-status.ts'

/**
 * The status that somebody saw when they chose another: an extension key, so that a change made meanwhile is told, not
 * overwritten. One that we do not know is left out.
 */
export function seenBy(seen: string | undefined, { extensions }: Dialect): { seenStatus?: string } {
  return extensions && seen && isBookingStatus(seen) ? { seenStatus: seen } : {}
}
