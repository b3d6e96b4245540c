import { foldWords } from '../../base/text/index.ts'
import { type Instant, isOnDays, type WallDate } from '../../base/time/index.ts'
import { asRecord, readBoolean, readId, readInstant, readOptionalString, readString } from '../../base/wire/index.ts'

/** Page size of the specification; the bounds are ours, generous for what a person types. */
export const REPORT_PAGE_SIZE = 10
export const reportLimits = {
  feedback: { max: 2000 },
  actualDiagnosis: { max: 120 },
  resolution: { max: 2000 },
} as const

/** A wrong answer of the chatbot that somebody told. The keys from `suggestedDiagnosis` on are extensions. */
export type Report = {
  id: string
  sessionId: string
  feedback: string
  /** What the person says it was. */
  actualDiagnosis?: string
  createdAt: Instant | null
  resolved: boolean
  resolution?: string
  /** What the chatbot had put first; absent when it had found nothing. */
  suggestedDiagnosis?: string
  /** Whether resolving it called for a change of the disease base. */
  updateDisease?: boolean
  resolvedAt?: Instant
}

/** What makes a report. */
export type ReportDraft = Pick<Report, 'sessionId' | 'feedback' | 'actualDiagnosis'>

/** Reads a report as the server sends it; texts that say nothing are absent (T17). */
export function readReport(value: unknown): Report {
  const row = asRecord(value) ?? {}
  const texts = (['actualDiagnosis', 'resolution', 'suggestedDiagnosis'] as const).flatMap((name) => {
    const text = readOptionalString(row[name])
    return text === undefined ? [] : [[name, text] as const]
  })
  const updateDisease = readBoolean(row.updateDisease)
  const resolvedAt = readInstant(row.resolvedAt)
  return {
    id: readId(row.id),
    sessionId: readId(row.sessionId),
    feedback: readString(row.feedback),
    createdAt: readInstant(row.createdAt),
    resolved: readBoolean(row.resolved) ?? false,
    ...Object.fromEntries(texts),
    ...(updateDisease === undefined ? {} : { updateDisease }),
    ...(resolvedAt === null ? {} : { resolvedAt }),
  }
}

/** What reports are narrowed by on the client: text, and Paris days, both included. */
export type ReportFilter = { search?: string; from?: WallDate; to?: WallDate }

/**
 * Whether a report passes: text in its own id or its session's, also as « #1a2b3c4d », or in its feedback or suggestion, case
 * and accents apart; the end day to its last instant.
 */
export function matchesReportFilter(
  report: Pick<Report, 'id' | 'sessionId' | 'feedback' | 'actualDiagnosis' | 'createdAt'>,
  { search = '', from, to }: ReportFilter,
): boolean {
  if (search.trim() !== '' && !isAbout(report, search)) return false
  if (!from && !to) return true
  return report.createdAt !== null && isOnDays(report.createdAt, { from, to })
}

function isAbout(
  { id, sessionId, feedback, actualDiagnosis = '' }: Pick<Report, 'id' | 'sessionId' | 'feedback' | 'actualDiagnosis'>,
  search: string,
): boolean {
  const typed = search.trim().toLowerCase()
  const number = typed.replace(/^#/, '')
  if (number !== '' && [id, sessionId].some((one) => one.toLowerCase().includes(number))) return true
  const folded = foldWords(typed)
  const texts = [feedback, actualDiagnosis]
  // A search of signs alone has nothing left to fold.
  return texts.some((text) => (folded === '' ? text.includes(typed) : foldWords(text).includes(folded)))
}

/** Share of reports that are resolved, in percent; null without reports (AMB-48). */
export function resolutionRate(resolved: number, unresolved: number): number | null {
  const total = resolved + unresolved
  return total > 0 ? (resolved / total) * 100 : null
}
