import { quotaMessages } from '@potager/domain/messages'
import type { Queryable } from '../db/database.ts'
import { Refusal } from './errors.ts'

/**
 * How many records one account may create per day and call, so that a stranger who registers cannot fill the base; far
 * above normal use.
 */
const A_DAY: Readonly<Record<string, number>> = {
  createOrder: 10_000,
  createReservation: 10_000,
  createEventRequest: 10_000,
  createChatSession: 10_000,
  createDisease: 2000,
  createCustomer: 10_000,
}
const OTHERWISE = 500

/**
 * Counts a creation, or as many as one call makes, in its transaction and as its last statement: failures are not counted, and other creations of the
 * account only wait for the commit.
 * @throws Refusal 429 beyond the daily limit of the account
 */
export async function countCreation(tx: Queryable, call: string, accountId: string, made = 1): Promise<void> {
  const calls = A_DAY[call] ?? OTHERWISE
  await takeShare(tx, `${call} ${accountId}`, { calls, span: 'day' }, quotaMessages.createdEnough(calls), made)
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Lengths of the counted spans, in milliseconds; a day is a UTC day. */
export const spans = { minute: MINUTE_MS, day: 24 * 60 * MINUTE_MS } as const

/** The message beyond a share, optionally made from the seconds left. */
type Message = string | ((seconds: number) => string)

/** A number of calls per span. */
export type Share = { calls: number; span: keyof typeof spans }

const endOf = (span: keyof typeof spans, now: number) => (Math.floor(now / spans[span]) + 1) * spans[span]

/**
 * Counts a call, or as much as it made, within a share, in the database, for all processes. False beyond the share, with nothing counted.
 * @param subject the call and its caller, without addresses in plain text. Deleted once the span is over.
 */
export async function isWithinShare(
  db: Queryable,
  subject: string,
  { calls, span }: Share,
  made = 1,
): Promise<boolean> {
  if (made > calls) return false
  const counted = await db.query(
    `insert into call_count as c (subject, ends_at, calls) values ($1, to_timestamp($2::float8), $4::int)
     on conflict (subject, ends_at) do update set calls = c.calls + $4::int where c.calls + $4::int <= $3 returning 1 as counted`,
    [subject, endOf(span, Date.now()) / SECOND_MS, calls, made],
  )
  return counted.length > 0
}

/**
 * Counts a call within a share.
 * @throws Refusal 429 beyond it, with a message and the seconds until the span is over
 */
export async function takeShare(
  db: Queryable,
  subject: string,
  share: Share,
  message: Message,
  made = 1,
): Promise<void> {
  if (await isWithinShare(db, subject, share, made)) return
  const now = Date.now()
  const retryAfter = Math.ceil((endOf(share.span, now) - now) / SECOND_MS)
  throw new Refusal(429, typeof message === 'string' ? message : message(retryAfter), { retryAfter })
}

/** Deletes the counts of past spans. */
export async function forgetShares(db: Queryable): Promise<void> {
  await db.query('delete from call_count where ends_at < to_timestamp($1::float8)', [Date.now() / SECOND_MS])
}
