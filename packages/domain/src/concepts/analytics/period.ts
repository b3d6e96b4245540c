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
