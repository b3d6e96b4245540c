import { type Filters, type ListOrder, searchOrNumber, yesOrNo } from '../../base/filters/filters.ts'
import { foldWords } from '../../base/text/index.ts'
import { isOnDays, type WallDate } from '../../base/time/index.ts'
import { describe, flag, id, instant, optional, type Read, reader, record, text } from '../../base/wire/index.ts'

/** Page size of the specification; the bounds are ours, generous for what a person types. */
export const REPORT_PAGE_SIZE = 10
export const reportLimits = {
  feedback: { max: 2000 },
  actualDiagnosis: { max: 120 },
  resolution: { max: 2000 },
} as const

/** A wrong answer of the chatbot that somebody told. */
export const reportRecord = record({
  id,
  sessionId: id,
  feedback: text,
  /** What the person says it was. */
  actualDiagnosis: optional(text),
  createdAt: instant,
  resolved: flag,
  resolution: optional(text),
  suggestedDiagnosis: describe('Ce que le chatbot avait proposé en premier (extension)', optional(text)),
  updateDisease: describe('La résolution demande de corriger la base (extension)', optional(flag)),
  resolvedAt: describe('Moment de la résolution (extension)', optional(instant)),
})
export interface Report extends Read<typeof reportRecord> {}
export const readReport = reader(reportRecord)

/** What the console filters reports by: resolved or not, words, its number and that of its session. */
export const reportFilters = {
  resolved: yesOrNo(({ resolved }) => resolved),
  q: searchOrNumber(
    ({ feedback, actualDiagnosis = '', suggestedDiagnosis = '' }) => [
      `${feedback}\n${actualDiagnosis}\n${suggestedDiagnosis}`,
    ],
    ({ id: own, sessionId }) => [own, sessionId],
  ),
} satisfies Filters<Report>

/** Reports, the newest first. */
export const reportOrder = {
  sorts: { createdAt: ({ createdAt }) => createdAt, resolved: ({ resolved }) => resolved },
  sort: 'createdAt',
  direction: 'desc',
} satisfies ListOrder<Report>

/** What makes a report. */
export type ReportDraft = Pick<Report, 'sessionId' | 'feedback' | 'actualDiagnosis'>

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

function isAbout(report: Pick<Report, 'id' | 'sessionId' | 'feedback' | 'actualDiagnosis'>, search: string): boolean {
  const typed = search.trim().toLowerCase()
  const number = typed.replace(/^#/, '')
  if (number !== '' && [report.id, report.sessionId].some((one) => one.toLowerCase().includes(number))) return true
  const folded = foldWords(typed)
  const texts = [report.feedback, report.actualDiagnosis ?? '']
  // A search of signs alone has nothing left to fold.
  return texts.some((told) => (folded === '' ? told.includes(typed) : foldWords(told).includes(folded)))
}

/** Share of reports that are resolved, in percent; null without reports (AMB-48). */
export function resolutionRate(resolved: number, unresolved: number): number | null {
  const total = resolved + unresolved
  return total > 0 ? (resolved / total) * 100 : null
}
