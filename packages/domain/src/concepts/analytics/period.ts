import {
  addDays,
  type Instant,
  instantToWall,
  type WallDate,
  wallToInstant,
  weekdayOf,
  weekdays,
} from '../../base/time/index.ts'

/** Paris days, both included. */
export type AnalyticsPeriod = { from: WallDate; to: WallDate }

/** Periods of the screen, and the length in days from which a series is weekly. */
export const analyticsDays = [7, 30, 90, 365] as const
export const WEEKLY_ABOVE_DAYS = 90
export const ANALYTICS_MAX_DAYS = 731

/** Number of days of a period; 0 or less when it ends before it starts. */
export function daysOf({ from, to }: AnalyticsPeriod): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

/** The period of the same length just before. */
export function previousPeriod(period: AnalyticsPeriod): AnalyticsPeriod {
  return { from: addDays(period.from, -daysOf(period)), to: addDays(period.from, -1) }
}

/**
 * Where the previous period is cut: a running period is compared with the same span, up to the same hour of the Paris
 * clock.
 */
export function previousUntil(period: AnalyticsPeriod, now: Instant): Instant {
  const wall = instantToWall(now)
  const sameHour = `${addDays(wall.slice(0, 10), -daysOf(period))}${wall.slice(10)}`
  const end = `${period.from}T00:00:00`
  return wallToInstant(sameHour < end ? sameHour : end)
}

/** A period without its future days; a period that starts after today keeps its first day. */
export function untilToday({ from, to }: AnalyticsPeriod, today: WallDate): AnalyticsPeriod {
  const last = today < from ? from : today
  return { from, to: to < last ? to : last }
}

/** The last `days` days, including today. */
export function lastDays(days: number, today: WallDate): AnalyticsPeriod {
  return { from: addDays(today, 1 - days), to: today }
}

/**
 * The buckets of a series: days, or beyond 90 days weeks from Monday to Sunday, cut at the period's ends. Consecutive,
 * without gaps.
 */
export function bucketsOf(period: AnalyticsPeriod): AnalyticsPeriod[] {
  const weekly = daysOf(period) > WEEKLY_ABOVE_DAYS
  const buckets: AnalyticsPeriod[] = []
  let from = period.from
  while (from <= period.to) {
    const last = weekly ? addDays(from, 6 - weekdays.indexOf(weekdayOf(from))) : from
    const to = last < period.to ? last : period.to
    buckets.push({ from, to })
    from = addDays(to, 1)
  }
  return buckets
}

/** Figures of a period; rates are percents, null without sessions. */
export type PeriodTotals = AnalyticsPeriod & {
  sessions: number
  /** Sessions with at least one report, and all reports about the period's sessions. */
  reported: number
  reports: number
  withoutResult: number
  /** Share of sessions without a report. */
  accuracyRate: number | null
  /** 100 minus reports over sessions; below 0 when sessions have several. */
  improvementRate: number | null
  /** Seconds of engine time. */
  averageDiagnosisTime: number | null
}

/** Figures of one Paris day: sessions, reported sessions, reports about them, and the engine's time. */
export type DayCount = { day: WallDate; sessions: number; reported: number; reports: number; durationMs: number }

/** Frequency of a term: its sessions in the period, the reported ones, and its sessions in the previous period. */
export type TermCount = { name: string; sessions: number; reported: number; previous: number }

/** The most frequent terms, and the number of all. */
export type TermCounts = { distinct: number; terms: readonly TermCount[] }

/** The chatbot's first result and the actual diagnosis of a report; `suggested` is null without a result. */
export type ConfusionPair = { suggested: string | null; given: string; count: number }

/**
 * Inputs of the analytics, counted by the database or from loaded sessions. Each session, and each report about it,
 * counts on the Paris day of the session. The previous period ends at `previousUntil`.
 */
export type AnalyticsCounts = {
  /** The first day with a stored session; null without one. */
  since: WallDate | null
  /** Days of the period and the previous one; days without sessions may be missing. */
  days: readonly DayCount[]
  /** By hour of the Paris clock, 24 numbers. */
  hours: readonly number[]
  symptoms: TermCounts
  races: TermCounts
  /** Symptoms that no disease of the base had when they were entered, nor has now. */
  uncovered: TermCounts
  /** First results by name; sessions without a result are in `withoutResult`. */
  firsts: TermCounts
  withoutResult: { sessions: number; previous: number }
  /** Sessions by probability of their first result, in 10 bands of 10 percent: 0–10 … 90–100. */
  bands: readonly { sessions: number; reported: number }[]
  /** Number of reports with a diagnosis, and their most frequent pairs. */
  confusion: { reports: number; pairs: readonly ConfusionPair[] }
}

/** Number of calibration bands. */
export const BANDS = 10

/** The band of a probability in percent; 100 belongs to the last one. */
export function bandOf(probability: number): number {
  return Math.max(0, Math.min(BANDS - 1, Math.floor(probability / 10)))
}
