import {
  HELD_UP_TRIES,
  kindsOpenTo,
  MESSAGE_PAGE_SIZE,
  type MessageContent,
  type MessageFailure,
  type MessageState,
  type MessageWish,
  unwantedKinds,
} from '@potager/domain/message'
import { messageWishErrors } from '@potager/domain/messages'
import { hashOf } from '../../base/hash.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { type Caller, mayCall, scopeOf } from '../auth/caller.ts'
import { followLink } from '../private-link.ts'

type Linked = { id: string; customerId: string | null; contact: string; wish: MessageWish }

/** SQL of what the contact `key` wants. */
export const wishOf = (key: string) => `coalesce((select w.wish from message_wish w where w.contact = ${key}), 'all')`

/** SQL of the contacts of customers by their ids; what others have too is left out: it is their choice as well. */
export const contactsOnlyOf = (ids: string) =>
  `select contact_key(c.email, c.phone) from customer c where c.id = any(${ids}::uuid[]) and not exists (
     select from customer o where o.email <> '' and lower(o.email) = lower(c.email) and o.id <> all(${ids}::uuid[]))`

/**
 * The message of a link, with what its contact wants.
 * @throws Refusal 404 when there is none; 429 while the wait of earlier tries lasts
 */
function findLinked(db: Queryable, token: string, visitor: string): Promise<Linked> {
  return followLink(db, { kind: 'wish', visitor, over: messageWishErrors.over }, async () => {
    const [row] = await db.query<Linked>(
      `select id, "customerId", contact, ${wishOf('o.contact')} as wish
       from (select id, customer_id as "customerId", contact_key(to_email, to_phone) as contact from outbox where wish_hash = $1) o
       where contact is not null`,
      [hashOf(token)],
    )
    return row
  })
}

/** What the holder of a message's link wants. @throws Refusal 404, 429 as above */
export async function readWish(db: Queryable, token: string, visitor: string): Promise<{ wish: MessageWish }> {
  const { wish } = await findLinked(db, token, visitor)
  return { wish }
}

/** Writes what a contact wants, and deletes what waits that it does not want. */
async function writeWish(tx: Queryable, contact: string, wish: MessageWish): Promise<void> {
  if (wish === 'all') {
    await tx.query('delete from message_wish where contact = $1', [contact])
    return
  }
  await tx.query(
    `insert into message_wish (contact, wish) values ($1, $2)
     on conflict (contact) do update set wish = excluded.wish, chosen_at = now()`,
    [contact, wish],
  )
}

/** Deletes what has not left to a contact and is not wanted; the message whose link is used stays, for its link. */
async function dropUnwanted(tx: Queryable, { id, contact }: Linked, wish: MessageWish): Promise<void> {
  await tx.query(
    `delete from outbox where kind = any($1::text[]) and id <> $3::uuid and contact_key(to_email, to_phone) = $2
       and state in ('waiting', 'to-hand-over', 'given-up')`,
    [unwantedKinds(wish), contact, id],
  )
}

/**
 * Chooses what a contact wants by the link of one of its messages. The same choice again changes nothing.
 * @throws Refusal 404 when there is no such link; 429 while the wait of earlier tries lasts
 */
export async function saveWish(
  db: Database,
  { token, visitor, wish }: { token: string; visitor: string; wish: MessageWish },
): Promise<{ wish: MessageWish }> {
  const linked = await findLinked(db, token, visitor)
  if (linked.wish !== wish) {
    await db.transaction(async (tx) => {
      await writeWish(tx, linked.contact, wish)
      await dropUnwanted(tx, linked, wish)
      if (linked.customerId === null) return
      const subject = { resource: 'customer', resourceId: linked.customerId, from: linked.wish, to: wish } as const
      await recordAudit(tx, visitorAuthor, { action: 'saveMessageWish', ...subject })
    })
  }
  return { wish }
}

/** A message with the name of its restaurant, null for one of the house. */
export type MessageRow = MessageContent & {
  id: string
  state: MessageState
  name: string
  email: string | null
  phone: string | null
  restaurantId: string | null
  restaurantName: string | null
  link: string | null
  wishToken: string | null
  failure: MessageFailure | null
  answer: string | null
  tries: number
  /** Whether the receiving server is getting it right now. */
  handing: boolean
  createdAt: Date
  settledAt: Date | null
}

