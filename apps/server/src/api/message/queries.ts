import {
  HELD_UP_TRIES,
  kindsOpenTo,
  MESSAGE_PAGE_SIZE,
  type MessageContent,
  type MessageFailure,
  type MessageState,
} from '@potager/domain/message'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { type Caller, mayCall, scopeOf } from '../auth/caller.ts'

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
