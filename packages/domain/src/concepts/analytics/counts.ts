import type { WallDate } from '../../base/time/index.ts'

/** Figures of one Paris day: sessions, reported sessions, reports about them, and the engine's time. */
export type DayCount = { day: WallDate; sessions: number; reported: number; reports: number; durationMs: number }

/** Frequency of a term: its sessions in the period, the reported ones, and its sessions in the previous period. */
export type TermCount = { name: string; sessions: number; reported: number; previous: number }

/** The most frequent terms, and the number of all. */
export type TermCounts = { distinct: number; terms: readonly TermCount[] }

/** The chatbot's first result and the actual diagnosis of a report; `suggested` is null without a result. */
export type ConfusionPair = { suggested: string | null; given: string; count: number }

/**
 * Inputs of the analytics, counted by the database or from loaded sessions. Each session, and each report about it,
 * counts on the Paris day of the session. The previous period ends at `previousUntil`.
 */
export type AnalyticsCounts = {
  /** The first day with a stored session; null without one. */
  since: WallDate | null
  /** Days of the period and the previous one; days without sessions may be missing. */
  days: readonly DayCount[]
  /** By hour of the Paris clock, 24 numbers. */
  hours: readonly number[]
  symptoms: TermCounts
  races: TermCounts
  /** Symptoms that no disease of the base had when they were entered, nor has now. */
  uncovered: TermCounts
  /** First results by name; sessions without a result are in `withoutResult`. */
  firsts: TermCounts
  withoutResult: { sessions: number; previous: number }
  /** Sessions by probability of their first result, in 10 bands of 10 percent: 0–10 … 90–100. */
  bands: readonly { sessions: number; reported: number }[]
  /** Number of reports with a diagnosis, and their most frequent pairs. */
  confusion: { reports: number; pairs: readonly ConfusionPair[] }
}

/** Number of calibration bands. */
export const BANDS = 10

/** The band of a probability in percent; 100 belongs to the last one. */
export function bandOf(probability: number): number {
  return Math.max(0, Math.min(BANDS - 1, Math.floor(probability / 10)))
}