/** SQL of what a caller may see, in $1 to $3: their restaurants', the house's for an admin, of the kinds of their tasks. */
const seen = `(case when o.restaurant_id is null then $2::boolean else ${inScope('o.restaurant_id')} end) and o.kind = any($3::text[])`

const seenBy = (caller: Caller) => [scopeOf(caller), mayCall('admin', caller), kindsOpenTo(caller.tasks)]

/** Who reads a link to an account or a team could use it: it is its recipient's only. */
const shownLink = `case when o.kind not like 'account-%' then o.link end`

const columns = `o.id, o.kind, o.words, o.state, o.to_name as name, o.to_email as email, o.to_phone as phone,
  o.restaurant_id as "restaurantId", r.name as "restaurantName", ${shownLink} as link, o.wish_token as "wishToken", o.failure, o.answer, o.tries, o.handing,
  o.created_at as "createdAt", o.settled_at as "settledAt"`

/** A page of the messages of a state, newest first. */
export function findMessages(
  db: Queryable,
  caller: Caller,
  { state, page }: { state: MessageState; page: number },
): Promise<MessageRow[]> {
  return db.query<MessageRow>(
    `select ${columns} from outbox o left join restaurant r on r.id = o.restaurant_id
     where o.state = $4 and ${seen} order by o.created_at desc, o.id desc limit $5::int offset $6::int`,
    [...seenBy(caller), state, MESSAGE_PAGE_SIZE, page * MESSAGE_PAGE_SIZE],
  )
}

/** How many messages of a state there are, and of those that somebody has to look at. */
export async function countMessages(db: Queryable, caller: Caller, state: MessageState) {
  const [row] = await db.query<{ total: number; toHandOver: number; givenUp: number }>(
    `select count(*) filter (where o.state = $4)::int as total,
       count(*) filter (where o.state = 'to-hand-over')::int as "toHandOver",
       count(*) filter (where o.state = 'given-up')::int as "givenUp"
     from outbox o where o.state in ($4, 'to-hand-over', 'given-up') and ${seen}`,
    [...seenBy(caller), state],
  )
  return row ?? { total: 0, toHandOver: 0, givenUp: 0 }
}

/** What waits and cannot leave. */
export type HeldUpRow = { messages: number; since: Date; failure: MessageFailure; answer: string | null }

/**
 * What the caller may see that waits after a try that failed, once one has failed often enough to say so; with what became
 * of the last try of the one that was tried most.
 */
export async function findHeldUp(db: Queryable, caller: Caller): Promise<HeldUpRow | null> {
  const [row] = await db.query<HeldUpRow>(
    `select count(*)::int as messages, min(o.created_at) as since,
       (array_agg(o.failure order by o.tries desc, o.created_at))[1] as failure,
       (array_agg(o.answer order by o.tries desc, o.created_at))[1] as answer
     from outbox o where o.state = 'waiting' and o.failure is not null and ${seen}
     having max(o.tries - (o.claim is not null)::int) >= $4::int`,
    [...seenBy(caller), HELD_UP_TRIES],
  )
  return row ?? null
}

/** How many messages wait to leave, and for how many seconds the oldest has. */
export async function measureWaiting(db: Queryable): Promise<{ messages: number; seconds: number }> {
  const [row] = await db.query<{ messages: number; seconds: number }>(
    `select count(*)::int as messages, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
     from outbox where state = 'waiting'`,
  )
  return row ?? { messages: 0, seconds: 0 }
}

/** A message that the caller may see; `lock` holds its row until the transaction ends. */
export async function findMessage(
  db: Queryable,
  caller: Caller,
  id: string,
  { lock = false } = {},
): Promise<MessageRow | undefined> {
  const [row] = await db.query<MessageRow>(
    `select ${columns} from outbox o left join restaurant r on r.id = o.restaurant_id
     where o.id = $4 and ${seen} ${lock ? 'for update of o' : ''}`,
    [...seenBy(caller), id],
  )
  return row
}

/** Notes that somebody handed a message over; its links are forgotten. */
export async function settleMessage(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update outbox set state = 'done', settled_at = now(), link = null, wish_token = null, claim = null, handing = false where id = $1`,
    [id],
  )
}

/** Lets a message wait for a sender again, as if nobody had tried. */
export async function requeueMessage(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update outbox set state = 'waiting', tries = 0, unanswered = 0, due_at = now(), failure = null, answer = null where id = $1`,
    [id],
  )
}
