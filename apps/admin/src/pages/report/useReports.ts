import type { CsvColumn } from '@potager/admin-kit/export'
import { getAccuracy } from '@potager/domain/analytics'
import { getChatSessionStats } from '@potager/domain/chat-session'
import { formatInstant } from '@potager/domain/format'
import { reportFieldLabels } from '@potager/domain/messages'
import { listReports, matchesReportFilter, type Report, REPORT_PAGE_SIZE as SIZE } from '@potager/domain/report'
import type { ReportFigures } from '@potager/ui/report'
import { useApiQuery, useWholeList } from '../../platform/data/useApi.ts'
import type { ReportAddress } from './reportAddress.ts'

/** The columns of a report export (AMB-46). */
export const reportColumns: readonly CsvColumn<Report>[] = [
  { heading: reportFieldLabels.id, cell: ({ id }) => id },
  { heading: reportFieldLabels.session, cell: ({ sessionId }) => sessionId },
  {
    heading: reportFieldLabels.createdAt,
    cell: ({ createdAt }) => (createdAt === null ? null : formatInstant(createdAt)),
  },
  { heading: reportFieldLabels.feedback, cell: ({ feedback }) => feedback },
  { heading: reportFieldLabels.actualDiagnosis, cell: ({ actualDiagnosis = '' }) => actualDiagnosis },
  { heading: reportFieldLabels.resolved, cell: ({ resolved }) => resolved },
  { heading: reportFieldLabels.resolution, cell: ({ resolution = '' }) => resolution },
]

/** Figures of all reports: both tabs' totals (AMB-48) and the accuracy, null where the server gives none. */
export function useReportFigures(): { figures: ReportFigures | null; refetch: () => void } {
  const active = useApiQuery(listReports, { resolved: false, page: 0, size: 1 })
  const resolved = useApiQuery(listReports, { resolved: true, page: 0, size: 1 })
  const stats = useApiQuery(getChatSessionStats, undefined)
  const accuracy = useApiQuery(getAccuracy, undefined)
  const queries = [active, resolved, stats, accuracy]
  return {
    figures: queries.some(({ isPending }) => isPending)
      ? null
      : {
          active: active.data?.total ?? null,
          resolved: resolved.data?.total ?? null,
          accuracy: stats.data?.accuracyRate ?? accuracy.data?.accuracyRate ?? null,
        },
    refetch: () => {
      for (const query of queries) void query.refetch()
    },
  }
}

/** The reports on screen: a page of the tab, or of the matching reports over the whole tab. */
export function useReports({ resolved, filter, page }: ReportAddress) {
  const filtered = Object.keys(filter).length > 0
  const paged = useApiQuery(listReports, { resolved, page }, { enabled: !filtered, keepPrevious: true })
  const whole = useWholeList(listReports, { enabled: filtered, resolved })
  const query = filtered ? whole : paged
  const state = {
    error: query.error,
    refreshing: query.isRefetching,
    refetch: () => void query.refetch(),
  }
  if (!filtered) {
    // While loading, the previous page stays unless it belongs to the other tab.
    const here = paged.data?.items.some((report) => report.resolved === resolved)
    const data = paged.isPlaceholderData && !here ? undefined : paged.data
    const { items = null, total = 0, totalPages = 0 } = data ?? {}
    const reports = paged.isPlaceholderData && items?.length === 0 ? null : items
    return {
      ...state,
      reports,
      totalPages,
      settled: paged.isSuccess && !paged.isPlaceholderData,
      counts: items && { matching: total, total },
    }
  }
  const { rows, total, complete } = whole.data ?? { rows: [], total: 0, complete: true }
  const matching = rows.filter((report) => matchesReportFilter(report, filter))
  return {
    ...state,
    reports: whole.data ? matching.slice(page * SIZE, (page + 1) * SIZE) : null,
    totalPages: Math.ceil(matching.length / SIZE),
    settled: whole.isSuccess,
    counts: whole.data ? { matching: matching.length, total, ...(complete ? {} : { read: rows.length }) } : null,
  }
}
