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

/** Periods of the screen, and from how many days on a series is told by week. */
export const analyticsDays = [7, 30, 90, 365] as const
export const WEEKLY_ABOVE_DAYS = 90
export const ANALYTICS_MAX_DAYS = 731

/** Number of days of a period; 0 or less when it ends before it starts. */
export function daysOf({ from, to }: AnalyticsPeriod): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

/** The days before a period, as many as it has. */
export function previousPeriod(period: AnalyticsPeriod): AnalyticsPeriod {
  return { from: addDays(period.from, -daysOf(period)), to: addDays(period.from, -1) }
}

/**
 * The moment up to which the previous period is counted: a period that still runs is held against the same span of it, up to
 * the same hour of the Paris clock.
 */
export function previousUntil(period: AnalyticsPeriod, now: Instant): Instant {
  const wall = instantToWall(now)
  const sameHour = `${addDays(wall.slice(0, 10), -daysOf(period))}${wall.slice(10)}`
  const end = `${period.from}T00:00:00`
  return wallToInstant(sameHour < end ? sameHour : end)
}

/** A period without the days that have not come; one that begins after today keeps its first. */
export function untilToday({ from, to }: AnalyticsPeriod, today: WallDate): AnalyticsPeriod {
  const last = today < from ? from : today
  return { from, to: to < last ? to : last }
}

/** The last days up to today, today included. */
export function lastDays(days: number, today: WallDate): AnalyticsPeriod {
  return { from: addDays(today, 1 - days), to: today }
}

/**
 * What a series is told by: days, or beyond 90 days weeks from Monday to Sunday, the first and the last one within the
 * period. Consecutive, without a gap.
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
  /** Sessions with at least one report, and all reports about sessions of the period. */
  reported: number
  reports: number
  withoutResult: number
  /** Share of sessions without report. */
  accuracyRate: number | null
  /** 100 minus reports over sessions; below 0 when one session has several. */
  improvementRate: number | null
  /** Seconds that the engine took. */
  averageDiagnosisTime: number | null
}
