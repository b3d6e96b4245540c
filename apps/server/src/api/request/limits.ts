import { requestRefusalMessages as m } from '@potager/domain/messages'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { type Contact, contactsOf } from '../customer/create.ts'
import { isWithinShare, type Share, takeShare } from '../share.ts'

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
