import { foldWords } from '../../base/text/index.ts'
import { type Instant, isOnDays, type WallDate } from '../../base/time/index.ts'
import { asRecord, readBoolean, readId, readInstant, readList, readString } from '../../base/wire/index.ts'
import { type DiagnosisResult, readDiagnosisResult } from '../diagnosis/index.ts'
import { wordsKey } from '../disease/index.ts'
import { type Report, readReport } from '../report/index.ts'

/** Page sizes of the specification: of the screen « Historique des Sessions », and of everything else (AMB-43). */
export const SESSION_SCREEN_PAGE_SIZE = 15
export const SESSION_PAGE_SIZE = 20

/** One question to the chatbot and its answer. */
export type ChatSession = {
  id: string
  race: string
  symptoms: string[]
  createdAt: Instant | null
  hasReports: boolean
  reports: Report[]
  /** The likeliest first; empty when nothing was found. */
  results: DiagnosisResult[]
  /** Symptoms that no disease of the base had at that time (extension). */
  uncovered: string[]
}

/** Reads a session as the server sends it. One that has reports is reported, whatever the flag says. */
export function readChatSession(value: unknown): ChatSession {
  const row = asRecord(value) ?? {}
  const reports = readList(row.reports, readReport)
  return {
    id: readId(row.id),
    race: readString(row.race),
    symptoms: readList(row.symptoms, readString),
    createdAt: readInstant(row.createdAt),
    hasReports: reports.length > 0 || readBoolean(row.hasReports) === true,
    reports,
    results: readList(row.diagnosisResult, readDiagnosisResult),
    uncovered: readList(row.uncovered, readString),
  }
}

/** What sessions are narrowed by: part of the breed, Paris days (both included), with or without reports. */
export type SessionFilter = { race?: string; from?: WallDate; to?: WallDate; hasReports?: boolean }

/** What spellings of one breed have in common: case, accents and marks apart. */
export function raceKey(race: string): string {
  return foldWords(race) || race.trim().toLowerCase()
}

/** What spellings of one symptom have in common: plural, articles and the order of words apart too. */
export function symptomKey(symptom: string): string {
  return wordsKey(symptom) || symptom.trim().toLowerCase()
}

/** Whether a session passes, as the server would filter it (AMB-44). */
export function matchesSessionFilter(
  session: Pick<ChatSession, 'race' | 'createdAt' | 'hasReports'>,
  { race = '', from, to, hasReports }: SessionFilter,
): boolean {
  if (hasReports !== undefined && session.hasReports !== hasReports) return false
  if (!raceKey(session.race).includes(foldWords(race))) return false
  if (!from && !to) return true
  return session.createdAt !== null && isOnDays(session.createdAt, { from, to })
}
