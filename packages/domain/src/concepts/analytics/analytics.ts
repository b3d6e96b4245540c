import { improvementRate } from '../../base/format/rounded.ts'
import { type WallDate, weekdayOf, weekdays } from '../../base/time/index.ts'
import {
  type AnalyticsCounts,
  type AnalyticsPeriod,
  bucketsOf,
  type ConfusionPair,
  type DayCount,
  daysOf,
  type PeriodTotals,
  previousPeriod,
  type TermCounts,
  WEEKLY_ABOVE_DAYS,
} from './period.ts'
import { type Suggestion, suggestionsFrom } from './suggestions.ts'

/** A band with fewer sessions gets no rate. */
export const BAND_SUPPORT = 10
/** How many terms of a kind are listed; their total is given separately. */
const TOLD = 20

/** One day or week of a series. */
export type SeriesPoint = AnalyticsPeriod & { sessions: number; reported: number; accuracyRate: number | null }

/**
 * A symptom, breed or disease: its sessions, their share in percent, the reported ones, its sessions in the previous
 * period.
 */
export type TermShare = { name: string; count: number; percentage: number; reported: number; previous: number }
export type TermShares = { distinct: number; terms: TermShare[] }

/**
 * Sessions whose first result had a probability from `from` to `to` percent; an unreported result is not confirmed
 * correct.
 */
export type CalibrationBand = {
  from: number
  to: number
  sessions: number
  reported: number
  /** Percent; null below 10 sessions. */
  unreportedRate: number | null
}

/** The most frequent first result: its sessions, and their share in percent of those with a result. */
export type TopDiagnosis = { name: string; count: number; of: number; percentage: number }

/** The chatbot's figures for a period, with the same span before it (docs/decisions/0011). */
export type Analytics = {
  /** The first day with a stored session; null without one. */
  since: WallDate | null
  period: PeriodTotals
  /** Up to the same hour of its last day while the period still runs. */
  previous: PeriodTotals
  unit: 'day' | 'week'
  series: SeriesPoint[]
  /** Sessions by hour of the Paris clock from 0 to 23, and by weekday from Monday. */
  hours: number[]
  weekdays: number[]
  symptoms: TermShares
  races: TermShares
  uncovered: TermShares
  topDiagnosis: TopDiagnosis | null
  confusion: { reports: number; pairs: ConfusionPair[] }
  calibration: CalibrationBand[]
  suggestions: Suggestion[]
}

/** The previous totals to compare with; null where data does not cover all of that period (AMB-40). */
export function comparedWith<Totals extends AnalyticsPeriod>({
  since,
  previous,
}: {
  since: WallDate | null
  previous: Totals
}): Totals | null {
  return since !== null && since <= previous.from ? previous : null
}

/** A share in percent; null when `whole` is below `least`. */
export function percentOf(part: number, whole: number, least = 1): number | null {
  return whole >= least ? (part / whole) * 100 : null
}

function sumDays(days: readonly DayCount[], { from, to }: AnalyticsPeriod) {
  const total = { sessions: 0, reported: 0, reports: 0, durationMs: 0 }
  for (const { day, sessions, reported, reports, durationMs } of days) {
    if (day < from || day > to) continue
    total.sessions += sessions
    total.reported += reported
    total.reports += reports
    total.durationMs += durationMs
  }
  return total
}

function totalsOf(days: readonly DayCount[], period: AnalyticsPeriod, withoutResult: number): PeriodTotals {
  const { durationMs, ...counts } = sumDays(days, period)
  const { sessions, reported, reports } = counts
  return {
    ...period,
    ...counts,
    withoutResult,
    accuracyRate: percentOf(sessions - reported, sessions),
    improvementRate: improvementRate(reports, sessions),
    averageDiagnosisTime: sessions > 0 ? durationMs / sessions / 1000 : null,
  }
}

function weekdayCounts(days: readonly DayCount[], period: AnalyticsPeriod): number[] {
  const isOn = (day: WallDate, index: number) => weekdayOf(day) === weekdays[index]
  return weekdays.map(
    (_, index) =>
      sumDays(
        days.filter(({ day }) => isOn(day, index)),
        period,
      ).sessions,
  )
}

function sharesOf({ distinct, terms }: TermCounts, sessions: number): TermShares {
  return {
    distinct,
    terms: terms.slice(0, TOLD).map(({ name, sessions: count, reported, previous }) => ({
      name,
      count,
      percentage: percentOf(count, sessions) ?? 0,
      reported,
      previous,
    })),
  }
}

function topOf({ firsts, withoutResult }: AnalyticsCounts, sessions: number): TopDiagnosis | null {
  const [first] = firsts.terms
  const of = sessions - withoutResult.sessions
  return first ? { name: first.name, count: first.sessions, of, percentage: percentOf(first.sessions, of) ?? 0 } : null
}

/** Computes analytics from counts; `threshold` is the accuracy in percent below which the settings alert. */
export function analyticsOf(asked: AnalyticsPeriod, counts: AnalyticsCounts, threshold: number): Analytics {
  const { since, days, withoutResult } = counts
  const period = totalsOf(days, asked, withoutResult.sessions)
  const previous = totalsOf(days, previousPeriod(asked), withoutResult.previous)
  // The series starts with the data: a zero before would mean that nobody asked.
  const known = bucketsOf(asked).filter(({ to }) => since === null || period.sessions === 0 || to >= since)
  return {
    since,
    period,
    previous,
    unit: daysOf(asked) > WEEKLY_ABOVE_DAYS ? 'week' : 'day',
    series: known.map((bucket) => {
      const { sessions, reported } = sumDays(days, bucket)
      return { ...bucket, sessions, reported, accuracyRate: percentOf(sessions - reported, sessions) }
    }),
    hours: [...counts.hours],
    weekdays: weekdayCounts(days, asked),
    symptoms: sharesOf(counts.symptoms, period.sessions),
    races: sharesOf(counts.races, period.sessions),
    uncovered: sharesOf(counts.uncovered, period.sessions),
    topDiagnosis: topOf(counts, period.sessions),
    confusion: { reports: counts.confusion.reports, pairs: [...counts.confusion.pairs] },
    calibration: counts.bands.map(({ sessions, reported }, index) => ({
      from: index * 10,
      to: index * 10 + 10,
      sessions,
      reported,
      unreportedRate: percentOf(sessions - reported, sessions, BAND_SUPPORT),
    })),
    suggestions: suggestionsFrom({ period, compared: comparedWith({ since, previous }), counts, threshold }),
  }
}
