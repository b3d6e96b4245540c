import { foldWords } from '../../base/text/index.ts'
import { type Instant, instantToWall, type WallDate, type WallTime } from '../../base/time/index.ts'
import { type ChatSession, raceKey, symptomKey } from '../chat-session/index.ts'
import { uncoveredSymptoms } from '../diagnosis/index.ts'
import type { Disease } from '../disease/index.ts'
import { type Analytics, analyticsOf } from './analytics.ts'
import {
  type AnalyticsCounts,
  type AnalyticsPeriod,
  BANDS,
  bandOf,
  type ConfusionPair,
  type DayCount,
  previousPeriod,
  previousUntil,
  type TermCount,
} from './period.ts'

/**
 * Analytics for a backend that only lists its sessions and diseases: gaps are symptoms without a disease now, and the
 * engine's time is unknown. `threshold` as in `analyticsOf`, `at` as in `countSessions`.
 */
export function analyticsFromSessions(
  sessions: readonly ChatSession[],
  diseases: readonly Disease[],
  asked: AnalyticsPeriod,
  threshold: number,
  at: Instant,
): Analytics {
  const judged = sessions.map((session) => ({
    ...session,
    uncovered: uncoveredSymptoms(session.symptoms, { diseases, signs: [] }, false),
  }))
  const analytics = analyticsOf(asked, countSessions(judged, asked, at), threshold)
  const unknownTime = { averageDiagnosisTime: null }
  return {
    ...analytics,
    period: { ...analytics.period, ...unknownTime },
    previous: { ...analytics.previous, ...unknownTime },
  }
}

/** The counted fields of a session. */
export type CountedSession = Pick<ChatSession, 'race' | 'symptoms' | 'createdAt' | 'hasReports' | 'uncovered'> & {
  results: readonly Pick<ChatSession['results'][number], 'name' | 'probability'>[]
  reports: readonly Pick<ChatSession['reports'][number], 'actualDiagnosis'>[]
  durationMs?: number
}
type Dated = CountedSession & { createdAt: Instant; wall: WallTime; day: WallDate }
type Term = { key: string; name: string }

/** Most frequent first, then by name. */
function byCount<Counted extends { name: string; sessions: number }>(a: Counted, b: Counted): number {
  if (a.sessions !== b.sessions) return b.sessions - a.sessions
  if (a.name === b.name) return 0
  return a.name < b.name ? -1 : 1
}

function termCounts(now: readonly Dated[], before: readonly Dated[], termsOf: (session: Dated) => Term[]) {
  const byKey = new Map<string, TermCount>()
  const each = (sessions: readonly Dated[], add: (session: Dated, count: TermCount, name: string) => void) => {
    for (const session of sessions) {
      const distinct = new Map(
        termsOf(session)
          .toReversed()
          .map((term) => [term.key, term.name]),
      )
      for (const [key, name] of distinct) {
        const count = byKey.get(key) ?? { name, sessions: 0, reported: 0, previous: 0 }
        add(session, count, name)
        byKey.set(key, count)
      }
    }
  }
  each(now, (session, count, name) => {
    if (name < count.name) count.name = name
    count.sessions += 1
    count.reported += session.hasReports ? 1 : 0
  })
  each(before, (_, count) => {
    count.previous += 1
  })
  const terms = [...byKey.values()].filter(({ sessions }) => sessions > 0).toSorted(byCount)
  return { distinct: terms.length, terms }
}

function dayCounts(sessions: readonly Dated[]): DayCount[] {
  const byDay = new Map<WallDate, DayCount>()
  for (const { day, hasReports, reports, durationMs = 0 } of sessions) {
    const count = byDay.get(day) ?? { day, sessions: 0, reported: 0, reports: 0, durationMs: 0 }
    count.sessions += 1
    count.reported += hasReports ? 1 : 0
    count.reports += Math.max(reports.length, hasReports ? 1 : 0)
    count.durationMs += durationMs
    byDay.set(day, count)
  }
  return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function bandCounts(sessions: readonly Dated[]): AnalyticsCounts['bands'] {
  const bands = Array.from({ length: BANDS }, () => ({ sessions: 0, reported: 0 }))
  for (const { results, hasReports } of sessions) {
    const probability = results[0]?.probability
    const band = typeof probability === 'number' ? bands[bandOf(probability)] : undefined
    if (!band) continue
    band.sessions += 1
    band.reported += hasReports ? 1 : 0
  }
  return bands
}

function confusionOf(sessions: readonly Dated[]): AnalyticsCounts['confusion'] {
  const pairs = new Map<string, ConfusionPair>()
  let reports = 0
  for (const session of sessions) {
    const suggested = session.results[0]?.name ?? null
    for (const { actualDiagnosis: given } of session.reports) {
      if (given === undefined) continue
      reports += 1
      const key = JSON.stringify([suggested, foldWords(given)])
      const pair = pairs.get(key) ?? { suggested, given, count: 0 }
      pair.count += 1
      if (given < pair.given) pair.given = given
      pairs.set(key, pair)
    }
  }
  const name = ({ suggested, given }: ConfusionPair) => `${suggested ?? ''}\n${given}`
  const sorted = [...pairs.values()].toSorted((a, b) => b.count - a.count || (name(a) < name(b) ? -1 : 1))
  return { reports, pairs: sorted }
}

/**
 * Counts loaded sessions, for a backend that does not count them: they must include all of the period and the previous
 * one. Sessions without a readable date are ignored. `at` is when they were read.
 */
export function countSessions(
  sessions: readonly CountedSession[],
  period: AnalyticsPeriod,
  at: Instant,
): AnalyticsCounts {
  const dated = sessions.flatMap((session): Dated[] => {
    const { createdAt } = session
    if (createdAt === null) return []
    const wall = instantToWall(createdAt)
    return [{ ...session, createdAt, wall, day: wall.slice(0, 10) }]
  })
  const during = ({ from, to }: AnalyticsPeriod) => dated.filter(({ day }) => day >= from && day <= to)
  const until = previousUntil(period, at)
  const [now, before] = [during(period), during(previousPeriod(period)).filter(({ createdAt }) => createdAt < until)]
  const withoutResult = (list: readonly Dated[]) => list.filter(({ results }) => results.length === 0).length
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { wall } of now) {
    const hour = Number(wall.slice(11, 13))
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  const symptomTerm = (name: string): Term => ({ key: symptomKey(name), name })
  return {
    since: dated.reduce<WallDate | null>((first, { day }) => (first !== null && first < day ? first : day), null),
    days: dayCounts([...before, ...now]),
    hours,
    symptoms: termCounts(now, before, ({ symptoms }) => symptoms.map(symptomTerm)),
    races: termCounts(now, before, ({ race }) => [{ key: raceKey(race), name: race }]),
    uncovered: termCounts(now, before, ({ uncovered }) => uncovered.map(symptomTerm)),
    firsts: termCounts(now, before, ({ results: [first] }) => (first ? [{ key: first.name, name: first.name }] : [])),
    withoutResult: { sessions: withoutResult(now), previous: withoutResult(before) },
    bands: bandCounts(now),
    confusion: confusionOf(now),
  }
}
