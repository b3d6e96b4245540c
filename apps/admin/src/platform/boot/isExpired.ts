import { readClaims } from '@potager/domain/auth'

/** Whether a token's `exp` has passed (`now` in ms); a token without one may still be valid. */
export function isExpired(accessToken: string, now: number): boolean {
  const exp = readClaims(accessToken)?.exp
  return typeof exp === 'number' && exp * 1000 <= now
}
