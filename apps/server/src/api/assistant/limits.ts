import { lastDays } from '@potager/domain/analytics'
import { assistantMessages } from '@potager/domain/messages'
import { todayInParis, wallToInstant } from '@potager/domain/time'
import { advisoryLocks, type Database, type Queryable } from '../../db/database.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { Refusal } from '../errors.ts'
import { takeShare } from '../share.ts'

const MINUTE_MS = 60_000

/**
 * A quarter of the minute; a tenth of the day, but at least five sessions: no single visitor can use up the assistant.
 */
const minuteShare = (limit: number) => Math.max(1, Math.floor(limit / 4))
const dayShare = (limit: number) => Math.max(1, Math.min(limit - 1, Math.max(5, Math.floor(limit / 10))))

/**
 * Counts a call in this minute, across all processes: the visitor's share first, then the total. Only a keyed hash of
 * the visitor is stored, until the minute is over.
 * @throws Refusal 429 beyond `limit` calls or the visitor's share, with the seconds until the next minute
 */
export async function takeTurn(db: Queryable, visitor: string, limit: number, now: number): Promise<void> {
  const share = { calls: minuteShare(limit), span: 'minute' } as const
  await takeShare(db, `assistant ${visitor}`, share, assistantMessages.tooManyOfYours)
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const [row] = await db.query<{ calls: number }>(
    `insert into assistant_minute as m (minute, calls) values (to_timestamp($1::float8), 1)
     on conflict (minute) do update set calls = m.calls + 1 returning calls`,
    [minute / 1000],
  )
  if ((row?.calls ?? 0) <= limit) return
  const retryAfter = Math.ceil((minute + MINUTE_MS - now) / 1000)
  throw new Refusal(429, assistantMessages.tooManyCalls, { retryAfter })
}

/** Deletes the counters of past minutes. */
async function forgetMinutes(db: Queryable, now: number): Promise<void> {
  await db.query('delete from assistant_minute where minute < to_timestamp($1::float8)', [(now - MINUTE_MS) / 1000])
}

/**
 * Checks that today still has room for a session of this visitor. Locks until the transaction ends, so that the last
 * place is given once.
 * @throws Refusal 429 when the Paris day has `limit` sessions, or the visitor has used their share
 */
export async function takeSessionOfDay(tx: Queryable, visitor: string, limit: number, now: number): Promise<void> {
  const share = { calls: dayShare(limit), span: 'day' } as const
  await takeShare(tx, `assistant session ${visitor}`, share, assistantMessages.yourDayIsFull)
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [advisoryLocks.assistantDay])
  const [row] = await tx.query<{ sessions: number }>(
    `select sessions from chat_rollup where facet = 'day' and day = $1::date and key = ''`,
    [todayInParis(now)],
  )
  if ((row?.sessions ?? 0) >= limit) throw new Refusal(429, assistantMessages.dayIsFull)
}

const BATCH = 500

/** Deletes a batch of sessions older than a moment, with their reports and their part of the day totals. */
function purgeBatch(db: Database, before: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as held', [
      advisoryLocks.purgeSessions,
    ])
    if (!lock?.held) return 0
    const gone = await tx.query(
      `delete from chat_session where id in
         (select id from chat_session where created_at < to_timestamp($1::float8) order by created_at limit $2::int)
       returning 1 as gone`,
      [before / 1000, BATCH],
    )
    // A zero total would still reveal which symptoms were asked about, in the visitor's words.
    if (gone.length < BATCH) await tx.query('delete from chat_rollup where sessions = 0 and reports = 0')
    return gone.length
  })
}

/**
 * The first Paris day that is retained, today being the last of `days`. Days are deleted whole: no figure covers half a
 * day, and nothing is stored longer than visitors are told.
 */
export function keptFrom(days: number, now: number): string {
  return lastDays(days, todayInParis(now)).from
}

/**
 * Deletes the sessions older than the retention setting (`advanced.dataRetentionDays`), in batches so that no request
 * waits for it. Safe to run in several processes at once.
 * @param now epoch milliseconds
 * @returns how many sessions were deleted
 */
export async function purgeSessions(db: Database, now: number): Promise<number> {
  const { advanced } = await findChatbotSettings(db)
  const before = wallToInstant(`${keptFrom(advanced.dataRetentionDays, now)}T00:00:00`)
  await forgetMinutes(db, now)
  let deleted = 0
  for (let gone = BATCH; gone === BATCH; deleted += gone) gone = await purgeBatch(db, before)
  return deleted
}
