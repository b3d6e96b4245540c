import { lastDays } from '@potager/domain/analytics'
import { todayInParis, wallToInstant } from '@potager/domain/time'
import { advisoryLocks, type Database } from '../../db/database.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { forgetMinutes } from './limits.ts'

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
