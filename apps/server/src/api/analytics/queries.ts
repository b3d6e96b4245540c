import {
  type AnalyticsCounts,
  type AnalyticsPeriod,
  BANDS,
  type ConfusionPair,
  type DayCount,
  previousPeriod,
  previousUntil,
  type TermCount,
  type TermCounts,
} from '@potager/domain/analytics'
import type { Database, Queryable } from '../../db/database.ts'
import { withinDays } from '../chat-session/queries.ts'

/** Terms that the rules look at; their total number is counted separately. */
const MOST_TERMS = 1000
const MOST_PAIRS = 50

type Facet = 'race' | 'symptom' | 'uncovered' | 'top'
/** Counts of the previous period after the hour of the comparison, by facet, day and key. */
type Rest = (DayCount & { facet: string; key: string })[]

/** Reads what the day totals hold after `until`, one day at most; nothing when the period is over. */
function findRest(db: Queryable, { from }: AnalyticsPeriod, until: number): Promise<Rest> {
  return db.query(
    `select f.facet, f.day::text as day, f.key, count(*)::int as sessions,
       (count(*) filter (where s.report_count > 0))::int as reported, sum(s.report_count)::int as reports,
       sum(s.duration_ms)::float8 as "durationMs"
     from chat_session s, chat_facets(s.created_at, s.race, s.race_key, s.symptoms, s.symptom_keys, s.uncovered_keys,
       s.top_name, s.top_band) f
     where s.created_at >= to_timestamp($1::float8) and s.created_at < ($2::date::timestamp at time zone 'Europe/Paris')
       and f.facet in ('day', 'race', 'symptom', 'uncovered', 'top')
     group by 1, 2, 3`,
    [until / 1000, from],
  )
}

/** Sessions of each term after the hour of the comparison, by the term's key. */
function restByKey(rest: Rest, facet: Facet): Map<string, number> {
  const byKey = new Map<string, number>()
  for (const row of rest) if (row.facet === facet) byKey.set(row.key, (byKey.get(row.key) ?? 0) + row.sessions)
  return byKey
}

async function findDays(db: Queryable, from: string, to: string, rest: Rest): Promise<DayCount[]> {
  const days = await db.query<DayCount>(
    `select day::text as day, sessions, reported, reports, duration_ms::float8 as "durationMs"
     from chat_rollup where facet = 'day' and day between $1::date and $2::date and sessions > 0 order by day`,
    [from, to],
  )
  return days.map((count) => {
    const after = rest.find(({ facet, day }) => facet === 'day' && day === count.day)
    if (!after) return count
    return {
      day: count.day,
      sessions: count.sessions - after.sessions,
      reported: count.reported - after.reported,
      reports: count.reports - after.reports,
      durationMs: count.durationMs - after.durationMs,
    }
  })
}

/** The first Paris day with a stored session; null without one. */
export async function findSince(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ since: string | null }>(
    `select min(day)::text as since from chat_rollup where facet = 'day' and sessions > 0`,
    [],
  )
  return row?.since ?? null
}

/** Terms of the period with their sessions in the previous one, most frequent first, then by name. */
async function findTerms(db: Queryable, facet: Facet, period: AnalyticsPeriod, rest: Rest): Promise<TermCounts> {
  const rows = await db.query<TermCount & { key: string; distinct: number }>(
    `select key, min(label) filter (where day >= $3::date and sessions > 0) as name,
       (sum(sessions) filter (where day >= $3::date))::int as sessions,
       (sum(reported) filter (where day >= $3::date))::int as reported,
       coalesce(sum(sessions) filter (where day < $3::date), 0)::int as previous,
       (count(*) over ())::int as "distinct"
     from chat_rollup where facet = $1::text and day between $2::date and $4::date and (facet <> 'top' or key <> '')
     group by key having sum(sessions) filter (where day >= $3::date) > 0
     order by 3 desc, 2 limit $5::int`,
    [facet, previousPeriod(period).from, period.from, period.to, MOST_TERMS],
  )
  const after = restByKey(rest, facet)
  return {
    distinct: rows[0]?.distinct ?? 0,
    terms: rows.map(({ key, name, sessions, reported, previous }) => ({
      name,
      sessions,
      reported,
      previous: previous - (after.get(key) ?? 0),
    })),
  }
}

