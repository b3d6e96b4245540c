import { getAccuracy } from '@potager/domain/analytics'
import { getChatSessionStats } from '@potager/domain/chat-session'
import { listReports } from '@potager/domain/report'
import type { ReportFigures } from '@potager/ui/report'
import { useApiQuery } from '../../platform/data/useApi.ts'

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
