import { authMessages } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { Refusal } from '../refusal.ts'

/** Tries that cost nothing; from then on each one doubles the wait, up to fifteen minutes. Never a lasting lock. */
const FREE = { account: 3, ip: 30, register: 30 } as const
const LONGEST_WAIT_SECONDS = 900

/** What is counted: tries on one account name, from one address, or registrations from one address. */
export type ThrottleKind = keyof typeof FREE

/** SQL of a subject's key. The database folds the case as it does to find an account: « admİn » is « admin » to it. */
const KEY = `($1::text || ':' || lower($2::text))`

/**
 * Counts a try before it is made, so that parallel tries cannot slip through. Kept in the database: replicas share it.
 * The wait is compared with the clock, not with now(): a try that waited for another's row began before that one's wait.
 * @throws Refusal 429 while the wait of earlier tries lasts
 */
export async function countTry(db: Queryable, kind: ThrottleKind, subject: string): Promise<void> {
  const [counted] = await db.query(
    `insert into login_throttle as t (key, failures, free_at) values (${KEY}, 1, now())
     on conflict (key) do update set
       failures = case when t.touched_at < now() - interval '1 hour' then 1 else t.failures + 1 end,
       free_at = now() + case when t.failures < $3 or t.touched_at < now() - interval '1 hour' then interval '0'
         else make_interval(secs => least($4, power(2, least(t.failures - $3, 20)))) end,
       touched_at = now()
     where t.free_at <= clock_timestamp() returning 1 as counted`,
    [kind, subject, FREE[kind], LONGEST_WAIT_SECONDS],
  )
  if (counted) return
  const [row] = await db.query<{ seconds: number }>(
    `select ceil(extract(epoch from free_at - now()))::int as seconds from login_throttle where key = ${KEY}`,
    [kind, subject],
  )
  throw new Refusal(429, authMessages.tooManyTries, { retryAfter: Math.max(1, row?.seconds ?? 1) })
}

/** After a good sign-in: the account's tries are forgotten, the address gets back the one just counted. */
export async function forgiveTries(db: Queryable, username: string, ip: string): Promise<void> {
  await db.query(`delete from login_throttle where key = ${KEY}`, ['account', username])
  await db.query(
    `update login_throttle set failures = greatest(failures - 1, 0), free_at = now() where key = ${KEY} and failures <= $3`,
    ['ip', ip, FREE.ip],
  )
}
