import {
  afterFailure,
  type MessageContent,
  type MessageFailure,
  type MessageState,
  MOST_TRIES,
  MOST_UNANSWERED,
  waitAfter,
} from '@potager/domain/message'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'

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