/** Sessions and reports of the period, by key of a facet. */
function findKeys(db: Queryable, facet: 'hour' | 'band', { from, to }: AnalyticsPeriod) {
  return db.query<{ key: number; sessions: number; reported: number }>(
    `select key::int as key, sum(sessions)::int as sessions, sum(reported)::int as reported
     from chat_rollup where facet = $1::text and day between $2::date and $3::date group by key`,
    [facet, from, to],
  )
}

async function countWithoutResult(db: Queryable, period: AnalyticsPeriod, rest: Rest) {
  const [row] = await db.query<{ sessions: number; previous: number }>(
    `select coalesce(sum(sessions) filter (where day >= $2::date), 0)::int as sessions,
       coalesce(sum(sessions) filter (where day < $2::date), 0)::int as previous
     from chat_rollup where facet = 'top' and key = '' and day between $1::date and $3::date`,
    [previousPeriod(period).from, period.from, period.to],
  )
  const { sessions = 0, previous = 0 } = row ?? {}
  return { sessions, previous: previous - (restByKey(rest, 'top').get('') ?? 0) }
}

async function findConfusion(db: Queryable, { from, to }: AnalyticsPeriod): Promise<AnalyticsCounts['confusion']> {
  const rows = await db.query<ConfusionPair & { reports: number }>(
    `select suggested, min(actual_diagnosis collate "C") as given, count(*)::int as count,
       (sum(count(*)) over ())::int as reports
     from report where actual_key is not null and ${withinDays('session_at', '$1', '$2')}
     group by suggested, actual_key
     order by 3 desc, coalesce(suggested, '') collate "C", 2 limit $3::int`,
    [from, to, MOST_PAIRS],
  )
  return {
    reports: rows[0]?.reports ?? 0,
    pairs: rows.map(({ suggested, given, count }) => ({ suggested, given, count })),
  }
}

/** Two facets of the period, one query after the other. */
async function findBoth(
  db: Queryable,
  facets: [Facet, Facet],
  period: AnalyticsPeriod,
  rest: Rest,
): Promise<[TermCounts, TermCounts]> {
  return [await findTerms(db, facets[0], period, rest), await findTerms(db, facets[1], period, rest)]
}

/** Sessions by day, by hour and by probability band, one query after the other. */
async function findTotals(db: Queryable, period: AnalyticsPeriod, rest: Rest) {
  const days = await findDays(db, previousPeriod(period).from, period.to, rest)
  return { days, hourKeys: await findKeys(db, 'hour', period), bandKeys: await findKeys(db, 'band', period) }
}

/** Sessions without an answer, then wrong answers. */
async function findMisses(db: Queryable, period: AnalyticsPeriod, rest: Rest) {
  const withoutResult = await countWithoutResult(db, period, rest)
  return { withoutResult, confusion: await findConfusion(db, period) }
}

/**
 * Reads all analytics of a period from the day totals, four queries at a time: one screen must not take the whole pool.
 * @param period must end today or earlier: with future days, the previous period would be read session by session
 * @param db the database rather than a transaction, whose single connection would run the queries in turn
 * @param now epoch milliseconds; the previous period is cut at the same hour
 */
export async function countPeriod(db: Database, period: AnalyticsPeriod, now: number): Promise<AnalyticsCounts> {
  const [rest, since] = await Promise.all([findRest(db, period, previousUntil(period, now)), findSince(db)])
  const [{ days, hourKeys, bandKeys }, [symptoms, races], [uncovered, firsts], misses] = await Promise.all([
    findTotals(db, period, rest),
    findBoth(db, ['symptom', 'race'], period, rest),
    findBoth(db, ['uncovered', 'top'], period, rest),
    findMisses(db, period, rest),
  ])
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { key, sessions } of hourKeys) hours[key] = sessions
  const bands = Array.from({ length: BANDS }, () => ({ sessions: 0, reported: 0 }))
  for (const { key, sessions, reported } of bandKeys) bands[key] = { sessions, reported }
  return { since, days, hours, bands, symptoms, races, uncovered, firsts, ...misses }
}
