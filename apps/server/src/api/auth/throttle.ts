import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'
import { auditReasons, requestRefusals } from '@potager/domain/messages'
import { type Instant, instantToWall } from '@potager/domain/time'
import type { Database, Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { Refusal } from '../errors.ts'

/** An address as proxies write it, without its quotes, brackets and port: each connection has another port. */
function bareAddress(written: string): string {
  const text = written.trim().replace(/^"(.*)"$/, '$1')
  return /^\[([^\]]*)\](?::\w+)?$/.exec(text)?.[1] ?? /^([^:]*):\w+$/.exec(text)?.[1] ?? text
}

const last = (list: string) => list.split(',').at(-1) ?? ''

/**
 * The visitor's address as the nearest proxy gives it: the last of X-Forwarded-For, or of Forwarded (RFC 7239) where the
 * proxy writes only that one. Undefined when there is neither.
 */
export function forwardedAddress({ 'x-forwarded-for': list, forwarded }: IncomingHttpHeaders): string | undefined {
  const given =
    list === undefined ? /(?:^|;)\s*for=([^;]*)/i.exec(last(forwarded ?? ''))?.[1] : last([list].flat().join())
  return given === undefined ? undefined : bareAddress(given)
}

/** The eight groups of an IPv6 address in hexadecimal; `URL` writes the shortest form, so only « :: » is left to fill. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = shortest.split('::')
  const split = (part: string) => part.split(':').filter(Boolean)
  if (tail === undefined) return split(head)
  const filled = 8 - split(head).length - split(tail).length
  return [...split(head), ...Array.from({ length: filled }, () => '0'), ...split(tail)]
}

/**
 * Identifies one visitor of the network: an IPv4 address, also when written as IPv6 (::ffff:192.0.2.1), or the /64 of
 * an IPv6 address, since a subscriber has all its addresses (RFC 6177). Other text is returned as it is.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address).split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

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

/** Counts a refused sign-in. Does the same work for unknown names, so that its duration reveals nothing. */
export async function noteRefused(db: Queryable, username: string): Promise<void> {
  await db.query(
    `insert into refused_sign_in as r (username, hour, refused) values (lower($1::text), date_trunc('hour', now()), 1)
     on conflict (username, hour) do update set refused = r.refused + 1`,
    [username],
  )
}

/** Counts a sign-in refused by throttling. Adds no row: a flood of names leaves none. */
export async function noteSlowed(db: Queryable, username: string): Promise<void> {
  await db.query(
    `update refused_sign_in set slowed = slowed + 1 where username = lower($1::text) and hour = date_trunc('hour', now())`,
    [username],
  )
}

const hourInParis = (instant: Instant) => Number(instantToWall(instant).slice(11, 13))

/**
 * Writes the refused sign-ins of past hours into the trail: one entry per account and hour, however many there were,
 * since the trail is never purged. Those of unknown names are deleted.
 */
export function recordRefused(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    const over = await tx.query<{ accountId: string; username: string; hour: number; refused: number; slowed: number }>(
      `with gone as (delete from refused_sign_in where hour < date_trunc('hour', now()) returning *)
       select a.id as "accountId", a.username, extract(epoch from g.hour)::float8 as hour, g.refused, g.slowed
       from gone g join account a on lower(a.username) = g.username order by g.hour`,
    )
    for (const { accountId, username, hour, refused, slowed } of over) {
      await recordAudit(
        tx,
        { accountId, username },
        {
          action: 'refuseLogin',
          resource: 'user',
          resourceId: accountId,
          reason: auditReasons.refusedSignIns(hourInParis(hour * 1000), refused, slowed),
        },
      )
    }
  })
}
