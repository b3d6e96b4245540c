import { lastDays } from '@potager/domain/analytics'
import { AVERAGE_DAYS } from '@potager/domain/chat-session'
import type { Diagnosis } from '@potager/domain/diagnosis'
import { foldWords } from '@potager/domain/text'
import { todayInParis } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'

/** A query of (day, rows) with its parameters; a day may occur several times. */
type DayCounts = { sql: string; params: readonly unknown[] }

/** The Paris days that hold a page, both included; the rows to skip within them; the total of all rows. */
type DayPosition = { total: number; from: string; to: string; skip: number }

/**
 * Finds a page of a list, newest day first, without counting or skipping rows: the day totals tell which days hold it.
 * Past the end: the total, and an empty span of days.
 */
export async function findDayPosition(
  db: Queryable,
  { sql, params }: DayCounts,
  { page, size }: { page: number; size: number },
): Promise<DayPosition> {
  const skip = page * size
  const [first, past] = [`$${params.length + 1}::int`, `$${params.length + 2}::int`]
  const [row] = await db.query<{ total: number; from: string | null; to: string | null; before: number | null }>(
    `with counted as (select day, sum(rows)::int as rows from (${sql}) day_rows group by day having sum(rows) > 0),
       placed as (select day, rows, (sum(rows) over (order by day desc))::int - rows as before from counted),
       held as (select min(day) as oldest, max(day) as newest, min(before) as before from placed
         where before < ${past} and before + rows > ${first})
     select coalesce((select sum(rows) from counted), 0)::int as total, oldest::text as "from", newest::text as "to", before
     from held`,
    [...params, skip, skip + size],
  )
  const { total = 0, from, to, before } = row ?? {}
  return { total, from: from ?? '', to: to ?? '', skip: skip - (before ?? skip) }
}

/** SQL that limits a timestamp to a Paris day and those after it; the day is a parameter. */
export const fromDay = (column: string, day: string) =>
  `${column} >= (${day}::date::timestamp at time zone 'Europe/Paris')`

/** SQL that limits a timestamp to a Paris day and those before it. */
export const upToDay = (column: string, day: string) =>
  `${column} < ((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`

/** SQL that limits a timestamp to the span of days whose bounds are these two parameters. */
export function withinDays(column: string, from: string, to: string): string {
  return `${fromDay(column, from)}
    and ${upToDay(column, to)}`
}

/** Counts of all sessions, of today and of the last 30 days, and the engine's time; days are Paris days. */
type ChatSessionCounts = {
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
type PopularRow = { name: string; count: number }

/** The most frequent symptoms or breeds of all sessions; ties are sorted by name. */
export function findPopular(db: Queryable, facet: 'symptom' | 'race', most: number): Promise<PopularRow[]> {
  return db.query<PopularRow>(
    `select min(label) filter (where sessions > 0) as name, sum(sessions)::int as count from chat_rollup where facet = $1::text
     group by key having sum(sessions) > 0 order by 2 desc, 1 limit $2::int`,
    [facet, most],
  )
}

/** A session as the database returns it; `symptomKeys` follow the order of the symptoms. */
export type ChatSessionRow = {
  id: string
  race: string
  symptoms: string[]
  uncovered: string[]
  diagnosis: Diagnosis[]
  createdAt: Date
}

/** A session to store. */
export type NewSession = Omit<ChatSessionRow, 'createdAt' | 'uncovered'> & {
  raceKey: string
  symptomKeys: string[]
  uncoveredKeys: string[]
  durationMs: number
}

/** Filters of a list of sessions; days are Paris days, both included. */
export type SessionSelection = {
  race?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  hasReports?: boolean | undefined
  page: number
  size: number
}

const columns = `s.id, s.race, s.symptoms, s.diagnosis, s.created_at as "createdAt",
  array(select u.name from unnest(s.symptoms, s.symptom_keys) with ordinality as u(name, key, place)
    where u.key = any(s.uncovered_keys) order by u.place) as uncovered`

/** The day-total column for this filter. */
function rowsOf(hasReports: boolean | undefined): string {
  if (hasReports === undefined) return 'sessions'
  return hasReports ? 'reported' : 'sessions - reported'
}

/** Keys of the breeds that contain a text; null for any breed. Folded text has no « like » wildcards. */
async function raceKeys(db: Queryable, race: string | undefined): Promise<string[] | null> {
  const text = foldWords(race ?? '')
  if (text === '') return null
  const rows = await db.query<{ key: string }>(
    `select distinct key from chat_rollup where facet = 'race' and key like '%' || $1::text || '%'`,
    [text],
  )
  return rows.map(({ key }) => key)
}

function dayCounts({ startDate, endDate, hasReports }: SessionSelection, races: string[] | null): DayCounts {
  const days = `day >= $1::date and day <= $2::date`
  const params = [startDate ?? '-infinity', endDate ?? 'infinity']
  const rows = rowsOf(hasReports)
  return races === null
    ? { sql: `select day, ${rows} as rows from chat_rollup where facet = 'day' and ${days}`, params }
    : {
        sql: `select day, ${rows} as rows from chat_rollup where facet = 'race' and ${days} and key = any($3::text[])`,
        params: [...params, races],
      }
}

/**
 * One page of sessions, newest first, with the exact total: both come from the day totals, so that every page costs the
 * same.
 */
export async function findSessionPage(
  db: Queryable,
  listing: SessionSelection,
): Promise<{ total: number; rows: ChatSessionRow[] }> {
  const { hasReports, size } = listing
  const races = await raceKeys(db, listing.race)
  const { total, from, to, skip } = await findDayPosition(db, dayCounts(listing, races), listing)
  if (from === '') return { total, rows: [] }
  const conditions = [
    withinDays('s.created_at', '$1', '$2'),
    ...(hasReports === undefined ? [] : [hasReports ? 's.report_count > 0' : 's.report_count = 0']),
    ...(races === null ? [] : ['s.race_key = any($5::text[])']),
  ]
  // Skipped rows are only read in the index.
  const order = 'order by s.created_at desc, s.id desc'
  const rows = await db.query<ChatSessionRow>(
    `select ${columns}
     from (select s.id from chat_session s where ${conditions.join(' and ')} ${order} limit $3::int offset $4::int) page
     join chat_session s using (id) ${order}`,
    [from, to, size, skip, ...(races === null ? [] : [races])],
  )
  return { total, rows }
}

/** The sessions with these ids. */
export function findSessions(db: Queryable, ids: readonly string[]): Promise<ChatSessionRow[]> {
  return db.query<ChatSessionRow>(`select ${columns} from chat_session s where s.id = any($1::uuid[])`, [ids])
}

/** One session, or undefined. */
export async function findSession(db: Queryable, id: string): Promise<ChatSessionRow | undefined> {
  const [row] = await db.query<ChatSessionRow>(`select ${columns} from chat_session s where s.id = $1`, [id])
  return row
}

/** Stores a session. */
export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  const { id, race, raceKey, symptoms, symptomKeys, uncoveredKeys, diagnosis, durationMs } = session
  await db.query(
    `insert into chat_session (id, race, race_key, symptoms, symptom_keys, uncovered_keys, diagnosis, duration_ms)
     values ($1, $2, $3, $4::text[], $5::text[], $6::text[], $7::jsonb, $8::float8::numeric)`,
    [id, race, raceKey, symptoms, symptomKeys, uncoveredKeys, JSON.stringify(diagnosis), durationMs],
  )
}
