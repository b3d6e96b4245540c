import {
  type AnalyticsCounts,
  type AnalyticsPeriod,
  BANDS,
  type ConfusionPair,
  type DayCount,
  previousPeriod,
  type TermCount,
  type TermCounts,
} from '@potager/domain/analytics'
import type { Database, Queryable } from '../../db/database.ts'
import { withinDays } from '../chat-session/day-place.ts'

/** Terms that the rules look at; how many there are is counted beside. */
const MOST_TERMS = 1000
const MOST_PAIRS = 50

type Facet = 'race' | 'symptom' | 'uncovered' | 'top'

function findDays(db: Queryable, from: string, to: string): Promise<DayCount[]> {
  return db.query<DayCount>(
    `select day::text as day, sessions, reported, reports, duration_ms::float8 as "durationMs"
     from chat_rollup where facet = 'day' and day between $1::date and $2::date and sessions > 0 order by day`,
    [from, to],
  )
}

/** Terms of the period, with their sessions in the previous one, the most frequent first, then by name. */
async function findTerms(db: Queryable, facet: Facet, period: AnalyticsPeriod): Promise<TermCounts> {
  const rows = await db.query<TermCount & { distinct: number }>(
    `select min(label) filter (where day >= $3::date and sessions > 0) as name,
       (sum(sessions) filter (where day >= $3::date))::int as sessions,
       (sum(reported) filter (where day >= $3::date))::int as reported,
       coalesce(sum(sessions) filter (where day < $3::date), 0)::int as previous,
       (count(*) over ())::int as "distinct"
     from chat_rollup where facet = $1::text and day between $2::date and $4::date and (facet <> 'top' or key <> '')
     group by key having sum(sessions) filter (where day >= $3::date) > 0
     order by 2 desc, 1 limit $5::int`,
    [facet, previousPeriod(period).from, period.from, period.to, MOST_TERMS],
  )
  return {
    distinct: rows[0]?.distinct ?? 0,
    terms: rows.map(({ name, sessions, reported, previous }) => ({ name, sessions, reported, previous })),
  }
}

/** Sessions and reported ones of the period by key of a facet. */
function findKeys(db: Queryable, facet: 'hour' | 'band', { from, to }: AnalyticsPeriod) {
  return db.query<{ key: number; sessions: number; reported: number }>(
    `select key::int as key, sum(sessions)::int as sessions, sum(reported)::int as reported
     from chat_rollup where facet = $1::text and day between $2::date and $3::date group by key`,
    [facet, from, to],
  )
}

async function countWithoutResult(db: Queryable, period: AnalyticsPeriod) {
  const [row] = await db.query<{ sessions: number; previous: number }>(
    `select coalesce(sum(sessions) filter (where day >= $2::date), 0)::int as sessions,
       coalesce(sum(sessions) filter (where day < $2::date), 0)::int as previous
     from chat_rollup where facet = 'top' and key = '' and day between $1::date and $3::date`,
    [previousPeriod(period).from, period.from, period.to],
  )
  return row ?? { sessions: 0, previous: 0 }
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

/** Two facets of the period, one after the other. */
async function findBoth(
  db: Queryable,
  facets: [Facet, Facet],
  period: AnalyticsPeriod,
): Promise<[TermCounts, TermCounts]> {
  return [await findTerms(db, facets[0], period), await findTerms(db, facets[1], period)]
}

/** Sessions by day, by hour and by band of probability, one after the other. */
async function findTotals(db: Queryable, period: AnalyticsPeriod) {
  const days = await findDays(db, previousPeriod(period).from, period.to)
  return { days, hourKeys: await findKeys(db, 'hour', period), bandKeys: await findKeys(db, 'band', period) }
}

/** What went without an answer, then what was answered wrongly. */
async function findMisses(db: Queryable, period: AnalyticsPeriod) {
  const withoutResult = await countWithoutResult(db, period)
  return { withoutResult, confusion: await findConfusion(db, period) }
}

/**
 * Everything that analytics of a period are made from, out of the days' totals, four queries at a time: one person's
 * screen must not take the whole pool.
 * @param db the database itself rather than a transaction, whose one connection would do them in turn
 */
export async function countPeriod(db: Database, period: AnalyticsPeriod): Promise<AnalyticsCounts> {
  const [{ days, hourKeys, bandKeys }, [symptoms, races], [uncovered, firsts], misses] = await Promise.all([
    findTotals(db, period),
    findBoth(db, ['symptom', 'race'], period),
    findBoth(db, ['uncovered', 'top'], period),
    findMisses(db, period),
  ])
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { key, sessions } of hourKeys) hours[key] = sessions
  const bands = Array.from({ length: BANDS }, () => ({ sessions: 0, reported: 0 }))
  for (const { key, sessions, reported } of bandKeys) bands[key] = { sessions, reported }
  return { days, hours, bands, symptoms, races, uncovered, firsts, ...misses }
}
