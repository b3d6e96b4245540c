import { asRecord, NotAnswered, readList, readNumber, readOptionalString, readString } from '../../base/wire/index.ts'
import type { Analytics, CalibrationBand, SeriesPoint, TermShare, TermShares, TopDiagnosis } from './analytics.ts'
import type { ConfusionPair } from './counts.ts'
import type { PeriodTotals } from './period.ts'
import { type Suggestion, type SuggestionRule, suggestionRules } from './suggestions.ts'

type Row = Record<string, unknown>

const rowOf = (value: unknown): Row => asRecord(value) ?? {}
const count = (value: unknown): number => readNumber(value) ?? 0
const rate = (value: unknown): number | null => readNumber(value) ?? null

function readTotals(value: unknown): PeriodTotals {
  const row = rowOf(value)
  return {
    from: readString(row.from),
    to: readString(row.to),
    sessions: count(row.sessions),
    reported: count(row.reported),
    reports: count(row.reports),
    withoutResult: count(row.withoutResult),
    accuracyRate: rate(row.accuracyRate),
    improvementRate: rate(row.improvementRate),
    averageDiagnosisTime: rate(row.averageDiagnosisTime),
  }
}

function readPoint(value: unknown): SeriesPoint {
  const row = rowOf(value)
  const [from, to] = [readString(row.from), readString(row.to)]
  return {
    from,
    to,
    sessions: count(row.sessions),
    reported: count(row.reported),
    accuracyRate: rate(row.accuracyRate),
  }
}

function readTerm(value: unknown): TermShare {
  const row = rowOf(value)
  return {
    name: readString(row.name),
    count: count(row.count),
    percentage: count(row.percentage),
    reported: count(row.reported),
    previous: count(row.previous),
  }
}

function readTerms(value: unknown): TermShares {
  const row = rowOf(value)
  return { distinct: count(row.distinct), terms: readList(row.terms, readTerm) }
}

function readTop(value: unknown): TopDiagnosis | null {
  const row = asRecord(value)
  return row
    ? { name: readString(row.name), count: count(row.count), of: count(row.of), percentage: count(row.percentage) }
    : null
}

function readPair(value: unknown): ConfusionPair {
  const row = rowOf(value)
  return {
    suggested: readOptionalString(row.suggested) ?? null,
    given: readString(row.given),
    count: count(row.count),
  }
}

function readBand(value: unknown): CalibrationBand {
  const row = rowOf(value)
  return {
    from: count(row.from),
    to: count(row.to),
    sessions: count(row.sessions),
    reported: count(row.reported),
    unreportedRate: rate(row.unreportedRate),
  }
}

const isRule = (text: string): text is SuggestionRule => Object.hasOwn(suggestionRules, text)

/** Reads the suggestions of known rules; others are dropped, since they have no text. */
function readSuggestions(value: unknown): Suggestion[] {
  return readList(value, rowOf).flatMap((row) => {
    const rule = readString(row.rule)
    const [subject, given] = [readOptionalString(row.subject), readOptionalString(row.given)]
    const [against, againstOf] = [readNumber(row.against), readNumber(row.againstOf)]
    if (!isRule(rule)) return []
    return {
      rule,
      value: count(row.value),
      of: count(row.of),
      ...(subject === undefined ? {} : { subject }),
      ...(given === undefined ? {} : { given }),
      ...(against === undefined ? {} : { against }),
      ...(againstOf === undefined ? {} : { againstOf }),
    }
  })
}

/** Reads the analytics of our server. Throws NotAnswered without a period. */
export function readAnalytics(value: unknown): Analytics {
  const row = rowOf(value)
  if (!row.period) throw new NotAnswered()
  const confusion = rowOf(row.confusion)
  return {
    since: readOptionalString(row.since) ?? null,
    period: readTotals(row.period),
    previous: readTotals(row.previous),
    unit: row.unit === 'week' ? 'week' : 'day',
    series: readList(row.series, readPoint),
    hours: readList(row.hours, count),
    weekdays: readList(row.weekdays, count),
    symptoms: readTerms(row.symptoms),
    races: readTerms(row.races),
    uncovered: readTerms(row.uncovered),
    topDiagnosis: readTop(row.topDiagnosis),
    confusion: { reports: count(confusion.reports), pairs: readList(confusion.pairs, readPair) },
    calibration: readList(row.calibration, readBand),
    suggestions: readSuggestions(row.suggestions),
  }
}
