import { randomBytes } from 'node:crypto'
import { linkPaths } from '@potager/domain/link-paths'
import { requestRefusalMessages } from '@potager/domain/messages'
import { REQUEST_LINK_DAYS } from '@potager/domain/request'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { nowAt } from '../../db/sql.ts'
import { followLink } from '../private-link.ts'

/**
 * Stores a link of a booking. Only the hash of its token is stored.
 * @param asked false for one that comes with a message: what people ask for is counted
 */
export async function insertLink(tx: Queryable, bookingId: string, token: string, asked = true): Promise<void> {
  await tx.query('insert into request_link (token_hash, booking_id, asked) values ($1, $2, $3)', [
    hashOf(token),
    bookingId,
    asked,
  ])
}

/** A token of 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Another link of a booking, that somebody asked for. @returns its path on the site */
export async function makeLink(tx: Queryable, bookingId: string): Promise<string> {
  const token = newToken()
  await insertLink(tx, bookingId, token)
  return linkPaths.request(token)
}

/** SQL of whether the links of a booking are over. */
const over = (booking: string) =>
  `${booking}.ends_at < ${nowAt(`${booking}.restaurant_id`)} - make_interval(days => ${REQUEST_LINK_DAYS})`

/** The booking of a token; undefined when it is unknown or over. Any text is looked for in the same way. */
export async function findLinked(db: Queryable, token: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select b.id from request_link l join booking b on b.id = l.booking_id
     join customer c on c.id = b.customer_id
     where l.token_hash = $1 and c.erased_at is null and not (${over('b')})`,
    [hashOf(token)],
  )
  return row?.id
}

/**
 * The booking of a token, for a visitor.
 * @throws Refusal 404 when it is unknown or over, which are not told apart; 429 while the wait of earlier tries lasts
 */
export function findLinkedFor(db: Queryable, token: string, visitor: string): Promise<string> {
  const { over: message } = requestRefusalMessages
  return followLink(db, { kind: 'request', visitor, over: message }, () => findLinked(db, token))
}

/** Deletes the links that are over. */
export async function forgetLinks(db: Queryable): Promise<void> {
  await db.query(`delete from request_link l using booking b where b.id = l.booking_id and ${over('b')}`)
}
