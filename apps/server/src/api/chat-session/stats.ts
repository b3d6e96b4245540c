import { lastDays } from '@potager/domain/analytics'
import { AVERAGE_DAYS } from '@potager/domain/chat-session'
import { todayInParis } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'

/** Counts of all sessions, of today and of the last 30 days, and the engine's time; days are Paris days. */
export type ChatSessionCounts = {
  sessions: number
  reported: number
  reports: number
  today: number
  lately: number
  durationMs: number
}

/** Reads the counts of sessions and reports from the day totals. */
export async function findSessionFigures(db: Queryable, now: number): Promise<ChatSessionCounts> {
  const { from, to: today } = lastDays(AVERAGE_DAYS, todayInParis(now))
  const [row] = await db.query<ChatSessionCounts>(
    `select coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(reported), 0)::int as reported,
       coalesce(sum(reports), 0)::int as reports, coalesce(sum(sessions) filter (where day = $2::date), 0)::int as today,
       coalesce(sum(sessions) filter (where day between $1::date and $2::date), 0)::int as lately,
       coalesce(sum(duration_ms), 0)::float8 as "durationMs"
     from chat_rollup where facet = 'day'`,
    [from, today],
  )
  return row ?? { sessions: 0, reported: 0, reports: 0, today: 0, lately: 0, durationMs: 0 }
}

/** How many sessions took place before a Paris day, and how many reports concern them. */
export async function countBefore(db: Queryable, day: string): Promise<{ sessions: number; reports: number }> {
  const [row] = await db.query<{ sessions: number; reports: number }>(
    `select coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(reports), 0)::int as reports
     from chat_rollup where facet = 'day' and day < $1::date`,
    [day],
  )
  return row ?? { sessions: 0, reports: 0 }
}

/** A symptom or breed and its number of sessions. */
export type PopularRow = { name: string; count: number }

/** The most frequent symptoms or breeds of all sessions; ties are sorted by name. */
export function findPopular(db: Queryable, facet: 'symptom' | 'race', most: number): Promise<PopularRow[]> {
  return db.query<PopularRow>(
    `select min(label) filter (where sessions > 0) as name, sum(sessions)::int as count from chat_rollup where facet = $1::text
     group by key having sum(sessions) > 0 order by 2 desc, 1 limit $2::int`,
    [facet, most],
  )
}
