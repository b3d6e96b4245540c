import type { WallDate } from '../../base/time/index.ts'
import { asRecord, readList, readNumber, readOptionalString, readString } from '../../base/wire/index.ts'

/** How often a symptom or a breed occurs; the percentage is null when nobody said it (T19). */
export type Frequency = { name: string; count: number; percentage: number | null }

/** Reads frequencies from a list, a page, or an object of counts by name; entries without a name are dropped. */
export function readFrequencies(value: unknown, key: 'symptom' | 'race'): Frequency[] {
  const record = asRecord(value)
  const listed = Array.isArray(value) || Array.isArray(record?.content)
  const frequencies = listed
    ? readList(value, (item): Frequency => {
        const row = asRecord(item) ?? {}
        return {
          name: readString(row[key]),
          count: readNumber(row.count) ?? 0,
          percentage: readNumber(row.percentage) ?? null,
        }
      })
    : Object.entries(record ?? {}).flatMap(([name, given]): Frequency[] => {
        const count = readNumber(given)
        return count === undefined ? [] : [{ name, count, percentage: null }]
      })
  return frequencies.filter(({ name }) => name !== '')
}

/** How well the chatbot does; the rate is a percent (AMB-50), null is what the server did not say. */
export type PerformanceStats = {
  totalDiagnoses: number | null
  reportedErrors: number | null
  accuracyRate: number | null
  improvementSuggestions: string[]
  /** The first day that the suggestions are about, where the server says it. */
  suggestionsSince?: WallDate
  /** The first day that it is about, where the server says it; else all there was. */
  since?: WallDate
}

/** Reads analytics/accuracy, whose shape is not given: a number, {accuracyRate}, or performance stats (AMB-41). */
export function readPerformance(value: unknown): PerformanceStats {
  const row = asRecord(value) ?? { accuracyRate: value }
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
