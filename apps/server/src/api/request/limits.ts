import { randomBytes } from 'node:crypto'
import { linkPaths } from '@potager/domain/link-paths'
import { requestRefusalMessages as m, requestRefusalMessages } from '@potager/domain/messages'
import { REQUEST_LINK_DAYS } from '@potager/domain/request'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { nowAt } from '../../db/sql.ts'
import { type Contact, contactsOf } from '../customer/create.ts'
import { followLink } from '../private-link.ts'
import { isWithinShare, type Share, takeShare } from '../share.ts'

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

/**
 * A person asks once or twice. Many share an address behind one connection; a restaurant answers some dozens of requests a
 * day. Who fills its day with forged ones from a few addresses leaves room for the first request of every other address,
 * and fills no other restaurant's day. A contact is written to as often as somebody asks in its name: it has a share too,
 * from wherever that is done.
 */
const ATTEMPTS_A_MINUTE = 20
const REQUESTS_A_DAY = 20
const REQUESTS_OF_CONTACT_A_DAY = 20
const REQUESTS_OF_RESTAURANT_A_DAY = 200
const FIRST_REQUESTS_BEYOND = 800

const aDay = (calls: number): Share => ({ calls, span: 'day' })

/**
 * Counts an attempt to send a visitor's form, refused or not, by its kind.
 * @throws Refusal 429 beyond those of a minute from one address
 */
export async function takeAttempt(db: Queryable, form: 'request' | 'notice' | 'visit', visitor: string): Promise<void> {
  await takeShare(db, `${form} attempt ${visitor}`, { calls: ATTEMPTS_A_MINUTE, span: 'minute' }, m.tooFast)
}

type Request = Contact & { restaurantId: string }

/**
 * Counts a request in its transaction and as its last statements, so that others only wait for the commit.
 * @throws Refusal 429 beyond those of a day from one address, for one contact, or for one restaurant
 */
export async function takeRequest(
  tx: Queryable,
  visitor: string,
  { restaurantId, ...contact }: Request,
): Promise<void> {
  await takeShare(tx, `request ${visitor}`, aDay(REQUESTS_A_DAY), m.tooMany)
  for (const text of contactsOf(contact)) {
    await takeShare(tx, `request in the name of ${hashOf(text)}`, aDay(REQUESTS_OF_CONTACT_A_DAY), m.tooManyOfContact)
  }
  const restaurant = `request of restaurant ${restaurantId.toLowerCase()}`
  const isFirst = await isWithinShare(tx, `${restaurant} by ${visitor}`, aDay(1))
  if (await isWithinShare(tx, restaurant, aDay(REQUESTS_OF_RESTAURANT_A_DAY))) return
  await takeShare(tx, `${restaurant} beyond`, aDay(isFirst ? FIRST_REQUESTS_BEYOND : 0), m.full)
}
