import { foldWords } from '../../base/text/index.ts'
import type { AnalyticsCounts, PeriodTotals, TermCount } from './period.ts'

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

/** Minimum figures of each rule. */
export const suggestionRules = {
  /** Accuracy below the settings' threshold. */
  accuracy: { sessions: VERDICT_SESSIONS },
  /** Sessions without a result. */
  withoutResult: { sessions: 20, percent: 10 },
  /** A symptom without a disease. */
  uncovered: { sessions: 3 },
  /** A symptom whose share of the sessions is 1.5 times that of the previous period. */
  rising: { previous: 5, sessions: 10, factor: 1.5 },
  /** The breed with the greatest share of reported sessions, among breeds with enough of them. */
  race: { reported: 3, sessions: 10 },
  /** The disease most often suggested in place of another. */
  confusion: { reports: 2 },
} as const
export type SuggestionRule = keyof typeof suggestionRules

/** A suggestion of one of the rules, with its figures: `value` out of `of`. */
export type Suggestion = {
  rule: SuggestionRule
  value: number
  of: number
  /** The symptom, breed or disease concerned. */
  subject?: string
  /** The actual disease. */
  given?: string
  /** What the value is compared with: the threshold, or the previous period's count, out of `againstOf` sessions. */
  against?: number
  againstOf?: number
}

/** Inputs of the rules; `compared` are the previous totals, null where data does not cover that period. */
export type Basis = {
  period: PeriodTotals
  compared: PeriodTotals | null
  counts: AnalyticsCounts
  threshold: number
}
type Rule = (basis: Basis) => Suggestion | null

/** The greatest term by a measure; the first of ties. */
function greatest(terms: readonly TermCount[], measure: (term: TermCount) => number): TermCount | undefined {
  return terms.reduce<TermCount | undefined>(
    (best, term) => (best && measure(best) >= measure(term) ? best : term),
    undefined,
  )
}

const accuracy: Rule = ({ period: { sessions, accuracyRate }, threshold }) =>
  accuracyRate !== null && sessions >= suggestionRules.accuracy.sessions && accuracyRate < threshold
    ? { rule: 'accuracy', value: accuracyRate, of: sessions, against: threshold }
    : null

const withoutResult: Rule = ({ period: { sessions, withoutResult: value } }) => {
  const { sessions: least, percent } = suggestionRules.withoutResult
  return sessions >= least && value * 100 >= sessions * percent ? { rule: 'withoutResult', value, of: sessions } : null
}

const uncovered: Rule = ({ period, counts }) => {
  const [first] = counts.uncovered.terms
  if (!first || first.sessions < suggestionRules.uncovered.sessions) return null
  return { rule: 'uncovered', subject: first.name, value: first.sessions, of: period.sessions }
}

const rising: Rule = ({ period, compared, counts }) => {
  if (!compared) return null
  const { previous, sessions, factor } = suggestionRules.rising
  const rise = (term: TermCount) => term.sessions / period.sessions / (term.previous / compared.sessions)
  const risen = counts.symptoms.terms.filter(
    (term) => term.previous >= previous && term.sessions >= sessions && rise(term) >= factor,
  )
  const most = greatest(risen, rise)
  if (!most) return null
  const against = { against: most.previous, againstOf: compared.sessions }
  return { rule: 'rising', subject: most.name, value: most.sessions, of: period.sessions, ...against }
}

const race: Rule = ({ counts }) => {
  const { reported, sessions } = suggestionRules.race
  const enough = counts.races.terms.filter((term) => term.reported >= reported && term.sessions >= sessions)
  const most = greatest(enough, (term) => term.reported / term.sessions)
  if (!most) return null
  return { rule: 'race', subject: most.name, value: most.reported, of: most.sessions }
}

const confusion: Rule = ({ counts: { confusion: told } }) => {
  const pair = told.pairs.find(
    ({ suggested, given }) => suggested !== null && foldWords(suggested) !== foldWords(given),
  )
  if (!pair || pair.suggested === null || pair.count < suggestionRules.confusion.reports) return null
  return { rule: 'confusion', subject: pair.suggested, given: pair.given, value: pair.count, of: told.reports }
}

/** The suggestions of all rules for a period. */
export function suggestionsFrom(basis: Basis): Suggestion[] {
  return [accuracy, withoutResult, uncovered, rising, race, confusion].flatMap((rule) => rule(basis) ?? [])
}
