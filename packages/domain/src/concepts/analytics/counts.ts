import type { WallDate } from '../../base/time/index.ts'

/** Sessions of one Paris day: how many, how many of them reported, the reports about them, and the engine's time. */
export type DayCount = { day: WallDate; sessions: number; reported: number; reports: number; durationMs: number }

/** How often something occurs: sessions with it in the period, those reported, and sessions with it in the previous one. */
export type TermCount = { name: string; sessions: number; reported: number; previous: number }

/** The first of many terms, the most frequent first, and how many there are. */
export type TermCounts = { distinct: number; terms: readonly TermCount[] }

/** What the chatbot put first against what a report says it was; null when it had found nothing. */
export type ConfusionPair = { suggested: string | null; given: string; count: number }

/**
 * What analytics are made from, counted by the database or from sessions at hand. Each session, and each report about it,
 * counts on the Paris day of the session. What is of the previous period ends with `previousUntil`.
 */
export type AnalyticsCounts = {
  /** The first day that any session is kept of; null without one. */
  since: WallDate | null
  /** Of the period and the one before; days without sessions may be missing. */
  days: readonly DayCount[]
  /** By hour of the Paris clock, 24 numbers. */
  hours: readonly number[]
  symptoms: TermCounts
  races: TermCounts
  /** Symptoms that no disease of the base had when they were asked, and has not now. */
  uncovered: TermCounts
  /** First results by name; sessions without a result are in `withoutResult`. */
  firsts: TermCounts
  withoutResult: { sessions: number; previous: number }
  /** Sessions by tens of percent of their first result's probability, 10 of them: 0–10 … 90–100. */
  bands: readonly { sessions: number; reported: number }[]
  /** Reports that give a diagnosis, and the most frequent pairs of them. */
  confusion: { reports: number; pairs: readonly ConfusionPair[] }
}

/** Bands of calibration. */
export const BANDS = 10

/** The band of a probability in percent; 100 belongs to the last. */
export function bandOf(probability: number): number {
  return Math.max(0, Math.min(BANDS - 1, Math.floor(probability / 10)))
}
