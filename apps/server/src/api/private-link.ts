import { createHmac } from 'node:crypto'
import type { Queryable } from '../db/database.ts'
import { countTry, forgetTries, type ThrottleKind } from './auth/throttle.ts'
import { notFound } from './errors.ts'

/**
 * The token of what a form makes: as hard to guess as its ticket, and the same for the same form, so that a repeat finds
 * the first one's without the token being stored.
 */
export function tokenOf({ ticket, ...asked }: { ticket: string } & Record<string, unknown>): string {
  return createHmac('sha256', ticket).update(JSON.stringify(asked)).digest('base64url')
}

/**
 * What a private link leads to, for a visitor. Unknown ones are counted by address, and forgotten with the first that
 * works.
 * @throws Refusal 404 when it is unknown or over, which are not told apart; 429 while the wait of earlier tries lasts
 */
export async function followLink<Found>(
  db: Queryable,
  { kind, visitor, over }: { kind: ThrottleKind; visitor: string; over: string },
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  await countTry(db, kind, visitor)
  const found = await find()
  if (found === undefined) throw notFound(over)
  await forgetTries(db, kind, visitor)
  return found
}
