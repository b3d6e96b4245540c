/** Periods of the dashboard in days: today, 7 and 30. */
export const dashboardDays = [1, 7, 30] as const

/** The target of the accuracy in percent, and the threshold of « excellent ». */
export const ACCURACY_TARGET = 85
export const EXCELLENT_ACCURACY = 90

/**
 * Sessions needed to judge an accuracy: with that many, the interval of a rate near the target is at most 15 points
 * wide.
 */
export const VERDICT_SESSIONS = 100

/** Verdict on an accuracy; « unknown » with too few sessions. */
export type Verdict = 'unknown' | 'excellent' | 'good' | 'improvable'

/** Judges the accuracy of a period against the target. */
export function verdictOf({
  accuracyRate: rate,
  sessions,
}: {
  accuracyRate: number | null
  sessions: number
}): Verdict {
  if (rate === null || sessions < VERDICT_SESSIONS) return 'unknown'
  if (rate >= EXCELLENT_ACCURACY) return 'excellent'
  return rate >= ACCURACY_TARGET ? 'good' : 'improvable'
}

/** List sizes of the dashboard; more reports are fetched than shown. */
export const TOP_TERMS = 5
export const RECENT_REPORTS_FETCHED = 5
export const RECENT_REPORTS = 3

/** A change since the same span before; `amount` is never negative. */
export type Trend = { direction: 'up' | 'down' | 'same'; amount: number; unit: 'percent' | 'points' }

function changeOf(difference: number, unit: Trend['unit']): Trend {
  const amount = Math.round(Math.abs(difference) * 10) / 10
  return { direction: amount === 0 ? 'same' : difference > 0 ? 'up' : 'down', amount, unit }
}

/** Change of a count in percent of the previous one; null when either is unknown or the previous one is zero. */
export function trendOfCount(now: number | null, before: number | null): Trend | null {
  return now === null || before === null || before === 0 ? null : changeOf(((now - before) / before) * 100, 'percent')
}

/** Change of a rate in percentage points; null when either is unknown. */
export function trendOfRate(now: number | null, before: number | null): Trend | null {
  return now === null || before === null ? null : changeOf(now - before, 'points')
}

/** 95 % confidence interval (Wilson) of a share, in percent; null without a sample. */
export function shareInterval(part: number, whole: number): { from: number; to: number } | null {
  if (whole <= 0) return null
  const z = 1.96
  const share = part / whole
  const centre = share + z ** 2 / (2 * whole)
  const reach = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const percent = (value: number) => Math.max(0, Math.min(100, (value / (1 + z ** 2 / whole)) * 100))
  return { from: percent(centre - reach), to: percent(centre + reach) }
}
