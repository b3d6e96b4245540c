import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import {
  answeredList,
  asRecord,
  NotAnswered,
  readList,
  readNumber,
  readOptionalString,
  readString,
} from '../../base/wire/index.ts'
import type { Analytics, CalibrationBand, SeriesPoint, TermShare, TermShares, TopDiagnosis } from './analytics.ts'
import type { AnalyticsPeriod, ConfusionPair, PeriodTotals } from './period.ts'
import { type Suggestion, type SuggestionRule, suggestionRules } from './suggestions.ts'

/** Frequency of a symptom or breed; the percentage is null when unknown (T19). */
export type Frequency = { name: string; count: number; percentage: number | null }

/**
 * Reads frequencies from a list, a page, or an object of counts by name; drops entries without a name. Throws NotAnswered for
 * anything else, an object without a count too.
 */
export function readFrequencies(value: unknown, key: 'symptom' | 'race'): Frequency[] {
  const record = asRecord(value)
  const counted = Object.entries(record ?? {}).flatMap(([name, given]): Frequency[] => {
    const count = readNumber(given)
    return count === undefined ? [] : [{ name, count, percentage: null }]
  })
  const listed = answeredList((item): Frequency => {
    const row = asRecord(item)
    if (!row) throw new NotAnswered()
    return {
      name: readString(row[key]),
      count: readNumber(row.count) ?? 0,
      percentage: readNumber(row.percentage) ?? null,
    }
  })
  const frequencies = counted.length > 0 && !record?.content ? counted : listed(value)
  return frequencies.filter(({ name }) => name !== '')
}

/** Performance of the chatbot; the rate is in percent (AMB-50), null values were not sent. */
export type PerformanceStats = {
  totalDiagnoses: number | null
  reportedErrors: number | null
  accuracyRate: number | null
  improvementSuggestions: string[]
  /** First day covered by the suggestions, if sent. */
  suggestionsSince?: WallDate
  /** First day covered by the figures, if sent; otherwise they cover all sessions. */
  since?: WallDate
}

const figures = ['totalDiagnoses', 'reportedErrors', 'accuracyRate', 'improvementSuggestions']

/**
 * Reads analytics/accuracy, whose shape is unspecified: a number, {accuracyRate}, or performance stats (AMB-41). Throws
 * NotAnswered for anything else.
 */
export function readPerformance(value: unknown): PerformanceStats {
  const row = asRecord(value) ?? { accuracyRate: readNumber(value) }
  if (!figures.some((name) => row[name] !== undefined)) throw new NotAnswered()
  const [since, suggestionsSince] = [readOptionalString(row.since), readOptionalString(row.suggestionsSince)]
  return {
    totalDiagnoses: readNumber(row.totalDiagnoses) ?? null,
    reportedErrors: readNumber(row.reportedErrors) ?? null,
    accuracyRate: readNumber(row.accuracyRate) ?? null,
    improvementSuggestions: readList(row.improvementSuggestions, readString).filter((text) => text !== ''),
    ...(suggestionsSince === undefined ? {} : { suggestionsSince }),
    ...(since === undefined ? {} : { since }),
  }
}

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

/** The most frequent symptoms of all sessions. */
export const getPopularSymptoms = call({
  name: 'getPopularSymptoms',
  resource: 'analytics',
  freshness: { staleTime: 600_000 },
  method: 'GET',
  path: '/admin/chatbot/analytics/popular-symptoms',
  access: 'staff',
  request: () => ({}),
  response: (body) => readFrequencies(body, 'symptom'),
})

/** The most frequent breeds of all sessions. */
export const getPopularRaces = call({
  name: 'getPopularRaces',
  resource: 'analytics',
  freshness: { staleTime: 600_000 },
  method: 'GET',
  path: '/admin/chatbot/analytics/popular-races',
  access: 'staff',
  request: () => ({}),
  response: (body) => readFrequencies(body, 'race'),
})

/** The chatbot's accuracy over all sessions (AMB-41). */
export const getAccuracy = call({
  name: 'getAccuracy',
  resource: 'analytics',
  freshness: { staleTime: 300_000 },
  method: 'GET',
  path: '/admin/chatbot/analytics/accuracy',
  access: 'staff',
  request: () => ({}),
  response: readPerformance,
})

/** All analytics of a period of Paris days, with the same span before it (extension). */
export const getAnalytics = call({
  name: 'getAnalytics',
  resource: 'analytics',
  method: 'GET',
  path: '/admin/chatbot/analytics',
  access: 'staff',
  extension: true,
  request: ({ from, to }: AnalyticsPeriod) => ({ query: { from, to } }),
  response: readAnalytics,
})
