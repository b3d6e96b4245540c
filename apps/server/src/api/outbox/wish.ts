import { randomBytes } from 'node:crypto'
import { messageWishPath } from '@potager/domain/message'
import { hashOf } from '../../base/hash.ts'

/** The link of a message by which its customer chooses what comes next: its token, and the hash that outlasts it. */
export function newWishLink(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** The address of the page of a token; null without one. */
export function wishAddress(token: string | null, origin: string): string | null {
  return token === null ? null : new URL(messageWishPath(token), origin).href
}
