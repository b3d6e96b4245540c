import { readClaims } from '@potager/domain/auth'

/** Whether a token says that its time is over; one that does not say may still be good. */
export function isExpired(accessToken: string, now: number): boolean {
  const exp = readClaims(accessToken)?.exp
  return typeof exp === 'number' && exp * 1000 <= now
}
