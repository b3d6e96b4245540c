import { isBookingStatus } from './booking.ts'

/** Maximum length of a reason for a refusal or cancellation: ours, the specification has no reasons. */
export const REASON_MAX = 500

/** The reason of a refusal or cancellation: an extension key, left out when blank. */
export function reasonFor(reason: string | undefined): { reason?: string } {
  const typed = reason?.trim()
  return typed ? { reason: typed } : {}
}

/**
 * The status that was displayed when another was chosen: an extension key, so that a concurrent change is reported
 * rather than overwritten. Unknown ones are left out.
 */
export function seenBy(seen: string | undefined): { seenStatus?: string } {
  return seen && isBookingStatus(seen) ? { seenStatus: seen } : {}
}
