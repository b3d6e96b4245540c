import { RECENT_REPORTS_FETCHED } from '@potager/domain/analytics'
import { listReports, type Report } from '@potager/domain/report'
import { useApiQuery, useWholeList } from '../../platform/data/useApi.ts'

const momentOf = ({ createdAt }: Report) => createdAt ?? 0

/**
 * The unresolved reports, newest first, or the first ones of them. No order is promised: unless the first page is newest
 * first or all there is, the list is read to its end, at most 2,000 rows.
 */
export function useNewestReports() {
  const first = useApiQuery(listReports, { page: 0, size: RECENT_REPORTS_FETCHED })
  const rows = first.data?.items ?? []
  const newest = rows.toSorted((a, b) => momentOf(b) - momentOf(a))
  const proven = first.data?.last !== false || rows.every((row, index) => row === newest[index])
  const whole = useWholeList(listReports, { enabled: !proven })
  return {
    reports: proven
      ? first.data
        ? newest
        : null
      : (whole.data?.rows.toSorted((a, b) => momentOf(b) - momentOf(a)) ?? null),
    total: first.data?.total ?? 0,
    error: first.error ?? (proven ? null : whole.error),
    refetch: () => void Promise.all([first.refetch(), ...(proven ? [] : [whole.refetch()])]),
  }
}
