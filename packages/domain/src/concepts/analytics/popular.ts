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
