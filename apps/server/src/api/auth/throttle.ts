import { authMessages } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { Refusal } from '../refusal.ts'

/** Tries that cost nothing; from then on each one doubles the wait, up to fifteen minutes. Never a lasting lock. */
const FREE = { account: 3, ip: 30, register: 30 } as const
const LONGEST_WAIT_SECONDS = 900

/** What is counted: tries on one account name, from one address, or registrations from one address. */
export type ThrottleKind = keyof typeof FREE

function keyOf(kind: ThrottleKind, subject: string): string {
  return `${kind}:${subject.toLowerCase()}`
}

/**
 * Counts a try before it is made, so that parallel tries cannot slip through. Kept in the database: replicas share it.
 * @throws Refusal 429 while the wait of earlier tries lasts
 */
export async function countTry(db: Queryable, kind: ThrottleKind, subject: string): Promise<void> {
  const key = keyOf(kind, subject)
  const [counted] = await db.query(
    `insert into login_throttle as t (key, failures, free_at) values ($1, 1, now())
     on conflict (key) do update set
       failures = case when t.touched_at < now() - interval '1 hour' then 1 else t.failures + 1 end,
       free_at = now() + case when t.failures < $2 or t.touched_at < now() - interval '1 hour' then interval '0'
         else make_interval(secs => least($3, power(2, least(t.failures - $2, 20)))) end,
       touched_at = now()
     where t.free_at <= now() returning 1 as counted`,
    [key, FREE[kind], LONGEST_WAIT_SECONDS],
  )
  if (counted) return
  const [row] = await db.query<{ seconds: number }>(
    'select ceil(extract(epoch from free_at - now()))::int as seconds from login_throttle where key = $1',
    [key],
  )
  throw new Refusal(429, authMessages.tooManyTries, { retryAfter: Math.max(1, row?.seconds ?? 1) })
}

/** After a good sign-in: the account's tries are forgotten, the address gets back the one just counted. */
export async function forgiveTries(db: Queryable, username: string, ip: string): Promise<void> {
  await db.query('delete from login_throttle where key = $1', [keyOf('account', username)])
  await db.query(
    'update login_throttle set failures = greatest(failures - 1, 0), free_at = now() where key = $1 and failures <= $2',
    [keyOf('ip', ip), FREE.ip],
  )
}
