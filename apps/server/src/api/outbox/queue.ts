import { randomBytes } from 'node:crypto'
import {
  afterFailure,
  type MessageContent,
  type MessageFailure,
  type MessageState,
  MOST_TRIES,
  MOST_UNANSWERED,
  messageRules,
  messageWishPath,
  waitAfter,
  wishesFor,
} from '@potager/domain/message'
import type { Config } from '../../base/config.ts'
import { hashOf } from '../../base/hash.ts'
import { newId, type Queryable } from '../../db/database.ts'

/** The link of a message by which its customer chooses what comes next: its token, and the hash that outlasts it. */
function newWishLink(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** The address of the page of a token; null without one. */
export function wishAddress(token: string | null, origin: string): string | null {
  return token === null ? null : new URL(messageWishPath(token), origin).href
}

/** The address that links begin with: where the caller reads the site, or this machine's where that is not known. */
export function siteOrigin(origin: string | null, { host, port }: Pick<Config, 'host' | 'port'>): string {
  return origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Who a message is for. Without an e-mail address somebody of the house hands it over, by the phone if there is one. */
export type Recipient = { name: string; email: string | null; phone: string | null }

/** A message to write. */
export type NewMessage = MessageContent & {
  /** What it tells, in one text: the same event writes its message once, however often it is told. */
  event: string
  to: Recipient
  /** Whose staff see it; null is the house. */
  restaurantId: string | null
  /** The customer whom it is to or about; their erasure takes it along. */
  customerId?: string | null
  /** The booking or order that it is about. */
  subjectId?: string | null
  /** A path of the site that goes with it. It is stored until the message has left, and forgotten then. */
  link?: string | null
  /** For how many seconds it waits before it leaves, and what its recipient had heard before. */
  held?: { seconds: number; heardBefore: string } | undefined
}

/**
 * Writes a message in the transaction of what it tells, so that neither is stored without the other. Who sends it,
 * whether it is wanted, and when, is none of the caller's business.
 * @returns whether it was written: not again, and not when the group or its customer does without its kind
 */
export async function writeMessage(tx: Queryable, message: NewMessage): Promise<boolean> {
  const { kind, words, event, to, restaurantId, customerId, subjectId, link, held } = message
  const id = newId()
  const email = to.email?.trim() || null
  const wishLink = messageRules[kind].to === 'customer' ? newWishLink() : null
  const written = await tx.query(
    `insert into outbox (id, event_key, kind, restaurant_id, customer_id, subject_id, to_name, to_email, to_phone, words,
       link, message_id, state, wish_token, wish_hash, heard_before, due_at)
     select $1::uuid, $2, $3, $4::uuid, $5::uuid, $6::uuid, left($7, 200), $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $17,
       now() + make_interval(secs => $18)
     where not exists (select from message_switches where $3 = any(off))
       and not exists (select from message_wish where contact = contact_key($8, $9) and not wish = any($16::text[]))
     on conflict (event_key) do nothing returning 1 as written`,
    [
      id,
      event,
      kind,
      restaurantId,
      customerId ?? null,
      subjectId ?? null,
      to.name,
      email,
      to.phone || null,
      JSON.stringify(words),
      link ?? null,
      `<${id}@potager>`,
      email === null ? 'to-hand-over' : 'waiting',
      wishLink?.token ?? null,
      wishLink?.hash ?? null,
      wishesFor(kind),
      held?.heardBefore ?? null,
      held?.seconds ?? 0,
    ],
  )
  if (written.length > 0) await tryEarlierNow(tx, id)
  return written.length > 0
}

/** Has an earlier message about the same thing tried at once that waits after a failure: the new one leaves after it, up to six hours later. */
async function tryEarlierNow(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update outbox earlier set due_at = now() from outbox later
     where later.id = $1 and later.kind not like 'account-%' and earlier.subject_id = later.subject_id
       and earlier.to_email = later.to_email and earlier.id < later.id and earlier.state = 'waiting'
       and earlier.tries > 0 and earlier.claim is null and earlier.due_at > now()`,
    [id],
  )
}

/**
 * After a restore nobody knows what left since the backup was made: what waited then is not sent by itself, and somebody
 * decides.
 */
export async function holdBack(db: Queryable): Promise<void> {
  await db.query(
    `update outbox set state = 'given-up', failure = 'unanswered', claim = null, handing = false where state = 'waiting'`,
  )
}

/** What has left is kept for who asks about it; what nobody handed over, for as long as somebody might. */
const KEPT_DAYS = { settled: 90, open: 365 } as const

/** Deletes messages that are over: those that left or were handed over after three months, the others after a year. */
export async function forgetMessages(db: Queryable): Promise<void> {
  await db.query(
    `delete from outbox where settled_at < now() - make_interval(days => $1)
       or (settled_at is null and created_at < now() - make_interval(days => $2))`,
    [KEPT_DAYS.settled, KEPT_DAYS.open],
  )
}

/** How long a sender may take for a message before another takes it over. */
const CLAIM_SECONDS = 180

/** A message that a sender has claimed. */
export type Claimed = MessageContent & {
  id: string
  claim: string
  messageId: string
  name: string
  email: string
  link: string | null
  /** Of the page on which its customer chooses what comes next. */
  wishToken: string | null
  subjectId: string | null
  tries: number
  unanswered: number
  createdAt: Date
}

/**
 * Gives up what lost its sender too often, and a link for a password that is over. Handed to the receiving server twice and never answered, a message could be the
 * third that arrives; and one that ends whoever sends it would do so for ever.
 */
async function giveUpLost(db: Queryable): Promise<void> {
  await db.query(
    `update outbox set state = 'given-up', link = null, failure = coalesce(failure, 'unreachable'), claim = null, handing = false
     where state = 'waiting' and due_at <= now() and kind = 'account-password' and created_at < now() - interval '1 hour'`,
  )
  await db.query(
    `update outbox set state = 'given-up', failure = case when handing then 'unanswered' else 'unreachable' end,
       unanswered = unanswered + handing::int, claim = null, handing = false
     where state = 'waiting' and due_at <= now() and claim is not null
       and (tries >= $1 or (handing and unanswered + 1 >= $2))`,
    [MOST_TRIES, MOST_UNANSWERED],
  )
}

/**
 * SQL of whether an earlier message about the same thing is still to leave for the same address as `m`, which then waits
 * for it: nobody reads that their booking is confirmed after it was cancelled. A link to an account replaces the earlier.
 */
const waitsForEarlier = `m.kind not like 'account-%' and exists (select from outbox earlier where earlier.subject_id = m.subject_id
  and earlier.to_email = m.to_email and earlier.state = 'waiting' and earlier.id < m.id)`

/**
 * Claims some messages that are due, of each booking the first. Each has one sender at a time: another takes it over only
 * when the claim is over, that is when the first is dead.
 */
export async function claimDue(db: Queryable, size: number): Promise<Claimed[]> {
  await giveUpLost(db)
  return db.query<Claimed>(
    `with due as (
       select id from outbox m where state = 'waiting' and due_at <= now() and not (${waitsForEarlier})
       order by due_at, id limit $2 for update skip locked)
     update outbox o set claim = $1, tries = tries + 1, unanswered = unanswered + handing::int, handing = false,
       due_at = now() + make_interval(secs => $3)
     from due where o.id = due.id
     returning o.id, o.claim, o.kind, o.words, o.message_id as "messageId", o.to_name as name, o.to_email as email, o.link, o.wish_token as "wishToken",
       o.subject_id as "subjectId", o.tries, o.unanswered, o.created_at as "createdAt"`,
    [newId(), size, CLAIM_SECONDS],
  )
}

/** A claim that is over: another sender has the message, or somebody of the house does. */
export class LostClaim extends Error {}

/** Notes that the receiving server is about to get a message. @throws LostClaim when it is no longer this sender's */
export async function noteHanding(db: Queryable, { id, claim }: Claimed): Promise<void> {
  const noted = await db.query(
    `update outbox set handing = true where id = $1 and claim = $2 and state = 'waiting' and due_at > now() returning 1 as one`,
    [id, claim],
  )
  if (noted.length === 0) throw new LostClaim()
}

/** Notes that a message has left; its links are forgotten. */
export async function noteSent(db: Queryable, { id, claim }: Claimed): Promise<void> {
  await db.query(
    `update outbox set state = 'sent', settled_at = now(), link = null, wish_token = null, claim = null, handing = false, failure = null, answer = null
     where id = $1 and claim = $2 and state = 'waiting'`,
    [id, claim],
  )
}

/** Notes a try that failed, and when the next one is. Returns what became of the message. */
export async function noteFailure(
  db: Queryable,
  { id, claim, tries, unanswered }: Claimed,
  { failure, answer }: { failure: MessageFailure; answer: string | null },
): Promise<MessageState> {
  const given = unanswered + (failure === 'unanswered' ? 1 : 0)
  const state = afterFailure({ failure, tries, unanswered: given })
  await db.query(
    `update outbox set state = $3, due_at = now() + make_interval(secs => $4), claim = null, handing = false, unanswered = $5,
       failure = $6, answer = left($7, 300)
     where id = $1 and claim = $2 and state = 'waiting'`,
    [id, claim, state, waitAfter(tries), given, failure, answer],
  )
  return state
}

/** Without a way to send, what is due is for somebody of the house to hand over. */
export async function handOverDue(db: Queryable): Promise<void> {
  await db.query(
    `update outbox set state = 'to-hand-over', claim = null, handing = false where state = 'waiting' and due_at <= now()`,
  )
}
