import { requestRefusals } from '@potager/domain/messages'
import type { Database, Queryable } from '../../db/database.ts'
import { Refusal } from '../refusal.ts'

/** Whether the account of a user name, in any case, was used from this visitor's address within the last day. */
async function isKnownAddress(db: Queryable, username: string, visitor: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 as known from known_address k join account a on a.id = k.account_id
     where lower(a.username) = lower($1) and k.address = $2 and k.seen_at > now() - interval '1 day'`,
    [username, visitor],
  )
  return rows.length > 0
}

/** Remembers for a day that an account was used from an address; writes at most once an hour. */
export async function rememberAddress(db: Queryable, accountId: string, visitor: string): Promise<void> {
  await db.query(
    `insert into known_address as k (account_id, address) values ($1, $2)
     on conflict (account_id, address) do update set seen_at = now() where k.seen_at < now() - interval '1 hour'`,
    [accountId, visitor],
  )
}

/**
 * What is counted: tries on one account name from one address, on one account name from everywhere, from one address on
 * every name, registrations and unknown links of each kind from one address, and passwords tried by one session. The first tries are free; each
 * further one doubles the wait, from one second to the longest.
 *
 * Anyone can make an account wait, so that wait is short, and starts when a single address already waits for minutes:
 * one address never blocks another.
 */
const LIMITS = {
  pair: { free: 3, longestSeconds: 900 },
  account: { free: 10, longestSeconds: 5 },
  address: { free: 30, longestSeconds: 900 },
  register: { free: 30, longestSeconds: 900 },
  link: { free: 30, longestSeconds: 900 },
  request: { free: 30, longestSeconds: 900 },
  notice: { free: 30, longestSeconds: 900 },
  wish: { free: 30, longestSeconds: 900 },
  session: { free: 3, longestSeconds: 900 },
} as const
export type ThrottleKind = keyof typeof LIMITS

/** SQL of a subject's key. The database folds case as it does to find an account: « admİn » is « admin » to it. */
const KEY = `($1::text || ':' || lower($2::text))`

/**
 * Counts a try before it is made, so that parallel tries cannot slip through; a refused try is not counted. Stored in
 * the database, which replicas share. Uses the clock rather than now(): a try may have waited for another's row lock.
 * @throws Refusal 429 while the wait of earlier tries lasts
 */
export async function countTry(db: Queryable, kind: ThrottleKind, subject: string): Promise<void> {
  const { free, longestSeconds } = LIMITS[kind]
  const [counted] = await db.query(
    `insert into login_throttle as t (key, failures, free_at) values (${KEY}, 1, clock_timestamp())
     on conflict (key) do update set
       failures = case when t.touched_at < now() - interval '1 hour' then 1 else t.failures + 1 end,
       free_at = clock_timestamp() + case when t.failures < $3 or t.touched_at < now() - interval '1 hour' then interval '0'
         else make_interval(secs => least($4, power(2, least(t.failures - $3, 20)))) end,
       touched_at = now()
     where t.free_at <= clock_timestamp() returning 1 as counted`,
    [kind, subject, free, longestSeconds],
  )
  if (counted) return
  const [row] = await db.query<{ seconds: number }>(
    `select ceil(extract(epoch from free_at - clock_timestamp()))::int as seconds from login_throttle where key = ${KEY}`,
    [kind, subject],
  )
  const retryAfter = Math.max(1, row?.seconds ?? 1)
  throw new Refusal(429, requestRefusals.tooManyTries(retryAfter), { retryAfter })
}

/** A sign-in that passed the throttle, before its password is checked. */
export type SignInTry = { username: string; visitor: string; known: boolean }

const pairOf = ({ username, visitor }: Pick<SignInTry, 'username' | 'visitor'>) => `${username}@${visitor}`

/**
 * Counts a sign-in under every limit, or under none when one of them refuses it. From an address where the account was
 * used within the day, only tries on this account count: neither other addresses nor other names can make it wait.
 * @throws Refusal 429 while the wait of earlier tries lasts
 */
export function countSignIn(db: Database, username: string, visitor: string): Promise<SignInTry> {
  return db.transaction(async (tx) => {
    const attempt = { username, visitor, known: await isKnownAddress(tx, username, visitor) }
    if (!attempt.known) await countTry(tx, 'address', visitor)
    await countTry(tx, 'pair', pairOf(attempt))
    if (!attempt.known) await countTry(tx, 'account', username)
    return attempt
  })
}

/**
 * After a successful sign-in: resets the pair's tries, and removes the try just counted from account and address,
 * not their waits.
 */
export async function forgiveSignIn(db: Queryable, attempt: SignInTry): Promise<void> {
  await forgetTries(db, 'pair', pairOf(attempt))
  if (attempt.known) return
  for (const [kind, subject] of [
    ['address', attempt.visitor],
    ['account', attempt.username],
  ] as const) {
    await db.query(`update login_throttle set failures = greatest(failures - 1, 0) where key = ${KEY}`, [kind, subject])
  }
}

/** Resets the tries of a subject. */
export async function forgetTries(db: Queryable, kind: ThrottleKind, subject: string): Promise<void> {
  await db.query(`delete from login_throttle where key = ${KEY}`, [kind, subject])
}
