import type { Dialect } from '../api/call.ts'

/** The longest reason for a refusal or a cancellation: ours, SPEC has no reasons. */
export const REASON_MAX = 500

/** The reason that goes with a refusal or a cancellation: an extension key, left out when blank or for a foreign backend. */
export function reasonFor(reason: string | undefined, { extensions }: Dialect): { reason?: string } {
  const typed = reason?.trim()
  return extensions && typed ? { reason: typed } : {}
}
