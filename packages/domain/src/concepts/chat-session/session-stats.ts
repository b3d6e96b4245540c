import { asRecord, readNumber, readOptionalString } from '../../base/wire/index.ts'

/** Figures of all sessions; null is what the server did not say. */
export type SessionStats = {
  totalSessions: number | null
  todaySessions: number | null
  /** Per day, over the last 30 days. */
  avgPerDay: number | null
  mostPopularRace: string | null
}

/** Figures of the whole chatbot; rates are percents (AMB-50), null is what the server did not say. */
export type ChatbotStats = {
  totalSessions: number | null
  totalReports: number | null
  accuracyRate: number | null
  mostCommonRace: string | null
  mostCommonSymptom: string | null
  /** Seconds. */
  averageDiagnosisTime: number | null
}

/** Days that « average per day » is over. */
export const AVERAGE_DAYS = 30

/** A number that may be missing, text or NaN (T19). */
const numberOf = (value: unknown): number | null => readNumber(value) ?? null
const textOf = (value: unknown): string | null => readOptionalString(value) ?? null

/** Reads session stats; without an average of the server's, it is the total over 30 (AMB-42). */
export function readSessionStats(value: unknown): SessionStats {
  const row = asRecord(value) ?? {}
  const totalSessions = numberOf(row.totalSessions)
  return {
    totalSessions,
    todaySessions: numberOf(row.todaySessions),
    avgPerDay: numberOf(row.avgPerDay) ?? (totalSessions === null ? null : totalSessions / AVERAGE_DAYS),
    mostPopularRace: textOf(row.mostPopularRace),
  }
}

/** Reads chatbot stats; they come with those of sessions, of which they take what they lack (AMB-41). */
export function readChatbotStats(value: unknown): ChatbotStats {
  const row = asRecord(value) ?? {}
  return {
    totalSessions: numberOf(row.totalSessions),
    totalReports: numberOf(row.totalReports),
    accuracyRate: numberOf(row.accuracyRate),
    mostCommonRace: textOf(row.mostCommonRace) ?? textOf(row.mostPopularRace),
    mostCommonSymptom: textOf(row.mostCommonSymptom),
    averageDiagnosisTime: numberOf(row.averageDiagnosisTime),
  }
}
